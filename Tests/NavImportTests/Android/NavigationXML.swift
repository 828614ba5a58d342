import NavCompiler
import Testing

@testable import NavImport

/// A navigation graph of a test.
struct NavigationXML {
  var stem = "main"
  var id: String?
  var start: String?
  var content: [String]

  init(stem: String = "main", id: String? = nil, start: String? = "a", _ content: String...) {
    (self.stem, self.id, self.start, self.content) = (stem, id ?? stem, start, content)
  }

  static let namespaces =
    "xmlns:android='http://schemas.android.com/apk/res/android' xmlns:app='http://schemas.android.com/apk/res-auto'"
    + " xmlns:tools='http://schemas.android.com/tools'"

  var xml: String {
    let attributes = [id.map { "android:id='@+id/\($0)'" }, start.map { "app:startDestination='@id/\($0)'" }]
      .compactMap { $0 }.joined(separator: " ")
    return "<navigation \(Self.namespaces) \(attributes)>\n\(content.joined(separator: "\n"))\n</navigation>\n"
  }

  func file() throws -> NavigationFile { try NavigationFile(xml, stem: stem) }
}

extension NavigationFile {
  init(_ xml: String, stem: String) throws {
    try self.init(SourceFile(path: "\(stem).xml", text: xml), stem: stem)
  }
}

/// Returns a destination.
func destination(_ tag: String, _ id: String, _ attributes: String = "", _ content: String...) -> String {
  "<\(tag) android:id='@+id/\(id)' \(attributes)>\(content.joined())</\(tag)>"
}

func fragment(_ id: String, _ content: String...) -> String { destination("fragment", id, "", content.joined()) }

func dialog(_ id: String, _ content: String...) -> String { destination("dialog", id, "", content.joined()) }

func nested(_ id: String, start: String?, _ content: String...) -> String {
  let start = start.map { "app:startDestination='@id/\($0)'" } ?? ""
  return "<navigation android:id='@+id/\(id)' \(start)>\(content.joined())</navigation>"
}

func include(_ graph: String) -> String { "<include app:graph='@navigation/\(graph)'/>" }

/// Returns an action whose ID is `go`, with its arguments as content.
func action(
  to destination: String? = nil, popUpTo: String? = nil, inclusive: Bool = false, _ attributes: String = "",
  _ content: String...
) -> String {
  let parts = [
    destination.map { "app:destination='@id/\($0)'" }, popUpTo.map { "app:popUpTo='@id/\($0)'" },
    inclusive ? "app:popUpToInclusive='true'" : nil, attributes,
  ]
  return "<action android:id='@+id/go' \(parts.compactMap { $0 }.joined(separator: " "))>\(content.joined())</action>"
}

/// Returns an argument. Without a type, Android infers it from the default.
func argument(_ name: String, _ type: String? = nil, default value: String? = nil, _ attributes: String = "") -> String
{
  let parts = [type.map { "app:argType='\($0)'" }, value.map { "android:defaultValue='\($0)'" }, attributes]
  return "<argument android:name='\(name)' \(parts.compactMap { $0 }.joined(separator: " "))/>"
}

func deepLink(_ uri: String) -> String { "<deepLink app:uri='\(uri)'/>" }

/// Returns a menu with an item for each ID and title.
func menu(_ items: KeyValuePairs<String, String>) -> String {
  let lines = items.map { "<item android:id='@+id/\($0.key)' android:title='\($0.value)'/>" }
  return "<menu \(NavigationXML.namespaces)>\n\(lines.joined(separator: "\n"))\n</menu>"
}

/// Returns the draft of navigation graphs.
func readDraft(
  _ graphs: [NavigationXML], menu: String? = nil, strings: [String] = []
) throws -> NavImport.Draft {
  let resources = try StringResources(strings.map { SourceFile(path: "strings.xml", text: $0) })
  let menu = try menu.map { try MenuFile(SourceFile(path: "menu.xml", text: $0)) }
  return AndroidReader.draft(of: try graphs.map { try $0.file() }, menu: menu, strings: resources)
}

/// Checks what the elements of navigation graphs become, a line for each element:
///
///     action go [push]: a push b
///
/// The destinations that only become a screen of their own are left out.
func check(
  _ graphs: NavigationXML..., menu: String? = nil, expected: String, location: SourceLocation = #_sourceLocation
) throws {
  let draft = try readDraft(graphs, menu: menu)
  let lines = AndroidDraftText(draft).lines.joined(separator: "\n")
  #expect(lines == expected, "\n\(lines)", sourceLocation: location)
  expectSoundAndroid(draft, "", location: location)
}
