import Foundation
import NavCompiler
import NavRuntime
import Testing

/// Reads files of apps into graphs. These tests do not need a corpus.
@MainActor struct CorpusReaderTests {
  @Test func aStoryboard() throws {
    let root = try Self.parse(
      """
      <document initialViewController="bar"><scenes>
        <scene><objects>
          <tabBarController id="bar" sceneMemberID="viewController"><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="1"/>
            <segue destination="map" kind="relationship" relationship="viewControllers" id="2"/>
          </connections></tabBarController>
        </objects></scene>
        <scene><objects>
          <navigationController id="nav" sceneMemberID="viewController"><connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="3"/>
          </connections></navigationController>
        </objects></scene>
        <scene><objects>
          <viewController id="list" storyboardIdentifier="List" sceneMemberID="viewController"><connections>
            <segue destination="item" kind="show" identifier="open item" id="4"/>
            <segue destination="help" kind="presentation" modalPresentationStyle="fullScreen" id="5"/>
          </connections></viewController>
        </objects></scene>
        <scene><objects>
          <viewController id="map" customClass="MapPage" sceneMemberID="viewController"/>
        </objects></scene>
        <scene><objects>
          <viewController id="item" storyboardIdentifier="Item" sceneMemberID="viewController"><connections>
            <segue destination="item" kind="show" id="6"/>
            <segue destination="help" kind="popoverPresentation" id="7"/>
            <segue destination="away" kind="unwind" unwindAction="done:" id="8"/>
          </connections></viewController>
          <exit id="away" sceneMemberID="exit"/>
        </objects></scene>
        <scene><objects>
          <viewController id="help" storyboardIdentifier="Help" sceneMemberID="viewController"/>
        </objects></scene>
        <scene><objects>
          <viewController id="attic" storyboardIdentifier="Attic" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes></document>
      """)
    var reader = StoryboardReader(root)
    let content = reader.content()
    #expect(content.features == [.modals, .tabs])
    let graph = AppGraph(content.map, named: "App")
    #expect(
      graph.text.text == """
        navc: 1
        graph: App
        root: tabBarController
        screens:
          tabBarController:
            tabs:
              list: { to: list }
              mapPage: { to: mapPage }
          list:
            push:
              openItem: { to: item }
            present:
              openHelp: { to: help, style: full }
          mapPage:
          item:
            push:
              openItem: { to: item, recursive: true }
            present:
              openHelp: { to: help, style: popover }
            unwind:
              done: { to: previous }
          help:
            shared: true
            unwind:
              close: { to: previous }

        """)
    #expect(graph.map.leftOut == ["a scene that only code opens": 1])
    try expectWalk(graph)
  }

  @Test func anAndroidGraph() throws {
    let main = """
      <navigation xmlns:android="a" xmlns:app="b" app:startDestination="@id/welcome">
        <include app:graph="@navigation/extra"/>
        <fragment android:id="@+id/welcome">
          <action android:id="@+id/enter" app:destination="@id/home" app:popUpTo="@id/welcome" app:popUpToInclusive="true"/>
        </fragment>
        <fragment android:id="@+id/home">
          <action android:id="@+id/open" app:destination="@id/item"/>
          <action android:id="@+id/ask" app:destination="@id/question"/>
          <action android:id="@+id/more" app:destination="@id/extra"/>
        </fragment>
        <fragment android:id="@+id/item">
          <argument android:name="number" app:argType="long" android:defaultValue="3L"/>
          <argument android:name="kind" app:argType="com.app.Kind"/>
          <action android:id="@+id/edit" app:destination="@id/editor"/>
        </fragment>
        <fragment android:id="@+id/editor">
          <action android:id="@+id/saved" app:destination="@id/receipt" app:popUpTo="@id/home"/>
          <action android:id="@+id/next" app:destination="@id/question" app:popUpTo="@id/editor" app:popUpToInclusive="true"/>
          <action android:id="@+id/away" app:popUpTo="@id/item" app:popUpToInclusive="true"/>
          <action android:id="@+id/undo" app:popUpTo="@id/item"/>
        </fragment>
        <fragment android:id="@+id/receipt"/>
        <dialog android:id="@+id/question"/>
        <fragment android:id="@+id/legal"/>
        <action android:id="@+id/showLegal" app:destination="@id/legal"/>
      </navigation>
      """
    let extra = """
      <navigation xmlns:android="a" xmlns:app="b" android:id="@+id/extra" app:startDestination="@id/first">
        <fragment android:id="@+id/first"/>
      </navigation>
      """
    var reader = NavigationXMLReader { $0 == "extra" ? try? Self.parse(extra) : nil }
    let content = reader.content(of: try Self.parse(main))
    #expect(content.features == [.dialogs, .globalActions, .popUpTo])
    let graph = AppGraph(content.map, named: "App")
    #expect(
      graph.text.text == """
        navc: 1
        graph: App
        root: [home, welcome]
        imports: [AppModel]
        types:
          Kind: { swift: AppModel.Kind }
        facts: { standsHome: Bool }
        anywhere:
            push:
              offerShowLegal: { to: legal }
        screens:
          welcome:
          home:
            requires: standsHome
            push:
              open: { to: item }
              more: { to: first }
            present:
              ask: { to: question, style: sheet }
          item:
            arguments: { number: { type: "Int", default: 3 }, kind: { type: "Kind" } }
            push:
              edit: { to: editor }
          editor:
            replace:
              saved: { to: receipt, from: home }
              next: { to: question, from: previous }
            unwind:
              away: { to: home }
              undo: { to: item }
          receipt:
          question:
            shared: true
          legal:
          first:

        """)
    #expect(graph.map.leftOut == [:])
    try expectWalk(graph)
  }

  private static func parse(_ text: String) throws -> XMLElementTree {
    try #require(XMLElementTree.root(of: Data(text.utf8)))
  }

  /// Performs all segues of a graph, and expects no problems.
  private func expectWalk(_ graph: AppGraph) throws {
    let checked = try #require(graph.checked, "\(graph.messages)")
    var walk = AppWalk(graph.map, GraphTable(Compiler.table(checked)))
    walk.walk()
    #expect(walk.problems == [])
    #expect(walk.gone == Set(graph.map.spots))
  }
}
