/// The fate of each object of an app: a screen, a container, or a part of other screens.
struct StoryboardScenes {
  typealias Number = StoryboardObjects.Number

  let objects: StoryboardObjects
  /// The segues of all files in the order of place, with their roles.
  private(set) var connections: [StoryboardConnection]
  /// The object that is in each controller without a page, or that a reference leads to.
  private(set) var contents: [Number?]
  /// The object that each object vanishes into: itself for a screen, a container, and an embedded scene.
  let end: [Number]
  /// The object at the end of a chain of references.
  let referent: [Number]
  /// The destinations of the tabs of each container. Only containers have an entry.
  private(set) var tabs: [Number: [Number]] = [:]

  /// - Complexity: Linear in the files.
  init(_ files: [StoryboardFile]) {
    objects = StoryboardObjects(files)
    connections = StoryboardConnection.all(in: objects)
    contents = [Number?](repeating: nil, count: objects.count)
    for number in 0..<objects.count {
      if case .object(let scene) = objects.referent(of: number) { contents[number] = scene }
    }
    for connection in connections {
      if case .contains = connection.role, let source = connection.source { contents[source] = connection.destination }
    }
    let chains = ChainEnds(contents)
    end = chains.end
    for number in chains.cut { contents[number] = nil }
    let objects = objects
    referent = ChainEnds(contents.enumerated().map { objects[$0].reference == nil ? nil : $1 }).end
    findTabs()
  }

  /// Finds the tabs of all containers. A tab that leads to another container is left out.
  private mutating func findTabs() {
    let isTabbed = Set(connections.lazy.filter { $0.role == .tab }.compactMap(\.source))
    for index in connections.indices where connections[index].role == .tab {
      guard let source = connections[index].source, let destination = connections[index].destination else { continue }
      if isTabbed.contains(end[destination]) {
        connections[index].role = .nothing(.nestedTabs)
      } else {
        tabs[source, default: []].append(destination)
      }
    }
  }

  func isContainer(_ number: Number) -> Bool { tabs[number] != nil }

  /// Returns the objects that are in an object: the content of a controller, or the tabs of a container.
  func children(of number: Number) -> [Number] { contents[number].map { [$0] } ?? tabs[number] ?? [] }

  /// Returns the page at which the segues of an object start. A container has the page of its first tab.
  func page(of number: Number) -> Number {
    let end = end[number]
    return tabs[end]?.first.map { self.end[$0] } ?? end
  }

  /// Whether UIKit presents an object because a navigation controller cannot push it.
  func isPresentedAlways(_ number: Number) -> Bool {
    let tag = objects[referent[number]].tag
    return isContainer(end[number])
      || ["navigationController", "splitViewController", "tabBarController"].contains(tag)
  }

  /// Returns the code of an object that is not embedded, and the name in the reason of the code.
  func code(of number: Number) -> (code: ImportCode, detail: String?) {
    let object = objects[number]
    if let code = objects.omitted[number] { return (code, code == .duplicateID ? object.id : nil) }
    if case .missing(let code, let detail) = objects.referent(of: number) { return (code, detail) }
    let isEmpty = contents[number] == nil
    return switch object.tag {
    case "viewControllerPlaceholder":
      isEmpty ? (.referenceDangling, object.reference?.identifier ?? object.reference?.storyboard) : (.reference, nil)
    case "navigationController": (isEmpty ? .emptyRun : .run, nil)
    case "splitViewController": (isEmpty ? .screen : .split, nil)
    case "windowController": (isEmpty ? .screen : .window, nil)
    case "tabBarController", "tabViewController": (isContainer(number) ? .tabs : .emptyTabs, nil)
    default: (.screen, nil)
    }
  }
}
