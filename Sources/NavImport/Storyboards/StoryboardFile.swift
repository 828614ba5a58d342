import NavCompiler

/// The objects and segues of a storyboard, in the order of their start tags.
struct StoryboardFile {
  /// An object of a scene.
  struct Object {
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
    /// The scene in another storyboard that a reference leads to.
    var reference: Reference?
  }

  /// The destination of a storyboard reference.
  struct Reference {
    /// The storyboard, or `nil` for the same one.
    var storyboard: String?
    /// The Storyboard ID, or `nil` for the initial scene.
    var identifier: String?
    var bundle: String?
  }

  /// A segue, also one that states how scenes are connected.
  struct Segue {
    var offset: UInt32
    /// The object around it, or `nil` outside of the objects of a scene.
    var source: Int?
    var id: String?
    /// The kind, or the key of a segue without a kind.
    var kind: String
    /// Whether `kind` is the key of a segue in another one.
    var isPart: Bool
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
  private static let parts: Set = ["document", "scene", "objects", "segue", "navigationItem", "tabBarItem"]

  /// What is kept of a storyboard: the objects of each scene, their items, and all segues.
  private static var selection: XMLTree.Selection {
    XMLTree.Selection { name, parent, depth in
      parts.contains(name) || (parent?.name == "objects" && parent?.depth == depth - 1)
    }
  }

  /// Reads a storyboard.
  ///
  /// - Throws: An ``ImportFailure`` if the file is not well-formed XML, or not a storyboard with a scene.
  init(_ file: SourceFile, stem: String) throws(ImportFailure) {
    let tree = try LibExpat.read(file, Self.selection)
    let document = tree.nodes[0]
    guard document.name == "document", document["type"].map({ $0.contains("Storyboard") }) ?? true else {
      throw ImportFailure(
        .kind, "the root element is not the document of a storyboard", file: file, offset: document.offset)
    }
    self.stem = stem
    documentOffset = document.offset
    initialID = document["initialViewController"]
    // The object of each kept element, or `nil` if it is not in an object.
    var owners: [Int?] = []
    for node in tree.nodes {
      let parent = node.parent.map { tree.nodes[$0] }
      var owner = node.parent.flatMap { owners[$0] }
      switch node.name {
      case "document": if node.depth == 0 { items.append(.document) }
      case "segue":
        if let segue = Segue(node, of: owner) {
          items.append(.segue(segues.count))
          segues.append(segue)
        }
      case "navigationItem": if let owner { objects[owner].itemTitle = objects[owner].itemTitle ?? node["title"] }
      case "tabBarItem": if let owner { objects[owner].tabTitle = objects[owner].tabTitle ?? node["title"] }
      default:
        guard parent?.name == "objects", parent?.depth == node.depth - 1, Self.isScene(node) else { break }
        owner = objects.count
        items.append(.object(objects.count))
        objects.append(Object(node))
      }
      owners.append(owner)
    }
    guard !objects.isEmpty else {
      throw ImportFailure(.empty, "the storyboard has no scene", file: file, offset: document.offset)
    }
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
    id = node["id"]
    customClass = node["customClass"]
    storyboardID = node["storyboardIdentifier"] ?? (tag == "controller" ? node["identifier"] : nil)
    title = node["title"]
    userLabel = node["userLabel"]
    presentationStyle = node["modalPresentationStyle"]
    guard node.name == "viewControllerPlaceholder" else { return }
    reference = StoryboardFile.Reference(
      storyboard: node["storyboardName"], identifier: node["referencedIdentifier"], bundle: node["bundleIdentifier"])
  }
}

extension StoryboardFile.Segue {
  /// Returns `nil` for a reference to a segue, which has neither a kind nor a key.
  fileprivate init?(_ node: XMLTree.Node, of source: Int?) {
    guard let kind = node["kind"] ?? node["key"] else { return nil }
    self.kind = kind
    isPart = node["kind"] == nil
    self.source = source
    offset = node.offset
    id = node["id"]
    relationship = node["relationship"]
    identifier = node["identifier"]
    destination = node["destination"]
    customClass = node["customClass"]
    presentationStyle = node["modalPresentationStyle"]
    transitionStyle = node["modalTransitionStyle"]
    isAnimated = node["animates"] != "NO"
    unwindAction = node["unwindAction"]
  }
}
