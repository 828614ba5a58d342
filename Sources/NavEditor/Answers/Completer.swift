import NavCompiler

/// Finds the items for the place of a cursor.
package struct Completer {
  let model: FileModel
  /// The model of the last text that libyaml accepted, which can have names that the current text hides.
  let accepted: FileModel?
  let project: Project
  let context: CursorContext
  let buffer: TextBuffer
  var tree: ScreenTree { model.screenTree }
  /// The paths that a file can mount.
  let mountPaths: [String]
  /// The part of the scalar before the cursor.
  private(set) var typed = ""

  package init(
    _ model: FileModel, accepted: FileModel?, project: Project, at context: CursorContext, in buffer: TextBuffer,
    mountPaths: [String]
  ) {
    self.model = model
    self.accepted = accepted
    self.project = project
    self.context = context
    self.buffer = buffer
    self.mountPaths = mountPaths
  }

  /// The items at the cursor.
  ///
  /// - Parameter offset: The cursor.
  /// - Returns: The list, or `nil` in a text that the author chooses.
  package func list(at offset: Int) -> CompletionList? {
    var completer = self
    completer.typed = String(
      decoding: buffer.bytes[min(context.range.lowerBound, offset)..<offset], as: UTF8.self)
    return completer.listOfTyped(at: offset)
  }

  private func listOfTyped(at offset: Int) -> CompletionList? {
    if context.isKey { return finish(keys(), context.range, typed) }
    if context.isPredicate { return predicate(at: offset) }
    if let word = context.valueWord {
      switch word.word {
      case .path where word.scope == .link: return placeholder(at: offset)
      case .link where word.scope == .screen: return placeholder(at: offset)
      default: return values(of: word).map { finish($0, context.range, typed) }
      }
    }
    switch context.place {
    case .named(.pass): return finish(passValues(), context.range, typed)
    case .named(.exits), .named(.parameters), .named(.returned): return finish(types(), context.range, typed)
    case .keys(.swiftType) where !context.isInList:
      return finish([CompletionItem("swift", .keyword)].filter { _ in false }, context.range, typed)
    default: return nil
    }
  }

  /// Adds quotes to names that other YAML readers would read as other values.
  private func finish(_ items: [CompletionItem], _ range: Range<Int>, _ typed: String) -> CompletionList {
    var list = CompletionList(items, range, typed: typed)
    // A long list of screens has only those that match the typed letters.
    if let word = context.valueWord, word.word == .to, model.declarations.screens.count > CompletionList.limit {
      list.isIncomplete = true
    }
    guard context.quote == nil else {
      list.items = list.items.map { item in
        var item = item
        if case .key = item.kind { (item.text, item.isSnippet) = (item.label, false) }
        return item
      }
      return list
    }
    list.items = list.items.map { item in
      guard case .item = item.kind, !item.isSnippet, needsQuotes(item.text) else { return item }
      var quoted = item
      quoted.text = "\"" + item.text + "\""
      return quoted
    }
    return list
  }

  private func needsQuotes(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return PlainText.isAmbiguous(bytes.span) || context.isInFlow && PlainText.isUnreadableInFlow(bytes.span)
  }

  // MARK: - Keys

  private func keys() -> [CompletionItem] {
    switch context.place {
    case .keys(let scope):
      let items = scope.keys.map { key(Place.ScopedWord(scope: scope, word: $0.word), $0) }
      return (items + keysOfOtherKind(scope)).filter { !context.siblings.contains($0.label) }
    case .names(.screens): return missingScreens()
    case .names(.pass): return passedArguments()
    case .names(.bindings):
      guard let fragment = mountedModel else { return [] }
      return fragment.declarations.exits.map { exit in
        named(.exit, fragment.text(exit.name), in: fragment.identity)
      }.filter { !context.siblings.contains($0.label) }.map { withColon($0) }
    default: return []
    }
  }

  /// The key `fragment` in a file that is not a graph yet.
  private func keysOfOtherKind(_ scope: KeyScope) -> [CompletionItem] {
    guard scope == .graph, !context.siblings.contains(Keyword.graph.rawValue) else { return [] }
    let word = Place.ScopedWord(scope: .fragment, word: .fragment)
    return word.key.map { [key(word, $0)] } ?? []
  }

  private func withColon(_ item: CompletionItem) -> CompletionItem {
    var item = item
    if !hasColon { item.text = item.label + ": " }
    return item
  }

  /// Whether a colon already follows the key.
  private var hasColon: Bool {
    let rest = buffer.bytes[context.range.upperBound...].drop { $0 == 0x20 || $0 == context.quote }
    return rest.first == UInt8(ascii: ":")
  }

  private func key(_ word: Place.ScopedWord, _ key: LanguageKey) -> CompletionItem {
    var item = CompletionItem(word.word.rawValue, .key(word), detail: key.value.takes)
    if let reason = reasonAgainst(word) { (item.rank, item.detail) = (1, reason) }
    guard !hasColon, context.quote == nil else { return item }
    item.isSnippet = true
    let isTop = word.scope == .graph || word.scope == .fragment
    switch key.value {
    case .mapping: item.text += isTop ? ":\n  $0" : ": { $0 }"
    case .list: item.text += ": [$0]"
    case .flag: item.text += ": true"
    case .word(let words) where words.count > 1:
      item.text += ": ${1|\(words.map(\.rawValue).joined(separator: ","))|}"
    case .word(let words): item.text += ": \(words.first?.rawValue ?? "")"
    case .text, .predicate, .type, .other: item.text += ": $0"
    }
    return item
  }

  /// The reason why a key would not be valid beside the other keys of its screen.
  private func reasonAgainst(_ word: Place.ScopedWord) -> String? {
    guard word.scope == .screen else { return nil }
    for (mark, keys, noun) in [
      (Keyword.mount, KeyScope.mountedScreenKeys, "a mounted screen"), (.alert, KeyScope.alertScreenKeys, "an alert"),
      (.tabs, KeyScope.containerScreenKeys, "a container"),
    ] where context.siblings.contains(mark.rawValue) && !keys.contains(word.word) {
      return "\(noun) does not take it"
    }
    return nil
  }

  /// The screens that segues lead to and that the file does not declare.
  private func missingScreens() -> [CompletionItem] {
    let targets = model.declarations.segues.compactMap(\.target) + model.declarations.roots
    return targets.compactMap { target -> CompletionItem? in
      guard Keyword(target.symbol).map({ ![.previous, .root, .opener].contains($0) }) ?? true,
        model.screen(target.symbol) == nil
      else { return nil }
      var item = named(.screen, model.text(target))
      item.detail = "not declared yet"
      if !hasColon { item.text += ":" }
      return item
    }
  }

  // MARK: - Names

  func named(
    _ kind: Item.Kind, _ name: String, of owner: String = "", in file: FileIdentity? = nil, detail: String? = nil,
    rank: Int = 0
  ) -> CompletionItem {
    let item = Item(kind, name, of: owner, in: file ?? model.identity)
    return CompletionItem(name, .item(item), detail: detail ?? kind.rawValue, rank: rank)
  }

  /// Names of the model, and names of the last accepted text that the current text hides.
  func all<Element>(_ elements: (FileModel) -> [Element], _ name: (FileModel, Element) -> String) -> [String] {
    var names = elements(model).map { name(model, $0) }
    guard let accepted else { return names }
    let known = Set(names)
    names += elements(accepted).map { name(accepted, $0) }.filter { !known.contains($0) && isWritten($0) }
    return names
  }

  /// Whether the current text still contains a name.
  private func isWritten(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, buffer.bytes.count >= bytes.count else { return false }
    return (0...buffer.bytes.count - bytes.count).contains { start in
      buffer.bytes[start] == first && buffer.bytes[start..<start + bytes.count].elementsEqual(bytes)
    }
  }

  var screenNames: [String] { all({ $0.declarations.screens }) { $0.text($1.name) } }

  /// The fragment that the screen at the cursor mounts.
  var mountedModel: FileModel? {
    guard let name = context.screen, let screen = model.screen(named: name) else { return nil }
    return mountedModel(of: screen)
  }

  func mountedModel(of screen: Int) -> FileModel? {
    let position = model.declarations.screens[screen].mount
    guard position >= 0, let file = model.mounts[Int(position)] else { return nil }
    return project.models[file]
  }
}
