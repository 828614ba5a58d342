/// A segue that is being asked about or performed, as the generated code takes it apart into typed hooks and
/// predicates.
///
/// A class, so that what a hook is given is one reference: generated code hands it on once a segue.
@MainActor public final class SegueContext {
  /// Who asked.
  public let sender: Sender
  let sourceState: InstanceState
  let sourcePage: Any?
  /// For an unwind the instance it goes to; for a push the new instance, once it is made.
  let targetState: InstanceState?
  let targetPage: Any?
  /// The destination of a push, or the screen that an unwind goes to.
  public let targetScreen: ScreenID
  /// For a push, the screen that is asked for.
  let destination: (any Screen)?
  let returned: Any?
  let table: GraphTable

  init(
    sender: Sender, sourceState: InstanceState, sourcePage: Any?, targetState: InstanceState?, targetPage: Any?,
    targetScreen: ScreenID, destination: (any Screen)?, returned: Any?, table: GraphTable
  ) {
    self.sender = sender
    self.sourceState = sourceState
    self.sourcePage = sourcePage
    self.targetState = targetState
    self.targetPage = targetPage
    self.targetScreen = targetScreen
    self.destination = destination
    self.returned = returned
    self.table = table
  }

  /// The screen that declares the segue; for ``SegueID/back``, the one that is left.
  public var sourceScreen: ScreenID { sourceState.screenID }

  /// The page of the source.
  public func source<Page>() -> Page { typed(sourcePage, "source") }

  /// The page of the target: of a push, as ``GraphScreens/preparePush(_:_:)`` sees it; of an unwind.
  public func target<Page>() -> Page { typed(targetPage, "target") }

  /// The arguments of a push's destination.
  public func arguments<S: Screen>() -> S { typed(destination, "destination") }

  /// The arguments of a push's destination, or `nil` where a push is asked about without them.
  public func argumentsIfKnown<S: Screen>() -> S? { destination.map { typed($0, "destination") } }

  /// The arguments of the source.
  public func sourceArguments<S: Screen>() -> S { typed(sourceState.screen, "source") }

  /// What an unwind returns; `()` where that is nothing.
  public func value<Value>() -> Value { typed(returned ?? (), "value") }

  /// The source, untyped.
  public var sourceInstance: ScreenInstance { table.instance(sourceState) }
}

extension GraphTable {
  @MainActor func instance(_ state: InstanceState) -> ScreenInstance {
    ScreenInstance(id: state.id, screenID: state.screenID, name: self[state.screenID].name, screen: state.screen)
  }
}
