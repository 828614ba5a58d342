/// The types of `NavRuntime` that generated code names, always with their module: an app has types of its own that are called so, and
/// other graphs.
enum RuntimeName {
  static var alertText: Piece { "NavRuntime.AlertText" }
  static var argumentReader: Piece { "NavRuntime.ArgumentReader" }
  static var argumentWriter: Piece { "NavRuntime.ArgumentWriter" }
  static var backSegue: Piece { "NavRuntime.BackSegue" }
  static var fragmentScreens: Piece { "NavRuntime.FragmentScreens" }
  static var graphFacts: Piece { "NavRuntime.GraphFacts" }
  static var graphPredicates: Piece { "NavRuntime.GraphPredicates" }
  static var graphScreens: Piece { "NavRuntime.GraphScreens" }
  static var graphTable: Piece { "NavRuntime.GraphTable" }
  static var navigationFragment: Piece { "NavRuntime.NavigationFragment" }
  static var navigationGraph: Piece { "NavRuntime.NavigationGraph" }
  static var pageContext: Piece { "NavRuntime.PageContext" }
  static var plainScreen: Piece { "NavRuntime.PlainScreen" }
  static var pushSegue: Piece { "NavRuntime.PushSegue" }
  static var returnedValues: Piece { "NavRuntime.ReturnedValues" }
  static var screen: Piece { "NavRuntime.Screen" }
  static var screenContext: Piece { "NavRuntime.ScreenContext" }
  static var screenHandle: Piece { "NavRuntime.ScreenHandle" }
  static var screenID: Piece { "NavRuntime.ScreenID" }
  static var sectionScreens: Piece { "NavRuntime.SectionScreens" }
  static var segue: Piece { "NavRuntime.Segue" }
  static var segueContext: Piece { "NavRuntime.SegueContext" }
  static var segueID: Piece { "NavRuntime.SegueID" }
  static var segueRequest: Piece { "NavRuntime.SegueRequest" }
  static var sender: Piece { "NavRuntime.Sender" }
  static var unwindSegue: Piece { "NavRuntime.UnwindSegue" }
}
