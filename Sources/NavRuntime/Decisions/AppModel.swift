/// An app as decisions about navigation see it: its instances, screens, predicates, and hooks.
///
/// The navigator binds it to the code of an app, and a prototype to sample values. Embedded Swift compiles it too, so
/// it uses no existentials.
package protocol AppModel {
  associatedtype Reader: ScreenReader
  associatedtype Page: ModelPage where Page.Value == Reader.Value
  associatedtype Request: ModelRequest where Request.Value == Reader.Value, Request.Model == Self
  /// The parameters of predicates and hooks.
  associatedtype Context

  typealias Value = Reader.Value
  typealias Step = PlanStep<Self>

  var reader: Reader { get }

  // MARK: Instances

  /// An instance on the stack, or one that arrives or leaves.
  func page(_ instance: InstanceID) -> Page?

  /// The page of a step that is not performed yet.
  func page(of step: Step) -> Page

  /// The key of a screen.
  func key(of value: Value, as screen: ScreenID) -> Page.Key

  /// A root with the defaults of its arguments, or `nil` if an argument does not have a default.
  func root(_ screen: ScreenID) -> Value?

  /// The saved screens of a tab that was not selected since the stack was restored, or `nil` if there are none.
  func savedSteps(of tab: Int, in container: Page) -> [Step]?

  // MARK: Predicates and hooks

  /// The context of a request, for the code of the source.
  func context(_ request: Request, from source: Page, to target: Page?) -> Context

  /// The context of a plan's step to a screen.
  func context(ofStepTo screen: ScreenID, _ value: Value, from source: Page, sender: Sender) -> Context

  /// The context of back. Without a request, it is a back of a user.
  func backContext(_ request: Request?, from source: Page, to target: Page?) -> Context

  /// Whether the predicate of a segue holds. Async facts count as true, and so do predicates that read the arguments
  /// of a push that is evaluated without them.
  func allows(_ segue: SegueID, _ context: Context) -> Bool

  /// Whether the `back` predicate of a screen holds.
  func allowsBack(_ context: Context) -> Bool

  /// Whether the hook of the source's page allows a segue.
  func hookAllows(_ segue: SegueID, _ context: Context) -> Bool

  /// Whether the requirement of a screen, or of a mounted fragment, holds.
  func meets(_ screen: ScreenID, _ value: Value?) -> Bool
}

extension AppModel {
  func page(_ instance: InstanceID?) -> Page? { instance.flatMap { page($0) } }
  func page(_ entry: StackEntry?) -> Page? { page(entry?.instance) }
}

/// An instance of a screen.
package protocol ModelPage {
  associatedtype Value
  /// Equal keys mean equal content.
  associatedtype Key: Equatable

  var id: InstanceID { get }
  var screenID: ScreenID { get }
  var value: Value { get }
  var key: Key { get }
}

/// The properties of a request that its evaluation reads.
package protocol ModelRequest {
  associatedtype Value
  associatedtype Model: AppModel

  var segue: SegueID { get }
  var sender: Sender { get }
  var sourceID: InstanceID? { get }
  /// The screen that the request opens or goes to.
  var destination: Value? { get }
  /// Whether the async facts of the segue are already known.
  var hasAwaited: Bool { get }
  var plan: RoutePlan<Model>? { get }
}
