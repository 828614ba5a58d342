/// What the app provides for its screens: a factory for each, and hooks. Generated protocols refine this one and
/// implement its requirements; an app conforms to the generated protocol.
@MainActor public protocol GraphScreens<Graph> {
  /// The graph whose screens these are.
  associatedtype Graph: NavigationGraph

  /// Makes the page of a screen.
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any

  /// Asks the source's hook whether a segue, or ``SegueID/back``, may run.
  func shouldPerform(_ segue: SegueID, _ context: SegueContext) -> Bool

  /// Tells the source that a push runs, before the destination is seen.
  func preparePush(_ segue: SegueID, _ context: SegueContext)

  /// Tells the source that an unwind, or ``SegueID/back``, runs.
  func prepareUnwind(_ segue: SegueID, _ context: SegueContext)

  /// Tells the target of an unwind, or of ``SegueID/back``, what comes back.
  func unwind(_ segue: SegueID, _ context: SegueContext)
}
