// Edits that rename an item everywhere it is named.
extension GraphEdit {
  static let renames: [GraphEdit] = [
    GraphEdit("rename screen") { $0.renameScreen() },
    GraphEdit("rename segue") { graph in
      guard let path = graph.pick(graph.segues(["push", "pane", "present", "replace", "unwind", "go"])),
        path[0] == "screens"
      else { return false }
      return graph.renameSegue(path)
    },
    GraphEdit("rename offered segue") { graph in
      guard let path = graph.pick(graph.segues().filter { $0[0] == "anywhere" }) else { return false }
      return graph.renameSegue(path)
    },
    GraphEdit("rename tab") { graph in
      guard let path = graph.pick(graph.segues(["tabs"])) else { return false }
      let (old, name) = (path[3], graph.newName("tab"))
      graph.file.mapKeys { around, key in key == old && around == Array(path.dropLast()) ? name : nil }
      graph.file.mapScalars { around, text in around.last == "tab" && text == old ? .name(name) : nil }
      graph.keep(old, of: Array(path.dropLast()) + [name], short: "to")
      return true
    },
    GraphEdit("rename argument") { $0.renameArgument() },
    GraphEdit("rename fact") { graph in
      guard let path = graph.pick(graph.paths(["facts", "*"])) else { return false }
      let (old, name) = (path[1], graph.newName("isOther"))
      for number in graph.files.indices where graph.files[number]["facts"]?[old] != nil {
        graph.files[number].mapKeys { around, key in key == old && around == ["facts"] ? name : nil }
        graph.files[number].renamePredicates(old, name)
      }
      return true
    },
    GraphEdit("rename condition") { graph in
      guard let path = graph.pick(graph.paths(["conditions", "*"])) else { return false }
      let (old, name) = (path[1], graph.newName("canOther"))
      graph.file.mapKeys { around, key in key == old && around == ["conditions"] ? name : nil }
      graph.file.renamePredicates(old, name)
      return true
    },
    GraphEdit("rename type") { graph in
      guard let path = graph.pick(graph.paths(["types", "*"])) else { return false }
      let (old, name) = (path[1], "Other\(graph.choices.below(99))")
      graph.file.mapKeys { around, key in key == old && around == ["types"] ? name : nil }
      graph.file.mapScalars { around, text in
        let places = ["arguments", "facts", "exits", "returns"]
        guard around.contains(where: places.contains), around.last != "default", around.last != "doc" else {
          return nil
        }
        let renamed = text.replacingWord(old, name)
        return renamed == text ? nil : .quoted(renamed)
      }
      return true
    },
    GraphEdit("rename case") { graph in
      let types = graph.paths(["types", "*"]).filter { !(graph.file[$0]?.items.isEmpty ?? true) }
      guard let type = graph.pick(types), var cases = graph.file[type]?.items else { return false }
      let index = graph.choices.below(cases.count)
      let former = cases[index]["was"]
      let (old, name) = (cases[index].text ?? cases[index]["case"]?.text ?? "", graph.newName("other"))
      cases[index] = .name(name)
      if graph.choices.chance(50) {
        let names = (former?.text.map { [.name($0)] } ?? former?.items ?? []) + [.name(old)]
        cases[index] = .map([("case", .name(name)), ("was", .sequence(names))])
      }
      graph.file[type] = .sequence(cases)
      graph.file.mapScalars { around, text in
        if around.last == "default" || around.contains("pass") || around.last == "otherwise" {
          return text == old ? .name(name) : nil
        }
        if around.contains("arguments"), text.hasSuffix(" = \(old)") {
          return .quoted(text.dropLast(old.count) + name)
        }
        return nil
      }
      graph.file.renamePredicates(".\(old)", ".\(name)")
      return true
    },
    GraphEdit("rename exit") { graph in
      guard let path = graph.pick(graph.paths(["exits", "*"])) else { return false }
      let (old, name) = (path[1], graph.newName("left"))
      graph.file.mapKeys { around, key in key == old && around == ["exits"] ? name : nil }
      graph.file.mapScalars { around, text in around.last == "exit" && text == old ? .name(name) : nil }
      for number in graph.files.indices where number != graph.current {
        graph.files[number].mapKeys { around, key in
          key == old && around.count == 3 && around.last == "exits" ? name : nil
        }
      }
      return true
    },
    GraphEdit("rename file") { graph in
      let key = graph.isFragment ? "fragment" : "graph"
      guard let name = graph.file[key]?.text else { return false }
      graph.file[key] = .plain("\(name)Other")
      return true
    },
  ]
}

extension EditedGraph {
  /// Declares the former name of an item, in half of the cases. The item becomes a mapping, in which the value of its
  /// short form has a key.
  fileprivate mutating func keep(_ old: String, of path: [String], short key: String) {
    guard choices.chance(50), var item = file[path] else { return }
    if let text = item.text {
      // A default after the type has no form of its own here.
      if text.contains("=") { return }
      item = text.isEmpty ? .mapping([]) : .map([(key, .quoted(text))])
    }
    let former = item["was"]
    item["was"] = .sequence((former?.text.map { [.name($0)] } ?? former?.items ?? []) + [.name(old)])
    file[path] = item
  }

  fileprivate mutating func renameScreen() -> Bool {
    guard let old = pick(screenNames) else { return false }
    let name = newName("other")
    guard file["screens"]?[name] == nil else { return false }
    let keys: Set = ["to", "from", "via", "root"]
    file.mapKeys { around, key in
      if around == ["screens"], key == old { return name }
      if around.last == "pass", key.hasPrefix("\(old).") { return name + key.dropFirst(old.count) }
      return nil
    }
    file.mapScalars { around, text in
      if text == old, let last = around.last {
        let isShort = around.count > 1 && (Self.segueKeys + ["exits"]).contains(around[around.count - 2])
        return keys.contains(last) || isShort ? .name(name) : nil
      }
      if around.contains("link"), text.contains("{\(old).") {
        return .quoted(text.replacing("{\(old).", "{\(name)."))
      }
      return nil
    }
    keep(old, of: ["screens", name], short: "title")
    return true
  }

  fileprivate mutating func renameSegue(_ path: [String]) -> Bool {
    let (old, name) = (path[path.count - 1], newName("step"))
    let around = Array(path.dropLast())
    guard file[around]?[name] == nil else { return false }
    file.mapKeys { here, key in key == old && here == around ? name : nil }
    file.mapScalars { here, text in
      guard text == old, here.starts(with: around.prefix(2)) else { return nil }
      return ["otherwise", "cancel", "destructive"].contains(here.last) ? .name(name) : nil
    }
    return true
  }

  fileprivate mutating func renameArgument() -> Bool {
    guard let path = pick(paths(["screens", "*", "arguments", "*"])) else { return false }
    let (screen, old) = (path[1], path[3])
    let name = newName("other")
    let leading = Set(segues().filter { target($0) == screen })
    let hasStrings = file["strings"] != nil
    func isAbout(_ around: [String]) -> Bool {
      around.starts(with: ["screens", screen]) || leading.contains(Array(around.prefix(4)))
        || leading.contains(Array(around.prefix(3)))
    }
    file.mapKeys { around, key in
      if around == ["screens", screen, "arguments"], key == old { return name }
      if around.last == "pass", key == "\(screen).\(old)" { return "\(screen).\(name)" }
      if around.last == "pass", key == old, isAbout(around),
        !around.starts(with: ["screens", screen])
          || leading.contains(Array(around.dropLast()))
      {
        return name
      }
      return nil
    }
    file.mapScalars { around, text in
      if around == ["screens", screen, "key"], text == old { return .name(name) }
      if around.contains("link"), around.starts(with: ["screens", screen]), text.contains("{\(old)}") {
        return .quoted(text.replacing("{\(old)}", "{\(name)}"))
      }
      if around.contains("link"), text.contains("{\(screen).\(old)}") {
        return .quoted(text.replacing("{\(screen).\(old)}", "{\(screen).\(name)}"))
      }
      let isText = ["title", "label", "message"].contains(around.last)
      if hasStrings, isText, around.starts(with: ["screens", screen]), text.contains("{\(old)}") {
        return .quoted(text.replacing("{\(old)}", "{\(name)}"))
      }
      guard isAbout(around) else { return nil }
      if around.contains("pass"), text == "source.\(old)", around.starts(with: ["screens", screen]) {
        return .quoted("source.\(name)")
      }
      guard around.last == "shouldPerform" || around.last == "requires" else { return nil }
      let renamed = text.replacingWord(old, name)
      return renamed == text ? nil : .quoted(renamed)
    }
    keep(old, of: ["screens", screen, "arguments", name], short: "type")
    return true
  }
}

extension EditedNode {
  /// Replaces a word in all predicates.
  fileprivate mutating func renamePredicates(_ old: String, _ name: String) {
    mapScalars { around, text in
      let isPredicate =
        around.last == "shouldPerform" || around.last == "requires"
        || (around.first == "conditions" && around.count == 2)
      guard isPredicate else { return nil }
      let renamed = text.replacingWord(old, name)
      return renamed == text ? nil : .quoted(renamed)
    }
  }
}

extension String {
  /// The text with another word in each place of a word. Texts in quotes stay.
  func replacingWord(_ word: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    var isQuoted = false
    var before: Character = " "
    while let character = rest.first {
      if character == "\"", before != "\\" { isQuoted.toggle() }
      let isStart =
        !before.isWord
        && (word.first == "." || before != "." || result.hasSuffix("source.") || result.hasSuffix("destination."))
      if !isQuoted, isStart, rest.hasPrefix(word), !(rest.dropFirst(word.count).first?.isWord ?? false) {
        result += other
        rest = rest.dropFirst(word.count)
        before = "a"
        continue
      }
      result.append(character)
      before = character
      rest = rest.dropFirst()
    }
    return result
  }

  fileprivate func replacing(_ part: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
