import Testing

@testable import NavImport

/// The screens of navigation graphs, with a test for each row of the table.
struct AndroidScreenTests {
  @Test func graphsAndIncludesMeanTheirStart() throws {
    try check(
      NavigationXML(start: "n", include("second"), nested("n", start: "a", fragment("a", action(to: "second")))),
      NavigationXML(stem: "second", start: "b", fragment("b")),
      expected: """
        navigation root main [graph]: a
        include second [include]: b
        navigation nested n [nested]: a
        action go [push]: a push b
        navigation root second [nested]: b
        """)
  }

  @Test func anIncludeCanHaveItsOwnID() throws {
    try check(
      NavigationXML(
        fragment("a", action(to: "inner")), "<include android:id='@+id/inner' app:graph='@navigation/second'/>"),
      NavigationXML(stem: "second", id: "two", start: "b", fragment("b")),
      expected: """
        navigation root main [graph]: a
        action go [push]: a push b
        include second [include]: b
        navigation root two [nested]: b
        """)
  }

  @Test func aStartThatNoFileHasIsAScreen() throws {
    try check(
      NavigationXML(start: "x", fragment("a"), nested("n", start: "y", fragment("b", action(to: "y")))),
      expected: """
        navigation root main [start-not-given x]: x
        navigation nested n [start-not-given y]: y
        action go [push]: b push y
        """)
  }

  @Test func withoutAStartTheFirstScreenIsTheStart() throws {
    try check(
      NavigationXML(
        start: nil, nested("n", start: nil, nested("m", start: nil, fragment("b"))), fragment("a"), fragment("c")),
      expected: """
        navigation root main [root-guessed]: a
        navigation nested n [root-guessed]: b
        navigation nested m [root-guessed]: b
        """)
  }

  @Test func aGraphWithoutScreensIsOmitted() throws {
    try check(
      NavigationXML(fragment("a", action(to: "n")), nested("n", start: nil)),
      expected: """
        navigation root main [graph]: a
        action go [push]: a push n
        navigation nested n [no-destination]: -
        """)
  }

  @Test func aFileThatIsNotGivenIsAScreen() throws {
    // The ID of a graph is usually the name of its file.
    try check(
      NavigationXML(fragment("a", action(to: "second")), include("second"), "<include/>"),
      expected: """
        navigation root main [graph]: a
        action go [push]: a push second
        include second [include-not-given second]: second
        include [include-not-given]: include
        """)
  }

  @Test func anIDThatNoFileHasIsAnAddition() throws {
    let draft = try readDraft([NavigationXML(fragment("a", action(to: "x"), action(to: "x")))])
    #expect(draft.screens.map(\.candidates) == [["a"], ["x"]])
    #expect(draft.screens.map(\.added) == [nil, .notGiven])
    #expect(draft.screens[1].metadata.map(\.value) == ["x"])
    try check(
      NavigationXML(fragment("a", action(to: "x"))),
      expected: "navigation root main [graph]: a\naction go [push]: a push x")
  }

  @Test func dialogsAndBottomSheetsArePresented() throws {
    let draft = try readDraft([
      NavigationXML(
        fragment("a"), destination("activity", "b"), dialog("c"),
        destination("fragment", "d", "android:name='x.ListBottomSheet'"),
        destination("sheet", "e", "android:name='x.ListBottomSheetFragment'"), destination("x.BottomSheetTag", "f"),
        destination("custom", "g"))
    ])
    #expect(draft.screens.map(\.isDialog) == [false, false, true, false, true, true, false])
    #expect(draft.elements.dropFirst().map(\.code) == Array(repeating: .screen, count: 6) + [.customDestination])
    #expect(draft.elements.last?.detail == "custom")
  }

  @Test func anIDCountsOnce() throws {
    try check(
      NavigationXML(
        fragment("a"), dialog("a", action(to: "b"), argument("x"), deepLink("app://x")),
        "<fragment><action/></fragment>",
        nested("a", start: "b"), fragment("main")),
      NavigationXML(stem: "second", id: "main", start: "b", fragment("a"), fragment("b")),
      expected: """
        navigation root main [graph]: a
        dialog a [duplicate-id]: -
        action go [duplicate-id]: -
        argument x [duplicate-id]: -
        deepLink app://x [duplicate-id]: -
        fragment [no-id]: -
        action [no-id]: -
        navigation nested a [nested]: b
        fragment main [duplicate-id]: -
        navigation root main [nested]: b
        fragment a [duplicate-id]: -
        """)
  }

  @Test func screensHaveAClassAndAnIDAndATitle() throws {
    let strings =
      "<resources><string name='list'>All items</string><string name='pattern'>Item {id}</string></resources>"
    let draft = try readDraft(
      [
        NavigationXML(
          destination("fragment", "a", "android:name='com.x.Lists$ListFragment' android:label='@string/list'"),
          destination("fragment", "b", "android:name='.ListFragment' android:label='ListFragment'"),
          destination("fragment", "c", "android:label='fragment_c' tools:layout='@layout/fragment_c'"),
          destination("fragment", "d", "android:label='Item {id}' android:name=''"),
          destination("fragment", "e", "android:label='@string/pattern'"),
          destination("fragment", "f", "android:label='@string/none'"),
          destination("fragment", "g", "android:label='@layout/g'"),
          destination("fragment", "h", "android:label='A } and a {'"))
      ], strings: [strings])
    #expect(draft.screens.map(\.className) == ["ListFragment", "ListFragment", nil, nil, nil, nil, nil, nil])
    #expect(draft.screens.map(\.title) == ["All items", nil, nil, nil, nil, nil, nil, "A } and a {"])
    #expect(draft.screens.map { $0.metadata.map { "\($0.key): \($0.value)" } }.first == ["id: a"])
    // Names keep their suffixes in a draft.
    #expect(draft.screens.map(\.candidates).first == ["a"])
    #expect(draft.screens.map(\.tag).first == "fragment")
  }

  @Test func anItemOfTheMenuIsATab() throws {
    try check(
      NavigationXML(start: "b", fragment("a"), fragment("b"), nested("n", start: "c", fragment("c"))),
      menu: menu(["a": "First", "n": "@string/none", "x": "Else", "b": "Last", "c": "Again"]),
      expected: """
        navigation root main [graph]: b
        navigation nested n [nested]: c
        item a [tab]: main tab a 'First'
        item n [tab]: main tab c
        item x [no-destination]: -
        item b [tab]: main tab b 'Last'
        item c [duplicate-id]: -
        """)
    let draft = try readDraft([NavigationXML(start: "b", fragment("a"), fragment("b"))], menu: menu(["a": "A"]))
    #expect(draft.screens[draft.root].isContainer && draft.screens[draft.root].added == .tabs)
    #expect(draft.start == 1)
    #expect(draft.elements.map(\.file) == [0, 0, 0, 1])
  }

  @Test func aMenuOfOtherItemsChangesNothing() throws {
    let draft = try readDraft([NavigationXML(fragment("a"))], menu: menu(["x": "X"]))
    #expect(draft.root == 0 && draft.screens.count == 1 && draft.start == nil)
  }

  @Test func anIncludeOfAnIncludeMeansTheStartOfTheLastFile() throws {
    try check(
      NavigationXML(fragment("a", action(to: "second"), action(to: "third")), include("second")),
      NavigationXML(stem: "second", start: "third", include("third")),
      NavigationXML(stem: "third", start: "c", fragment("b"), fragment("c", action(to: "second"))),
      expected: """
        navigation root main [graph]: a
        action go [push]: a push c
        action go [push]: a push c
        include second [include]: c
        navigation root second [nested]: c
        include third [include]: c
        navigation root third [nested]: c
        action go [again]: c action c
        """)
  }

  @Test func animationsAndSavedStateAreNotRead() throws {
    let attributes = """
      app:enterAnim='@anim/in' app:exitAnim='@anim/out' app:popEnterAnim='@anim/in' app:popExitAnim='@anim/out' \
      app:popUpToSaveState='true' app:restoreState='true' app:launchSingleTop='true' tools:text='x'
      """
    let plain = try imported(NavigationXML(fragment("a", action(to: "b")), fragment("b")))
    let animated = try imported(NavigationXML(fragment("a", action(to: "b", attributes)), fragment("b")))
    #expect(animated.text == plain.text && animated.remarks == [])
  }
}
