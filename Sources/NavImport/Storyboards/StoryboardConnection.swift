/// A segue between objects, with its role in the app.
struct StoryboardConnection {
  enum Role: Equatable {
    /// Opens a screen, also the second page of a split view controller and the next page of WatchKit.
    case opens
    case unwinds
    /// Shows a scene in a part of its source.
    case embeds
    /// Names the content of a controller that has no page, so the controller vanishes.
    case contains(ImportCode)
    case tab
    /// Nothing represents the segue.
    case nothing(ImportCode)
  }

  var file: Int
  var segue: StoryboardFile.Segue
  /// The object that the segue starts at, or `nil` if no screen represents it.
  var source: StoryboardObjects.Number?
  var destination: StoryboardObjects.Number?
  var role: Role
}

extension StoryboardConnection {
  private static let openingKinds: Set = [
    "show", "push", "presentation", "modal", "sheet", "popoverPresentation", "popover", "showDetail", "replace",
    "custom",
  ]

  /// Returns the connections of all files in the order of place.
  ///
  /// - Complexity: Linear in the segues.
  static func all(in objects: StoryboardObjects) -> [StoryboardConnection] {
    var connections: [StoryboardConnection] = []
    /// The controllers whose content is known.
    var filled: Set<StoryboardObjects.Number> = []
    for (index, file) in objects.files.enumerated() {
      for segue in file.segues {
        let source = segue.source.map { objects.number($0, of: index) }.flatMap {
          objects.omitted[$0] == nil ? $0 : nil
        }
        let destination = objects.find(segue.destination, in: index)
        var role = role(of: segue, isConnected: (source != nil, destination != nil))
        if role == nil, let source {
          role = relationship(segue.relationship, of: objects[source].tag, isFirst: !filled.contains(source))
          if case .contains = role { filled.insert(source) }
        }
        connections.append(
          StoryboardConnection(
            file: index, segue: segue, source: source, destination: destination, role: role ?? .nothing(.noSource)))
      }
    }
    return connections
  }

  /// Returns the role of a segue, or `nil` for a relationship.
  private static func role(
    of segue: StoryboardFile.Segue, isConnected: (source: Bool, destination: Bool)
  ) -> Role? {
    if segue.isPeek { return .nothing(.peek) }
    // The destination of an unwind is the exit of its scene.
    let isUnwind = segue.kind == "unwind"
    guard isUnwind || isConnected.destination else { return .nothing(.noDestination) }
    guard isConnected.source else { return .nothing(.noSource) }
    if isUnwind { return .unwinds }
    if segue.kind == "embed" { return .embeds }
    if segue.kind == "relationship" { return nil }
    return openingKinds.contains(segue.kind) ? .opens : .nothing(.unknownKind)
  }

  /// Returns the role of a relationship.
  ///
  /// A split view controller opens all of its pages but the first one. Any other controller has one content.
  private static func relationship(_ name: String?, of tag: String, isFirst: Bool) -> Role {
    switch (name, tag) {
    case ("rootViewController", "navigationController") where isFirst: .contains(.run)
    case ("masterViewController", "splitViewController"), ("splitItems", "splitViewController"):
      isFirst ? .contains(.master) : .opens
    case ("window.shadowedContentViewController", "windowController") where isFirst: .contains(.window)
    case ("detailViewController", _), ("nextPage", _): .opens
    case ("viewControllers", "tabBarController"), ("viewControllers", "tabViewController"): .tab
    case ("tabItems", "tabBarController"), ("tabItems", "tabViewController"): .tab
    default: .nothing(.unknownRelationship)
    }
  }
}
