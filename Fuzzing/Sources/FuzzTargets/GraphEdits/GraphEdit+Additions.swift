// Edits that add an item.
extension GraphEdit {
  static let additions: [GraphEdit] = [
    GraphEdit("add screen") { graph in
      let name = graph.newName("fresh")
      guard graph.file["screens"]?[name] == nil, let source = graph.pick(graph.pages) else { return false }
      graph.file[["screens", name]] =
        graph.choices.chance(50) ? .map([("arguments", .map([("id", .plain("Int"))]))]) : .mapping([])
      graph.file[["screens", source, graph.choices.pick(["push", "pane", "present"]), graph.newName("go")]] = .name(
        name)
      return true
    },
    GraphEdit("add screen with emitted name") { graph in
      let name = graph.choices.pick(["facts", "screens", "no facts", "graph", "string", "task", "handle", "page"])
      guard graph.file["screens"]?[name] == nil, let source = graph.pick(graph.pages) else { return false }
      graph.file[["screens", name]] = .mapping([])
      graph.file[["screens", source, "push", graph.newName("go")]] = .name(name)
      return true
    },
    GraphEdit("add segue") { graph in
      guard let source = graph.pick(graph.pages), let target = graph.pick(graph.screenNames) else { return false }
      let key = graph.choices.pick(["push", "pane", "present", "replace", "unwind", "unwind", "go"])
      let previous = key == "unwind" && graph.choices.chance(50)
      graph.file[["screens", source, key, graph.newName("go")]] = previous ? .plain("previous") : .name(target)
      return true
    },
    GraphEdit("add recursive push") { graph in
      guard let source = graph.pick(graph.pages) else { return false }
      graph.file[["screens", source, "push", graph.newName("again")]] = .map([
        ("to", .name(source)), ("recursive", .plain("true")),
      ])
      return true
    },
    GraphEdit("add offered segue") { graph in
      guard !graph.isFragment else { return false }
      let name = graph.newName("help")
      if graph.choices.chance(50) {
        graph.file[["screens", name]] = .mapping([])
        graph.file[["anywhere", graph.choices.pick(["push", "present"]), graph.newName("open")]] = .name(name)
      } else {
        guard let target = graph.pick(graph.screenNames) else { return false }
        graph.file[["anywhere", "go", graph.newName("go")]] = .name(target)
      }
      return true
    },
    GraphEdit("add required argument") { $0.addArgument(isRequired: true) },
    GraphEdit("add argument with default") { $0.addArgument(isRequired: false) },
    GraphEdit("add fact") { graph in
      let name = graph.newName("isNew")
      let value: EditedNode =
        graph.choices.chance(70)
        ? .plain("Bool") : .map([("type", .plain("Int")), ("arguments", .map([("id", .plain("Int"))]))])
      guard graph.file["facts"]?[name] == nil else { return false }
      graph.file[["facts", name]] = value
      return true
    },
    GraphEdit("add condition") { graph in
      guard let predicate = graph.newPredicate() else { return false }
      let name = graph.newName("canDo")
      guard graph.file["conditions"]?[name] == nil else { return false }
      graph.file[["conditions", name]] = .quoted(predicate)
      return true
    },
    GraphEdit("add type") { graph in
      let odd = ["Facts", "Screens", "String", "Handle", "Segue", "Task", "Fresh", "Sort", "Error", "Page"]
      let name = graph.choices.pick(odd)
      guard graph.file["types"]?[name] == nil else { return false }
      graph.file[["types", name]] =
        graph.choices.chance(60)
        ? .sequence([.name("first"), .name("second")]) : .map([("swift", .plain("Model.Whole"))])
      return true
    },
    GraphEdit("add case") { graph in
      let types = graph.paths(["types", "*"]).filter { !(graph.file[$0]?.items.isEmpty ?? true) }
      guard let type = graph.pick(types), var cases = graph.file[type]?.items else { return false }
      cases.insert(.name(graph.newName("more")), at: graph.choices.below(cases.count + 1))
      graph.file[type] = .sequence(cases)
      return true
    },
    GraphEdit("add exit") { graph in
      guard graph.isFragment else { return false }
      let name = graph.newName("gone")
      guard graph.file["exits"]?[name] == nil else { return false }
      graph.file[["exits", name]] = .plain(graph.choices.pick(["Void", "Int"]))
      graph.bind(name)
      if graph.choices.chance(50), let source = graph.pick(graph.pages) {
        graph.file[["screens", source, "unwind", graph.newName("leave")]] = .map([("exit", .name(name))])
      }
      return true
    },
    GraphEdit("add tab") { graph in
      guard let container = graph.pick(graph.screenNames.filter { graph.screen($0)["tabs"] != nil }) else {
        return false
      }
      let name = graph.newName("extra")
      guard graph.file["screens"]?[name] == nil else { return false }
      graph.file[["screens", name]] = .mapping([])
      graph.file[["screens", container, "tabs", graph.newName("tab")]] = .name(name)
      return true
    },
    GraphEdit("add link") { graph in
      guard let screen = graph.pick(graph.pages.filter { graph.screen($0)["link"] == nil }) else { return false }
      let arguments = graph.screen(screen)["arguments"]?.entries.map(\.key.text).filter(NamePool.isSayable) ?? []
      let path = "/new\(graph.choices.below(9))" + arguments.map { "/{\($0)}" }.joined()
      graph.file[["screens", screen, "link"]] = .quoted(path)
      return true
    },
    GraphEdit("add competing link") { graph in
      // A literal in the place of another link's placeholder.
      let links = graph.paths(["screens", "*", "link"]).compactMap { graph.file[$0] }
      let paths = links.compactMap { $0.text ?? $0["path"]?.text }.filter { $0.contains("{") }
      guard let path = graph.pick(paths), let screen = graph.pick(graph.pages) else { return false }
      let literal = path.split(separator: "/").map { part in
        part.hasPrefix("{") ? graph.choices.pick(["7", "assam", "true"]) : String(part.prefix { $0 != "?" })
      }
      graph.file[["screens", screen, "link"]] = .quoted("/" + literal.joined(separator: "/"))
      return true
    },
    GraphEdit("add base") { graph in
      guard !graph.isFragment else { return false }
      let bases = graph.file["links"]?["bases"]?.items ?? []
      graph.file[["links", "bases"]] = .sequence(bases + [.quoted("fresh\(graph.choices.below(99))://")])
      return true
    },
    GraphEdit("add root") { graph in
      guard !graph.isFragment, let predicate = graph.newPredicate() else { return false }
      let name = graph.newName("start")
      guard graph.file["screens"]?[name] == nil else { return false }
      graph.file[["screens", name]] = .map([("requires", .quoted(predicate))])
      let roots = graph.file["root"].map { $0.text == nil ? $0.items : [$0] } ?? []
      graph.file["root"] = .sequence([.name(name)] + roots)
      return true
    },
    GraphEdit("add alert") { graph in
      guard let source = graph.pick(graph.pages) else { return false }
      let name = graph.newName("ask")
      guard graph.file["screens"]?[name] == nil else { return false }
      graph.file[["screens", name]] = .map([
        ("alert", .plain("true")), ("unwind", .map([("fine", .plain("previous"))])),
      ])
      graph.file[["screens", source, "present", graph.newName("confirm")]] = .name(name)
      return true
    },
  ]
}

extension EditedGraph {
  /// The screens with a page of the file.
  var pages: [String] {
    screenNames.filter {
      let screen = screen($0)
      return screen["tabs"] == nil && screen["alert"] == nil && screen["mount"] == nil
    }
  }

  fileprivate mutating func addArgument(isRequired: Bool) -> Bool {
    guard let screen = pick(pages) else { return false }
    let name = newName("extra")
    let type = newType()
    guard file["screens"]?[screen]?["arguments"]?[name] == nil else { return false }
    var value: EditedNode = .quoted(type)
    if isRequired {
      if type.hasSuffix("?") { return false }
    } else if let literal = literal(of: type) {
      value = .map([("type", .quoted(type)), ("default", literal)])
    } else {
      return false
    }
    let entry = EditedNode.Entry(key: EditedNode.Scalar(name), value: value)
    var arguments = file["screens"]?[screen]?["arguments"]?.entries ?? []
    arguments.insert(entry, at: choices.below(arguments.count + 1))
    file[["screens", screen, "arguments"]] = .mapping(arguments)
    return true
  }

  /// Declares the target of an exit in each file that mounts the edited fragment.
  fileprivate mutating func bind(_ exit: String) {
    let fragment = file["fragment"]?.text ?? ""
    for number in files.indices where number != current {
      for screen in files[number]["screens"]?.entries.map(\.key.text) ?? [] {
        guard let mount = files[number]["screens"]?[screen]?["mount"],
          (mount.text ?? mount["file"]?.text) == "\(fragment).nav.yaml"
        else { continue }
        files[number][["screens", screen, "exits", exit]] = .plain("previous")
      }
    }
  }
}
