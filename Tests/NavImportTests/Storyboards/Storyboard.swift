import NavCompiler
import Testing

@testable import NavImport

/// A storyboard of a test. Each object is in its own scene.
struct Storyboard {
  var stem = "Main"
  var initial: String?
  var objects: [String]
  /// Elements outside of the scenes.
  private var others = ""

  init(stem: String = "Main", initial: String? = nil, _ objects: String...) {
    (self.stem, self.initial, self.objects) = (stem, initial, objects)
  }

  var xml: String {
    let initial = initial.map { " initialViewController='\($0)'" } ?? ""
    let scenes = objects.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    return "<document type='\(type)'\(initial)>\n\(scenes)\n\(others)</document>"
  }

  func file() throws -> StoryboardFile { try StoryboardFile(xml, stem: stem) }
}

/// Returns an object whose Storyboard ID is its ID.
func object(_ tag: String, _ id: String, _ attributes: String = "", _ content: String...) -> String {
  "<\(tag) id='\(id)' storyboardIdentifier='\(id)' \(attributes)>\(content.joined())</\(tag)>"
}

func page(_ id: String, _ content: String...) -> String { object("viewController", id, "", content.joined()) }

/// Returns a controller that only contains another object.
func run(_ id: String, root: String, _ attributes: String = "", _ content: String...) -> String {
  object("navigationController", id, attributes, relation("rootViewController", to: root), content.joined())
}

func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
  "<segue kind='\(kind)' destination='\(destination)' \(attributes)/>"
}

func relation(_ name: String, to destination: String) -> String {
  segue("relationship", to: destination, "relationship='\(name)'")
}

/// Checks what the elements of storyboards become, a line for each element:
///
///     show openDetail [push]: list push detail
///
/// The objects that only become a screen of their own, and the document whose initial screen is the root, are left out.
func check(_ storyboards: Storyboard..., expected: String, location: SourceLocation = #_sourceLocation) throws {
  let draft = StoryboardReader.draft(of: try storyboards.map { try $0.file() })
  let lines = DraftText(draft).lines.joined(separator: "\n")
  #expect(lines == expected, "\n\(lines)", sourceLocation: location)
}

extension Storyboard {
  /// Returns the storyboard with elements outside of its scenes.
  func with(_ elements: String) -> Storyboard {
    var copy = self
    copy.others = elements
    return copy
  }
}

extension StoryboardFile {
  init(_ xml: String, stem: String) throws {
    try self.init(SourceFile(path: "\(stem).storyboard", text: xml), stem: stem)
  }
}
