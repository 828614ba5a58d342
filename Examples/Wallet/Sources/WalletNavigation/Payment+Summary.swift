import WalletModel

extension Wallet.Payment {
  /// The amount and the payee, as text.
  public var summary: String { "\(amount.inEuros) to \(payee)" }
}
