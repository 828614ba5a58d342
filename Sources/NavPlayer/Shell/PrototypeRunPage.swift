package import NavRuntime

/// An instance of a screen.
package struct PrototypeRunPage: Sendable, Equatable, ModelPage {
  package let id: InstanceID
  package let value: FilledScreen
  /// The key, which equal instances share.
  package let key: String
  let token: KeyToken

  package var screenID: ScreenID { value.screen }
  package var screen: ScreenID { value.screen }
  /// The arguments, in the order of their declarations.
  package var arguments: [PrototypeValue] { value.arguments }
}

/// A request from its start until its outcome.
package struct PrototypeRequest: Sendable, ModelRequest {
  package typealias Model = PrototypeModel

  package let id: RequestID
  package let segue: SegueID
  let source: InstanceID?
  package let sender: Sender
  /// The screen that the request opens or goes to.
  package var destination: FilledScreen?
  /// The target of a back request.
  var target: InstanceID?
  var key = ""
  var token = KeyToken(rawValue: 0)
  /// The screens that are placed without a segue.
  var placed: [PrototypeModel.Step] = []
  package var plan: RoutePlan<PrototypeModel>?
  var madePages = 0
  /// Whether the awaited facts are known.
  package var hasAwaited = false
  /// The page that the user may not leave.
  var holder: InstanceID?
  /// The page whose eviction causes the request.
  var evicts: InstanceID?

  package var sourceID: InstanceID? { source }
  var makesSeveral: Bool { plan != nil || !placed.isEmpty }
}
