/// A segue that is evaluated or performed. Generated code turns it into the parameters of typed hooks and predicates.
///
/// It is a class, so that a hook receives a single reference: generated code passes it on once per segue.
@MainActor public final class SegueContext {
  /// The sender of the request.
  public let sender: Sender
  let sourceState: InstanceState
  let sourcePage: Any?
  /// The page of the target. For a push, `nil` until the page is created.
  var targetPage: Any?
  /// The destination of a push, or the target screen of an unwind, by its number in the entire graph.
  private let targetID: ScreenID
  /// For a push, the requested screen.
  let destination: (any Screen)?
  let returned: Any?
  /// Whether the request is only evaluated, and not performed.
  let isTrial: Bool
  let table: GraphTable
  /// The section of the called code. Each section numbers its own screens, and treats a fragment as the screen that
  /// mounts it.
  private let section: Int
  /// The inquiry for the segue's async facts while the request waits for them.
  var inquiry: FactInquiry?

  init(
    sender: Sender, sourceState: InstanceState, sourcePage: Any?, targetPage: Any?, target: ScreenID,
    destination: (any Screen)?, returned: Any?, isTrial: Bool, table: GraphTable, section: Int
  ) {
    self.sender = sender
    self.sourceState = sourceState
    self.sourcePage = sourcePage
    self.targetPage = targetPage
    self.targetID = target
    self.destination = destination
    self.returned = returned
    self.isTrial = isTrial
    self.table = table
    self.section = section
  }

  /// The same context without pages, which it may outlive.
  var withoutPages: SegueContext {
    SegueContext(
      sender: sender, sourceState: sourceState, sourcePage: nil, targetPage: nil, target: targetID,
      destination: destination, returned: returned, isTrial: isTrial, table: table, section: section)
  }

  /// Whether the context has this source, this target, and this section.
  func isAbout(_ source: InstanceState, _ target: ScreenID, in section: Int) -> Bool {
    sourceState === source && targetID == target && self.section == section
  }

  /// The screen that declares the segue. For ``SegueID/back``, the screen that the user leaves. The number is the one
  /// in the section of the called code, in whichever fragment the screen is.
  public var sourceScreen: ScreenID { table.number(of: sourceState.screenID, from: section) }

  /// The destination of a push, or the target screen of an unwind, by its number in the section of the called code.
  public var targetScreen: ScreenID { table.number(of: targetID, from: section) }

  /// The page of the source.
  public func source<Page>() -> Page { typed(sourcePage, "source") }

  /// The page of the target: of a push, in ``SectionScreens/preparePush(_:_:)``, or of an unwind.
  public func target<Page>() -> Page { typed(targetPage, "target") }

  /// The arguments of a push's destination.
  public func arguments<S: Screen>() -> S { typed(destination, "destination") }

  /// The arguments of a push's destination, or `nil` if a push is evaluated without them.
  public func argumentsIfKnown<S: Screen>() -> S? { destination.map { typed($0, "destination") } }

  /// The arguments of the source.
  public func sourceArguments<S: Screen>() -> S { typed(sourceState.screen, "source") }

  /// The value that an unwind returns, or `()` if it returns no value.
  public func value<Value>() -> Value { typed(returned ?? (), "value") }

  /// Evaluates an async fact. If the fact takes longer than the limit on the host's clock, returns `otherwise` and
  /// ignores a later answer.
  public func ask<Value>(
    within limit: Duration, otherwise: Value, _ fact: @escaping @MainActor () async -> Value
  ) async -> Value {
    guard let inquiry else { return await fact() }
    return await inquiry.ask(within: limit, otherwise: otherwise, fact)
  }

  /// Returns a segue's name in the file that declares the source.
  func ownName(of number: SegueID) -> String {
    table.ownName(of: table.segue(number, of: table.section(of: sourceState.screenID)))
  }

  /// The source, untyped.
  public var sourceInstance: ScreenInstance { table.instance(sourceState) }
}

extension GraphTable {
  @MainActor func instance(_ state: InstanceState) -> ScreenInstance {
    ScreenInstance(id: state.id, screenID: state.screenID, name: state.name, screen: state.screen)
  }
}
