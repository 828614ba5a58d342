// Edits that remove an item.
extension GraphEdit {
  static let removals: [GraphEdit] = [
    GraphEdit("remove screen") { $0.removeScreen() },
    GraphEdit("remove segue") { graph in
      graph.removeOne(graph.segues(["push", "pane", "present", "replace", "unwind", "go"]))
    },
    GraphEdit("remove offered segue") { graph in graph.removeOne(graph.segues().filter { $0[0] == "anywhere" }) },
    GraphEdit("remove argument") { $0.removeArgument() },
    GraphEdit("remove fact") { graph in graph.removeOne(graph.paths(["facts", "*"])) },
    GraphEdit("remove condition") { graph in graph.removeOne(graph.paths(["conditions", "*"])) },
    GraphEdit("remove type") { graph in graph.removeOne(graph.paths(["types", "*"])) },
    GraphEdit("remove case") { graph in
      let types = graph.paths(["types", "*"]).filter { (graph.file[$0]?.items.count ?? 0) > 1 }
      guard let type = graph.pick(types), var cases = graph.file[type]?.items else { return false }
      cases.remove(at: graph.choices.below(cases.count))
      graph.file[type] = .sequence(cases)
      return true
    },
    GraphEdit("remove exit") { $0.removeExit() },
    GraphEdit("remove tab") { graph in graph.removeOne(graph.segues(["tabs"])) },
    GraphEdit("remove link") { graph in graph.removeOne(graph.paths(["screens", "*", "link"])) },
    GraphEdit("remove base") { graph in
      guard var bases = graph.file["links"]?["bases"]?.items, !bases.isEmpty else { return false }
      bases.remove(at: graph.choices.below(bases.count))
      graph.file[["links", "bases"]] = bases.isEmpty ? nil : .sequence(bases)
      return true
    },
    GraphEdit("remove root") { graph in
      guard var roots = graph.file["root"]?.items, roots.count > 1 else { return false }
      let root = roots.remove(at: graph.choices.below(roots.count)).text ?? ""
      graph.file["root"] = roots.count == 1 ? roots[0] : .sequence(roots)
      // Another screen can still open it.
      if graph.choices.chance(50) { graph.drop([root]) }
      return true
    },
    GraphEdit("remove default") { graph in graph.removeOne(graph.paths(["defaults", "*"])) },
    GraphEdit("remove requirement") { graph in graph.removeOne(graph.paths(["screens", "*", "requires"])) },
    GraphEdit("remove predicate") { graph in
      guard let segue = graph.pick(graph.segues().filter { graph.file[$0]?["shouldPerform"] != nil }) else {
        return false
      }
      graph.file[segue + ["shouldPerform"]] = nil
      return true
    },
  ]
}

extension EditedGraph {
  mutating func removeOne(_ paths: [[String]]) -> Bool {
    guard let path = pick(paths) else { return false }
    file[path] = nil
    return true
  }

  fileprivate mutating func removeScreen() -> Bool {
    let roots = Set(file["root"]?.items.compactMap(\.text) ?? []).union([file["root"]?.text ?? ""])
    guard let name = pick(screenNames.filter { !roots.contains($0) }) else { return false }
    drop([name])
    return true
  }

  /// Removes screens, all segues that lead to them, and the screens that no segue opens anymore.
  mutating func drop(_ names: Set<String>) {
    var names = names
    let roots = Set(file["root"]?.items.compactMap(\.text) ?? []).union([file["root"]?.text ?? ""])
    while !names.isEmpty {
      for name in names { file[["screens", name]] = nil }
      for path in segues() where target(path).map(names.contains) == true { file[path] = nil }
      for path in paths(["screens", "*", "exits", "*"]) where target(path).map(names.contains) == true {
        file[path] = .plain("previous")
      }
      let opened = Set(segues(Self.openings + ["tabs"]).compactMap(target))
      names = Set(screenNames.filter { !opened.contains($0) && !roots.contains($0) })
    }
  }

  fileprivate mutating func removeArgument() -> Bool {
    guard let path = pick(paths(["screens", "*", "arguments", "*"])) else { return false }
    let (screen, name) = (path[1], path[3])
    file[path] = nil
    if let key = file["screens"]?[screen]?["key"]?.items {
      let rest = key.filter { $0.text != name }
      file[["screens", screen, "key"]] = rest.isEmpty ? nil : .sequence(rest)
    }
    for segue in segues() where target(segue) == screen { file[segue + ["pass", name]] = nil }
    return true
  }

  fileprivate mutating func removeExit() -> Bool {
    guard let path = pick(paths(["exits", "*"])) else { return false }
    file[path] = nil
    for segue in segues(["unwind"]) where file[segue]?["exit"]?.text == path[1] { file[segue] = nil }
    for number in files.indices where number != current {
      for screen in files[number]["screens"]?.entries.map(\.key.text) ?? [] {
        files[number][["screens", screen, "exits", path[1]]] = nil
      }
    }
    return true
  }
}
