/// A segue that is being asked about or performed, as the generated code takes it apart into typed hooks and
/// predicates.
///
/// A class, so that what a hook is given is one reference: generated code hands it on once a segue.
@MainActor public final class SegueContext {
  /// Who asked.
  public let sender: Sender
  let sourceState: InstanceState
  let sourcePage: Any?
  /// Of a push, none before it is made.
  var targetPage: Any?
  /// The destination of a push, or the screen that an unwind goes to, by its number in the whole graph.
  private let targetID: ScreenID
  /// For a push, the screen that is asked for.
  let destination: (any Screen)?
  let returned: Any?
  /// Whether nothing is to happen: somebody only asks whether it might.
  let isTrial: Bool
  let table: GraphTable
  /// The section of the code that is called: it counts its own screens, and sees fragments as their places.
  private let section: Int
  /// Where the segue's facts are asked for, while they are waited for.
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

  /// Whether it tells of this source and target to that section.
  func isAbout(_ source: InstanceState, _ target: ScreenID, in section: Int) -> Bool {
    sourceState === source && targetID == target && self.section == section
  }

  /// The screen that declares the segue; for ``SegueID/back``, the one that is left. In whichever fragment that is, its
  /// number is the one that it has for the code that is called.
  public var sourceScreen: ScreenID { table.number(of: sourceState.screenID, from: section) }

  /// The destination of a push, or the screen that an unwind goes to, by the number that it has for the code that is
  /// called.
  public var targetScreen: ScreenID { table.number(of: targetID, from: section) }

  /// The page of the source.
  public func source<Page>() -> Page { typed(sourcePage, "source") }

  /// The page of the target: of a push, as ``SectionScreens/preparePush(_:_:)`` sees it; of an unwind.
  public func target<Page>() -> Page { typed(targetPage, "target") }

  /// The arguments of a push's destination.
  public func arguments<S: Screen>() -> S { typed(destination, "destination") }

  /// The arguments of a push's destination, or `nil` where a push is asked about without them.
  public func argumentsIfKnown<S: Screen>() -> S? { destination.map { typed($0, "destination") } }

  /// The arguments of the source.
  public func sourceArguments<S: Screen>() -> S { typed(sourceState.screen, "source") }

  /// What an unwind returns; `()` where that is nothing.
  public func value<Value>() -> Value { typed(returned ?? (), "value") }

  /// Asks for a fact whose answer may take a while: by the host's clock no longer than the limit, after which something
  /// else counts as the answer. A later one is ignored.
  public func ask<Value>(
    within limit: Duration, otherwise: Value, _ fact: @escaping @MainActor () async -> Value
  ) async -> Value {
    guard let inquiry else { return await fact() }
    return await inquiry.ask(within: limit, otherwise: otherwise, fact)
  }

  /// A segue's name in the file that declares the source.
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
