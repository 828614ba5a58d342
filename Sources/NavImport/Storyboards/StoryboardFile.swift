import NavCompiler

/// The objects and segues of a storyboard, in the order of their start tags. An empty attribute counts as absent.
struct StoryboardFile {
  /// An object of a scene.
  struct Object {
    /// The tags of objects that are not view controllers: the application, and the controllers of Cocoa bindings.
    private static let otherTags: Set = [
      "application", "objectController", "arrayController", "dictionaryController", "treeController",
      "userDefaultsController",
    ]

    var tag: String
    var offset: UInt32
    var id: String?
    var customClass: String?
    /// The Storyboard ID, or the identifier of an interface controller of WatchKit.
    var storyboardID: String?
    var title: String?
    /// The title of the navigation item.
    var itemTitle: String?
    /// The title of the tab bar item.
    var tabTitle: String?
    /// The label that the author gave the object in Interface Builder.
    var userLabel: String?
    var presentationStyle: String?
    var transitionStyle: String?
    /// The scene that a storyboard reference leads to.
    var reference: Reference?

    /// Whether the object can be a screen, or lead to one.
    var isController: Bool { !Self.otherTags.contains(tag) }
  }

  /// The destination of a storyboard reference.
  struct Reference {
    /// The storyboard, or `nil` for the same one.
    var storyboard: String?
    /// The Storyboard ID, or `nil` for the initial scene.
    var identifier: String?
    var bundle: String?
  }

  /// A segue, also a segue that states how scenes are connected.
  struct Segue {
    var offset: UInt32
    /// The object around the segue, else the object of its scene, else `nil`.
    var source: Int?
    var id: String?
    /// The kind, or the key of a segue without a kind.
    var kind: String
    /// Whether the segue previews or commits another segue, which contains it.
    var isPeek: Bool
    var relationship: String?
    var identifier: String?
    var destination: String?
    var customClass: String?
    var presentationStyle: String?
    var transitionStyle: String?
    var isAnimated: Bool
    var unwindAction: String?
  }

  /// A start tag that the report lists: an object, a segue, or the document.
  enum Item {
    case document, object(Int), segue(Int)
  }

  var stem: String
  var documentOffset: UInt32
  var initialID: String?
  var objects: [Object] = []
  var segues: [Segue] = []
  var items: [Item] = []
}

extension StoryboardFile {
  /// The kept elements of a storyboard: the objects of each scene, their items, and all segues.
  ///
  /// A gesture recognizer is an object next to the controller of its scene, so its segues need the scene.
  private static var selection: XMLTree.Selection {
    XMLTree.Selection { name, parent, depth in
      if name == "scene" || name == "segue" { return true }
      guard let parent, parent.depth == depth - 1 else { return false }
      return name == "navigationItem" || name == "tabBarItem" || (name == "objects" && parent.name == "scene")
        || parent.name == "objects"
    }
  }

  /// Reads a storyboard.
  ///
  /// - Throws: An ``ImportFailure`` if the file is not well-formed XML, or not a storyboard with a scene.
  init(_ file: SourceFile, stem: String) throws(ImportFailure) {
    let tree = try LibExpat.read(file, Self.selection)
    let document = tree.nodes[0]
    guard document.name == "document", document.text(of: "type")?.contains("Storyboard") ?? true else {
      throw ImportFailure(
        .kind, "the root element is not the document of a storyboard", file: file, offset: document.offset)
    }
    self.stem = stem
    documentOffset = document.offset
    initialID = document.text(of: "initialViewController")
    add(tree)
    guard objects.contains(where: \.isController) else {
      throw ImportFailure(.empty, "the storyboard has no scene", file: file, offset: document.offset)
    }
  }

  /// The place of a kept element: its scene, and the object around it.
  private struct Place {
    var scene: Int?
    var object: Int?
    /// Whether the element lists the objects of a scene.
    var isList = false
  }

  private mutating func add(_ tree: XMLTree) {
    var places: [Place] = []
    places.reserveCapacity(tree.nodes.count)
    /// The object of each scene at which the segues outside its objects start.
    var firstObjects: [Int?] = []
    var seguesOfScenes: [(segue: Int, scene: Int)] = []
    for (index, node) in tree.nodes.enumerated() {
      let parent = node.parent.map { tree.nodes[$0] }
      let isDirect = parent?.depth == node.depth - 1
      let around = node.parent.map { places[$0] } ?? Place()
      var place = Place(scene: around.scene, object: around.object)
      if index == 0 {
        items.append(.document)
      } else if around.isList, isDirect, Self.isScene(node) {
        place.object = objects.count
        items.append(.object(objects.count))
        objects.append(Object(node))
        if let scene = place.scene, firstObjects[scene] == nil, objects[objects.count - 1].isController {
          firstObjects[scene] = place.object
        }
      } else if node.name == "scene" {
        place = Place(scene: firstObjects.count)
        firstObjects.append(nil)
      } else if node.name == "objects", isDirect, parent?.name == "scene" {
        place.isList = true
      } else if node.name == "segue" {
        guard let segue = Segue(node, of: place.object) else {
          places.append(place)
          continue
        }
        if place.object == nil, let scene = place.scene { seguesOfScenes.append((segues.count, scene)) }
        items.append(.segue(segues.count))
        segues.append(segue)
      } else if let object = place.object, isDirect {
        addTitle(of: node, to: object)
      }
      places.append(place)
    }
    for (segue, scene) in seguesOfScenes { segues[segue].source = firstObjects[scene] }
  }

  private mutating func addTitle(of item: XMLTree.Node, to object: Int) {
    guard let title = item.text(of: "title") else { return }
    if item.name == "navigationItem", objects[object].itemTitle == nil { objects[object].itemTitle = title }
    if item.name == "tabBarItem", objects[object].tabTitle == nil { objects[object].tabTitle = title }
  }

  private static func isScene(_ node: XMLTree.Node) -> Bool {
    node["sceneMemberID"] == "viewController" || node.name.hasSuffix("ontroller")
      || node.name == "viewControllerPlaceholder"
  }
}

extension StoryboardFile.Object {
  fileprivate init(_ node: XMLTree.Node) {
    tag = node.name
    offset = node.offset
    id = node.text(of: "id")
    customClass = node.text(of: "customClass")
    storyboardID = node.text(of: "storyboardIdentifier") ?? (tag == "controller" ? node.text(of: "identifier") : nil)
    title = node.text(of: "title")
    userLabel = node.text(of: "userLabel")
    presentationStyle = node.text(of: "modalPresentationStyle")
    transitionStyle = node.text(of: "modalTransitionStyle")
    guard node.name == "viewControllerPlaceholder" else { return }
    reference = StoryboardFile.Reference(
      storyboard: node.text(of: "storyboardName"), identifier: node.text(of: "referencedIdentifier"),
      bundle: node.text(of: "bundleIdentifier"))
  }
}

extension StoryboardFile.Segue {
  /// Returns `nil` for a reference to a segue, which has neither a kind nor a key.
  fileprivate init?(_ node: XMLTree.Node, of source: Int?) {
    let key = node["key"]
    guard node["kind"] != nil || key != nil else { return nil }
    let kind = node.text(of: "kind") ?? key ?? ""
    self.kind = kind
    isPeek = ["commit", "preview"].contains { $0 == kind || $0 == key }
    self.source = source
    offset = node.offset
    id = node.text(of: "id")
    relationship = node.text(of: "relationship")
    identifier = node.text(of: "identifier")
    destination = node.text(of: "destination")
    customClass = node.text(of: "customClass")
    presentationStyle = node.text(of: "modalPresentationStyle")
    transitionStyle = node.text(of: "modalTransitionStyle")
    isAnimated = node["animates"] != "NO"
    unwindAction = node.text(of: "unwindAction")
  }
}

extension XMLTree.Node {
  /// Returns the value of an attribute, or `nil` if it is absent or empty.
  fileprivate func text(of name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }
}
