// Edits that change the keys of screens and segues.
extension GraphEdit {
  static let changes: [GraphEdit] = [
    GraphEdit("change target") { graph in
      guard let segue = graph.pick(graph.segues(["unwind", "go", "push", "pane"])),
        let name = graph.pick(graph.screenNames)
      else { return false }
      let target =
        graph.choices.chance(30) && segue.contains("unwind") ? graph.choices.pick(["previous", "root"]) : name
      guard graph.target(segue) != target else { return false }
      graph.file[segue] = graph.file[segue]?.text == nil ? graph.file[segue] : .name(target)
      if graph.file[segue]?.text == nil { graph.file[segue + ["to"]] = .name(target) }
      return true
    },
    GraphEdit("push to present") { $0.move(from: "push", to: "present") },
    GraphEdit("present to push") { $0.move(from: "present", to: "push") },
    GraphEdit("push to pane") { $0.move(from: "push", to: "pane") },
    GraphEdit("pane to push") { $0.move(from: "pane", to: "push") },
    GraphEdit("change split") { graph in
      guard let screen = graph.pick(graph.pages) else { return false }
      let path = ["screens", screen, "split"]
      let values: [EditedNode?] = [nil, .plain("true"), .map([("placeholder", .plain("true"))])]
      graph.file[path] = graph.choices.pick(values)
      return true
    },
    GraphEdit("push to replace") { $0.move(from: "push", to: "replace") },
    GraphEdit("change style") { graph in
      guard let segue = graph.pick(graph.segues(["present"])) else { return false }
      graph.set("style", .plain(graph.choices.pick(["sheet", "full", "popover"])), of: segue)
      return true
    },
    GraphEdit("change whenBusy") { graph in
      guard let segue = graph.pick(graph.segues(["push", "pane", "present", "unwind", "go"])) else { return false }
      graph.set("whenBusy", .plain(graph.choices.pick(["auto", "drop", "queue", "replace"])), of: segue)
      return true
    },
    GraphEdit("change animated") { graph in
      guard let segue = graph.pick(graph.segues(["push", "pane", "present", "unwind"])) else { return false }
      graph.set("animated", .plain(graph.choices.pick(["true", "false"])), of: segue)
      return true
    },
    GraphEdit("change transition") { graph in
      guard let segue = graph.pick(graph.segues(["push", "pane", "present", "unwind"])) else { return false }
      graph.set("transition", .name(graph.choices.pick(["fade", "flip"])), of: segue)
      return true
    },
    GraphEdit("change pass") { graph in
      guard let segue = graph.pick(graph.segues(["push", "pane", "present", "go", "tabs", "replace"])),
        let target = graph.target(segue),
        let argument = graph.pick(graph.screen(target)["arguments"]?.entries ?? [])
      else { return false }
      var pass = graph.file[segue]?["pass"] ?? .mapping([])
      if pass[argument.key.text] != nil, graph.choices.chance(50) {
        pass[argument.key.text] = nil
      } else {
        let type = EditedGraph.type(argument.value) ?? ""
        let own = segue[0] == "screens" ? graph.screen(segue[1])["arguments"]?.entries ?? [] : []
        let same = own.filter { EditedGraph.type($0.value) == type }.map(\.key.text)
        if graph.choices.chance(50), let name = graph.pick(same) {
          pass[argument.key.text] = .quoted("source.\(name)")
        } else if let literal = graph.literal(of: type) {
          pass[argument.key.text] = literal
        } else {
          return false
        }
      }
      graph.set("pass", pass.entries.isEmpty ? nil : pass, of: segue)
      return true
    },
    GraphEdit("change recursive") { graph in
      guard let segue = graph.pick(graph.segues(["push", "present"]).filter { graph.file[$0]?["recursive"] != nil })
      else { return false }
      let depth = graph.choices.below(3) + 2
      graph.file[segue + ["recursive"]] =
        graph.choices.chance(40) ? .plain("true") : .map([("maxDepth", .plain("\(depth)"))])
      return true
    },
    GraphEdit("change hook") { graph in
      guard let segue = graph.pick(graph.segues(["push", "pane", "present", "unwind", "replace"])) else { return false }
      graph.set("hook", graph.file[segue]?["hook"] == nil ? .plain("required") : nil, of: segue)
      return true
    },
    GraphEdit("change from") { graph in
      guard let segue = graph.pick(graph.segues(["replace"])) else { return false }
      let names = ["previous", "root"] + graph.screenNames
      graph.set("from", .name(graph.choices.pick(names)), of: segue)
      return true
    },
    GraphEdit("change returns") { graph in
      guard let segue = graph.pick(graph.segues(["unwind"])), graph.file[segue]?["exit"] == nil else { return false }
      let type = EditedNode.quoted(graph.newType())
      let value: EditedNode? =
        switch graph.choices.below(4) {
        case 0: nil
        case 1: .map([("value", type), ("other", .plain("Int"))])
        case 2: .map([("value", type)])
        default: type
        }
      graph.set("returns", value, of: segue)
      return true
    },
    GraphEdit("change key") { graph in
      guard let screen = graph.pick(graph.pages) else { return false }
      let names = graph.screen(screen)["arguments"]?.entries.map(\.key.text) ?? []
      guard let name = graph.pick(names) else { return false }
      let path = ["screens", screen, "key"]
      graph.file[path] = graph.file[path] != nil && graph.choices.chance(50) ? nil : .sequence([.name(name)])
      return true
    },
    GraphEdit("change back") { graph in
      guard let screen = graph.pick(graph.pages) else { return false }
      var value: EditedNode? = .plain(graph.choices.pick(["true", "false"]))
      if graph.choices.chance(40), let predicate = graph.newPredicate() {
        value = .map([("shouldPerform", .quoted(predicate))])
      } else if graph.choices.chance(30) {
        value = nil
      }
      graph.file[["screens", screen, "back"]] = value
      return true
    },
    GraphEdit("change whenDuplicate") { graph in
      guard let screen = graph.pick(graph.pages) else { return false }
      graph.file[["screens", screen, "whenDuplicate"]] = .plain(graph.choices.pick(["refuse", "allow"]))
      return true
    },
    GraphEdit("change shared") { graph in
      guard let screen = graph.pick(graph.screenNames) else { return false }
      let path = ["screens", screen, "shared"]
      graph.file[path] = graph.file[path] == nil ? .plain("true") : nil
      return true
    },
    GraphEdit("change requires") { graph in
      guard let screen = graph.pick(graph.screenNames), let predicate = graph.newPredicate() else { return false }
      graph.file[["screens", screen, "requires"]] = .quoted(predicate)
      return true
    },
    GraphEdit("change alert") { graph in
      guard let alert = graph.pick(graph.screenNames.filter { graph.screen($0)["alert"] != nil }) else { return false }
      let buttons = graph.screen(alert)["unwind"]?.entries.map { EditedNode.name($0.key.text) } ?? []
      guard let cancel = graph.pick(buttons) else { return false }
      let others = buttons.filter { $0.text != cancel.text }.shuffled(&graph.choices).prefix(1)
      graph.file[["screens", alert, "alert"]] = .map([("cancel", cancel), ("destructive", .sequence(Array(others)))])
      return true
    },
    GraphEdit("add button") { graph in
      guard let alert = graph.pick(graph.screenNames.filter { graph.screen($0)["alert"] != nil }) else { return false }
      graph.file[["screens", alert, "unwind", graph.newName("button")]] = .plain("previous")
      return true
    },
    GraphEdit("page to alert") { graph in
      guard let screen = graph.pick(graph.pages) else { return false }
      graph.file[["screens", screen, "alert"]] = .plain("true")
      if graph.screen(screen)["unwind"] == nil {
        graph.file[["screens", screen, "unwind", "fine"]] = .plain("previous")
      }
      for key in ["push", "pane", "split", "present", "link", "back", "bar", "go", "replace"] {
        graph.file[["screens", screen, key]] = nil
      }
      for segue in graph.segues(["push", "pane"]) where graph.target(segue) == screen {
        let value = graph.file[segue]
        graph.file[segue] = nil
        var moved = segue
        moved[moved.count - 2] = "present"
        graph.file[moved] = value
      }
      return true
    },
    GraphEdit("order segues") { graph in
      let paths =
        graph.paths(["screens", "*", "push"]) + graph.paths(["screens", "*", "pane"])
        + graph.paths(["screens", "*", "present"])
        + graph.paths(["screens", "*", "unwind"]) + graph.paths(["screens", "*", "tabs"])
      return graph.reorder(paths)
    },
    GraphEdit("order arguments") { graph in graph.reorder(graph.paths(["screens", "*", "arguments"])) },
    GraphEdit("order screens") { graph in graph.reorder([["screens"]]) },
    GraphEdit("order types, facts") { graph in graph.reorder([["types"], ["facts"], ["conditions"], ["exits"]]) },
    GraphEdit("order keys") { graph in graph.reorder(graph.paths(["screens", "*"])) },
    GraphEdit("order cases") { graph in
      let types = graph.paths(["types", "*"]).filter { (graph.file[$0]?.items.count ?? 0) > 1 }
      guard let type = graph.pick(types), let cases = graph.file[type]?.items else { return false }
      graph.file[type] = .sequence(cases.shuffled(&graph.choices))
      return true
    },
    GraphEdit("order roots") { graph in
      guard let roots = graph.file["root"]?.items, roots.count > 1 else { return false }
      // The last root does not need a requirement.
      graph.file["root"] = .sequence(roots.reversed())
      guard let predicate = graph.newPredicate(), let first = roots.last?.text, let last = roots.first?.text else {
        return false
      }
      graph.file[["screens", first, "requires"]] = .quoted(predicate)
      graph.file[["screens", last, "requires"]] = nil
      return true
    },
  ]
}

extension EditedGraph {
  fileprivate mutating func move(from key: String, to other: String) -> Bool {
    guard let segue = pick(segues([key])), var value = file[segue] else { return false }
    value["style"] = nil
    file[segue] = nil
    var moved = segue
    moved[moved.count - 2] = other
    file[moved] = value
    return true
  }

  fileprivate mutating func reorder(_ paths: [[String]]) -> Bool {
    guard let path = pick(paths.filter { (file[$0]?.entries.count ?? 0) > 1 }), let entries = file[path]?.entries else {
      return false
    }
    file[path] = .mapping(entries.shuffled(&choices))
    return true
  }
}

extension Array {
  fileprivate func shuffled(_ choices: inout Choices) -> [Element] {
    var result = self
    for index in indices.dropFirst() { result.swapAt(index, choices.below(index + 1)) }
    return result
  }
}
