/// The types of `NavRuntime` in generated code, always with the module, because apps and graphs may have types with the
/// same names.
enum RuntimeName {
  static var alertText: TextSlice { "NavRuntime.AlertText" }
  static var argumentReader: TextSlice { "NavRuntime.ArgumentReader" }
  static var argumentWriter: TextSlice { "NavRuntime.ArgumentWriter" }
  static var backSegue: TextSlice { "NavRuntime.BackSegue" }
  static var fragmentScreens: TextSlice { "NavRuntime.FragmentScreens" }
  static var graphFacts: TextSlice { "NavRuntime.GraphFacts" }
  static var graphPredicates: TextSlice { "NavRuntime.GraphPredicates" }
  static var graphScreens: TextSlice { "NavRuntime.GraphScreens" }
  static var graphTable: TextSlice { "NavRuntime.GraphTable" }
  static var navigationFragment: TextSlice { "NavRuntime.NavigationFragment" }
  static var navigationGraph: TextSlice { "NavRuntime.NavigationGraph" }
  static var pageContext: TextSlice { "NavRuntime.PageContext" }
  static var plainScreen: TextSlice { "NavRuntime.PlainScreen" }
  static var pushSegue: TextSlice { "NavRuntime.PushSegue" }
  static var renamedCases: TextSlice { "NavRuntime.RenamedCases" }
  static var returnedValues: TextSlice { "NavRuntime.ReturnedValues" }
  static var screen: TextSlice { "NavRuntime.Screen" }
  static var screenContext: TextSlice { "NavRuntime.ScreenContext" }
  static var screenHandle: TextSlice { "NavRuntime.ScreenHandle" }
  static var screenID: TextSlice { "NavRuntime.ScreenID" }
  static var sectionScreens: TextSlice { "NavRuntime.SectionScreens" }
  static var segue: TextSlice { "NavRuntime.Segue" }
  static var segueContext: TextSlice { "NavRuntime.SegueContext" }
  static var segueID: TextSlice { "NavRuntime.SegueID" }
  static var segueRequest: TextSlice { "NavRuntime.SegueRequest" }
  static var sender: TextSlice { "NavRuntime.Sender" }
  static var unwindSegue: TextSlice { "NavRuntime.UnwindSegue" }
}
