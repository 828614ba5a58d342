/// Who has signed in.
public struct Customer: Hashable, Sendable {
  /// What they call themselves.
  public let name: String

  /// A customer of that name.
  public init(name: String) {
    self.name = name
  }
}
