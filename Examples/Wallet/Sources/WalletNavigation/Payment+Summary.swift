import WalletModel

extension Wallet.Payment {
  /// What is to be paid to whom, in words.
  public var summary: String { "\(amount.inEuros) to \(payee)" }
}
