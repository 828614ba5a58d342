// Edits that change types, predicates, links, and the keys of the file.
extension GraphEdit {
  static let valueChanges: [GraphEdit] = [
    GraphEdit("change argument type") { graph in
      guard let path = graph.pick(graph.paths(["screens", "*", "arguments", "*"])) else { return false }
      graph.file[path] = .quoted(graph.newType())
      return true
    },
    GraphEdit("change argument to similar type") { graph in
      guard let path = graph.pick(graph.paths(["screens", "*", "arguments", "*"])),
        let type = graph.file[path].flatMap(EditedGraph.type)
      else { return false }
      let other = type.hasSuffix("?") ? String(type.dropLast()) : "\(type)?"
      if graph.file[path]?.text == nil {
        graph.file[path + ["type"]] = .quoted(other)
      } else {
        graph.file[path] = .quoted(other)
      }
      return true
    },
    GraphEdit("change default") { graph in
      guard let path = graph.pick(graph.paths(["screens", "*", "arguments", "*"])),
        let type = graph.file[path].flatMap(EditedGraph.type)
      else { return false }
      let literal = graph.choices.chance(30) ? nil : graph.literal(of: type)
      graph.file[path] = literal.map { .map([("type", .quoted(type)), ("default", $0)]) } ?? .quoted(type)
      return true
    },
    GraphEdit("change fact") { graph in
      guard let path = graph.pick(graph.paths(["facts", "*"])) else { return false }
      if graph.file[path]?.text == nil, graph.choices.chance(50) {
        graph.file[path + ["type"]] = .quoted(graph.newType())
      } else {
        graph.file[path] = .quoted(graph.newType())
      }
      return true
    },
    GraphEdit("change fact's arguments") { graph in
      guard let path = graph.pick(graph.paths(["facts", "*"])), let fact = graph.file[path] else { return false }
      var entries = fact["arguments"]?.entries ?? []
      if entries.isEmpty || graph.choices.chance(50) {
        entries.append(.init(key: .init("other"), value: .plain("Int")))
      } else {
        entries.remove(at: graph.choices.below(entries.count))
      }
      var value = fact.text.map { EditedNode.map([("type", .quoted($0))]) } ?? fact
      value["arguments"] = entries.isEmpty ? nil : .mapping(entries)
      graph.file[path] = value
      return true
    },
    GraphEdit("change async") { graph in
      guard let path = graph.pick(graph.paths(["facts", "*"])), let fact = graph.file[path] else { return false }
      var value = fact.text.map { EditedNode.map([("type", .quoted($0))]) } ?? fact
      if fact["async"] != nil {
        for key in ["async", "timeout", "otherwise"] { value[key] = nil }
      } else {
        guard let literal = graph.literal(of: EditedGraph.type(fact) ?? "") else { return false }
        value["async"] = .plain("true")
        value["timeout"] = .plain("2s")
        value["otherwise"] = literal
      }
      graph.file[path] = value
      return true
    },
    GraphEdit("change timeout") { graph in
      guard let path = graph.pick(graph.paths(["facts", "*"]).filter { graph.file[$0]?["timeout"] != nil }) else {
        return false
      }
      graph.file[path + ["timeout"]] = .plain("3s")
      return true
    },
    GraphEdit("change type") { graph in
      guard let path = graph.pick(graph.paths(["types", "*"])) else { return false }
      if graph.choices.chance(30) {
        graph.file[path] = .sequence([.name("first"), .name("second")])
      } else {
        let (swift, conformances) = graph.choices.pick(ValidGraph.modelTypes)
        var type = EditedNode.map([("swift", .plain(swift))])
        type["is"] = conformances.map { .sequence($0.map { .plain($0) }) }
        graph.file[path] = type
      }
      return true
    },
    GraphEdit("change exit") { graph in
      guard let path = graph.pick(graph.paths(["exits", "*"])) else { return false }
      graph.file[path] = .quoted(graph.choices.chance(40) ? "Void" : graph.newType())
      return true
    },
    GraphEdit("stronger predicate") { $0.changePredicate { old, other in "(\(old)) and \(other)" } },
    GraphEdit("weaker predicate") { $0.changePredicate { old, other in "(\(old)) or \(other)" } },
    GraphEdit("other predicate") { $0.changePredicate { _, other in other } },
    GraphEdit("equal predicate") { $0.changePredicate { old, _ in "not (not (\(old)))" } },
    GraphEdit("add predicate") { graph in
      guard let segue = graph.pick(graph.segues(["push", "pane", "present", "unwind", "go"])),
        let predicate = graph.newPredicate()
      else { return false }
      graph.set("shouldPerform", .quoted(predicate), of: segue)
      return true
    },
    GraphEdit("change link literal") { graph in
      graph.changeLink { link, choices in
        guard let slash = link.lastIndex(of: "/") else { return link + "x" }
        return choices.chance(50)
          ? "\(link.prefix(upTo: slash))/more\(link.suffix(from: slash))" : link.prefix(1) + "z" + link.dropFirst()
      }
    },
    GraphEdit("change link query") { graph in
      graph.changeLink { link, choices in
        guard let mark = link.firstIndex(of: "?") else { return link }
        return choices.chance(50)
          ? String(link.prefix(upTo: mark)) : link.prefix(upTo: mark) + "?x" + link.suffix(from: mark).dropFirst()
      }
    },
    GraphEdit("change link placeholder") { graph in
      guard let path = graph.pick(graph.paths(["screens", "*", "link"])) else { return false }
      let names = graph.screen(path[1])["arguments"]?.entries.map(\.key.text).filter(NamePool.isSayable) ?? []
      guard names.count > 1 else { return false }
      let other = Array(names.reversed())
      return graph.changeLink(at: path) { link, _ in
        var link = link
        for (index, name) in names.enumerated() { link = link.replacingWord(name, "\u{1}\(index)") }
        for (index, name) in other.enumerated() { link = link.replacingWord("\u{1}\(index)", name) }
        return link
      }
    },
    GraphEdit("add query") { graph in
      guard let path = graph.pick(graph.paths(["screens", "*", "link"])),
        let name = graph.pick(
          graph.screen(path[1])["arguments"]?.entries.map(\.key.text).filter(NamePool.isSayable) ?? [])
      else { return false }
      return graph.changeLink(at: path) { link, _ in
        link.contains("{\(name)}") ? link : link + (link.contains("?") ? "&" : "?") + "more={\(name)}"
      }
    },
    GraphEdit("change via") { graph in
      guard let path = graph.pick(graph.paths(["screens", "*", "link"]).filter { graph.file[$0]?["via"] != nil }),
        let name = graph.pick(graph.screenNames)
      else { return false }
      graph.file[path + ["via"]] = .name(name)
      return true
    },
    GraphEdit("change whenRefused") { graph in
      guard graph.file["links"] != nil else { return false }
      graph.file[["links", "whenRefused"]] = .plain(graph.choices.pick(["stop", "reject", "resume"]))
      return true
    },
    GraphEdit("change base") { graph in
      guard var bases = graph.file["links"]?["bases"]?.items, !bases.isEmpty else { return false }
      bases[graph.choices.below(bases.count)] = .quoted("other://")
      graph.file[["links", "bases"]] = .sequence(bases)
      return true
    },
    GraphEdit("change access") { graph in
      graph.file["access"] = .plain(graph.choices.pick(["public", "package", "internal"]))
      return graph.hasCompilingAccess
    },
    GraphEdit("change pages") { graph in
      if graph.file["pages"] != nil, graph.choices.chance(50) {
        graph.file["pages"] = nil
      } else {
        graph.file["pages"] = .map([("conform", .plain(graph.choices.pick(["AnyObject", "Model.Page"])))])
      }
      return true
    },
    GraphEdit("change imports") { graph in
      guard let imports = graph.file["imports"]?.items else { return false }
      graph.file["imports"] = .sequence(imports + [.plain("Dispatch")])
      return true
    },
    GraphEdit("change defaults") { graph in
      graph.file[["defaults", "whenBusy"]] = .plain(graph.choices.pick(["auto", "drop", "queue", "replace"]))
      if graph.choices.chance(40) { graph.file[["defaults", "animated"]] = .plain("false") }
      return true
    },
    GraphEdit("change text") { graph in
      guard let screen = graph.pick(graph.screenNames) else { return false }
      let key = graph.screen(screen)["mount"] == nil ? graph.choices.pick(["title", "doc", "class"]) : "doc"
      graph.file[["screens", screen, key]] = .name("text \(graph.choices.below(99))")
      return true
    },
    GraphEdit("change strings") { graph in
      guard graph.file["strings"] != nil else { return false }
      let table = graph.choices.pick(["Other", "Words"])
      graph.file["strings"] = .map([("table", .plain(table)), ("language", .plain(graph.choices.pick(["de", "fr"])))])
      return true
    },
    GraphEdit("change label") { graph in
      let buttons = graph.screenNames.filter { graph.screen($0)["alert"] != nil }.flatMap { alert in
        (graph.screen(alert)["unwind"]?.entries ?? []).map { ["screens", alert, "unwind", $0.key.text, "label"] }
      }.filter { graph.file[$0] != nil }
      guard let label = graph.pick(buttons) else { return false }
      graph.file[label] = .name("label \(graph.choices.below(99))")
      return true
    },
    GraphEdit("change metadata") { graph in
      guard let screen = graph.pick(graph.pages) else { return false }
      graph.file[["screens", screen, "metadata", "team"]] = .name(graph.choices.pick(["a", "b", "c"]))
      return true
    },
    GraphEdit("change documentation") { graph in
      graph.file["doc"] = .name("text \(graph.choices.below(99))")
      return true
    },
    GraphEdit("change mount") { graph in
      let mounts = graph.screenNames.filter { graph.screen($0)["mount"] != nil }
      guard let screen = graph.pick(mounts), let exit = graph.pick(graph.paths(["screens", screen, "exits", "*"]))
      else {
        return false
      }
      graph.file[exit] = .name(graph.choices.pick(["previous", "root", "opener"] + graph.screenNames))
      return true
    },
  ]
}

extension EditedGraph {
  /// Whether no file has more access than an earlier one, which it can mount.
  fileprivate var hasCompilingAccess: Bool {
    let order = ["internal", "package", "public"]
    let levels = files.map { file in
      let usual = file["fragment"] == nil ? "internal" : "public"
      return order.firstIndex(of: file["access"]?.text ?? usual) ?? 0
    }
    return levels == levels.sorted(by: >)
  }

  fileprivate mutating func changePredicate(_ change: (String, String) -> String) -> Bool {
    let places =
      segues().map { $0 + ["shouldPerform"] } + paths(["screens", "*", "back", "shouldPerform"])
      + paths(["screens", "*", "requires"]) + paths(["conditions", "*"])
    guard let path = pick(places.filter { file[$0]?.text != nil }), let old = file[path]?.text,
      let other = newPredicate()
    else { return false }
    file[path] = .quoted(change(old, other))
    return true
  }

  fileprivate mutating func changeLink(
    at path: [String]? = nil, _ change: (String, inout Choices) -> String
  ) -> Bool {
    guard let path = path ?? pick(paths(["screens", "*", "link"])), let link = file[path],
      let text = link.text ?? link["path"]?.text
    else { return false }
    let other = change(text, &choices)
    if other == text { return false }
    if link.text == nil { file[path + ["path"]] = .quoted(other) } else { file[path] = .quoted(other) }
    return true
  }
}
