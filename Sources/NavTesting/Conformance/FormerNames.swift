/// The former name of ``UserInput``.
@available(*, deprecated, renamed: "UserInput")
public typealias HostHands = UserInput

/// The former name of ``ContractClause``.
@available(*, deprecated, renamed: "ContractClause")
public typealias HostSentence = ContractClause
