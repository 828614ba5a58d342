import NavCompiler
import Testing

@testable import NavImport

/// The contents of an Android app's files, and the refused files.
struct NavigationFileTests {
  private func failure(_ xml: String) -> String {
    do {
      _ = try NavigationFile(xml, stem: "main")
      return "imported"
    } catch let error as ImportFailure {
      return "\(error.offset): \(error.message) [\(error.kind.rawValue)]"
    } catch {
      return "another error"
    }
  }

  @Test func anotherRootElementIsRefused() {
    #expect(failure("<menu/>") == "0: the root element is not 'navigation' [import-kind]")
    #expect(failure("<?xml version='1.0'?>\n<document/>") == "22: the root element is not 'navigation' [import-kind]")
    #expect(failure("<n:navigation xmlns:n='urn:x'/>") == "0: the root element is not 'navigation' [import-kind]")
    #expect(failure("<navigation>").hasSuffix("[import-xml]"))
  }

  @Test func aGraphWithoutADestinationIsRefused() {
    let empty = "0: the navigation graph has no destination [import-empty]"
    #expect(failure("<navigation/>") == empty)
    #expect(failure("<navigation><navigation/><action/></navigation>") == empty)
    // A destination without an ID is not a screen.
    #expect(failure(NavigationXML("<fragment/>").xml) == empty)
    #expect(failure(NavigationXML(fragment("a")).xml) == "imported")
    #expect(failure(NavigationXML(include("b")).xml) == "imported")
  }

  @Test func elementsAreTagsWithAMeaningAndChildrenOfGraphs() throws {
    let file = try NavigationXML(
      fragment("a", action(to: "b", "", argument("x")), deepLink("app://a"), "<other/>"),
      "<custom android:id='@id/c'/>",
      "<tools:sample/>", nested("n", start: "d", "<activity/>")
    ).file()
    #expect(
      file.nodes.map { "\($0.kind)" } == [
        "navigation", "destination", "action", "argument", "deepLink", "destination", "navigation", "destination",
      ])
    #expect(file.nodes.map(\.owner) == [nil, 0, 1, 2, 1, 0, 0, 6])
  }

  @Test func misplacedElementsBelongToTheNearestThatCanContainThem() throws {
    let file = try NavigationXML(
      "<fragment android:id='@id/a'><action><action/><deepLink/><argument><argument/></argument></action>"
        + "<navigation><fragment/></navigation></fragment>"
    ).file()
    #expect(
      file.nodes.map { "\($0.kind) \($0.owner ?? -1)" } == [
        "navigation -1", "destination 0", "action 1", "action 1", "deepLink 1", "argument 2", "argument 2",
        "navigation 0", "destination 7",
      ])
  }

  @Test func prefixesDoNotCount() throws {
    let xml = """
      <navigation xmlns:a='http://schemas.android.com/apk/res/android' xmlns:b='http://schemas.android.com/apk/res-auto'
        b:startDestination='@id/list'><fragment a:id='@+id/list' a:label='List'/></navigation>
      """
    let draft = AndroidReader.draft(
      of: [try NavigationFile(xml, stem: "main")], menu: nil, strings: StringResources())
    #expect(draft.screens.map(\.title) == ["List"])
    #expect(draft.elements.map(\.code) == [.graph, .screen])
  }

  @Test func menusHaveItemsAtAnyDepth() throws {
    let xml =
      "<menu \(NavigationXML.namespaces)><group><item android:id='@+id/a' android:title='A'/>"
      + "<item><menu><item android:id='@id/b'/></menu></item></group></menu>"
    let file = try MenuFile(SourceFile(path: "menu.xml", text: xml))
    #expect(file.items.map(\.id) == ["a", nil, "b"])
    #expect(file.items.map(\.title) == ["A", nil, nil])
    #expect(throws: ImportFailure.self) { try MenuFile(SourceFile(path: "m.xml", text: "<menu/>")) }
    #expect(throws: ImportFailure.self) {
      try MenuFile(SourceFile(path: "m.xml", text: "<navigation><item/></navigation>"))
    }
  }

  @Test func stringsAreTheTextsThatAndroidShows() throws {
    let xml = """
      <resources>
        <string name="plain">  Two\n  words </string>
        <string name="escaped">It\\'s \\"one\\"\\u0021\\n2</string>
        <string name="quoted">"  a "  b</string>
        <string name="styled">One <b>two</b></string>
        <string name="alias">@string/plain</string>
        <string name="circle">@string/circle</string>
        <string name="odd">a\\uD800b\\</string>
        <string-array name="list"><item>x</item></string-array>
        <string name="plain">Second</string>
      </resources>
      """
    let strings = try StringResources([
      SourceFile(path: "strings.xml", text: xml),
      SourceFile(path: "other.xml", text: "<other><string name='o'/></other>"),
    ])
    #expect(strings.text(of: "plain") == "Two words")
    #expect(strings.text(of: "escaped") == "It's \"one\"!\n2")
    #expect(strings.text(of: "quoted") == "  a  b")
    #expect(strings.text(of: "styled") == nil)
    #expect(strings.text(of: "alias") == "Two words")
    #expect(strings.text(of: "circle") == nil)
    #expect(strings.text(of: "odd") == "ab")
    #expect(strings.text(of: "list") == nil)
    #expect(strings.text(of: "o") == nil)
  }
}
