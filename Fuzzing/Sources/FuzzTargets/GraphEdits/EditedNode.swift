import NavCompiler

/// A part of a YAML file that an edit changes. Scalars that no edit changes keep their notation.
indirect enum EditedNode {
  struct Entry {
    var key: Scalar
    var value: EditedNode
  }

  struct Scalar {
    /// The notation in the file.
    let source: String
    let text: String

    /// A scalar in the file.
    init(source: String, text: String) {
      self.source = source
      self.text = text
    }

    /// A keyword, a number, or another scalar without quotes.
    init(plain text: String) { self.init(source: text, text: text) }

    /// A name or a text, in quotes if necessary.
    init(_ text: String) {
      let isPlain = Texts.isPlain(text) && !["y", "n"].contains(text)
      self.init(source: isPlain ? text : QuotedScalar.doubleQuoted(text), text: text)
    }
  }

  case scalar(Scalar)
  case mapping([Entry])
  case sequence([EditedNode])

  static func plain(_ text: String) -> EditedNode { .scalar(Scalar(plain: text)) }
  static func name(_ text: String) -> EditedNode { .scalar(Scalar(text)) }
  static func quoted(_ text: String) -> EditedNode {
    .scalar(Scalar(source: QuotedScalar.of(text), text: text))
  }

  static func map(_ entries: [(String, EditedNode)]) -> EditedNode {
    .mapping(entries.map { Entry(key: Scalar($0.0), value: $0.1) })
  }

  /// Reads a file. The result is `nil` if it is not YAML.
  init?(yaml: String) {
    let file = SourceFile(path: "edited.nav.yaml", bytes: Array(yaml.utf8), identity: FileIdentity("edited.nav.yaml"))
    var interner = Interner()
    guard let tree = NodeTree.read(file, interner: &interner).tree, let root = tree.root else { return nil }
    self.init(root, tree)
  }

  private init(_ id: NodeID, _ tree: NodeTree) {
    switch tree.kind(id) {
    case .mapping:
      var entries: [Entry] = []
      var cursor = tree.cursor(id)
      while let (key, value) = tree.nextEntry(&cursor) {
        entries.append(Entry(key: Scalar(key, tree), value: EditedNode(value, tree)))
      }
      self = .mapping(entries)
    case .sequence:
      var items: [EditedNode] = []
      var cursor = tree.cursor(id)
      while let item = tree.nextItem(&cursor) { items.append(EditedNode(item, tree)) }
      self = .sequence(items)
    default: self = .scalar(Scalar(id, tree))
    }
  }

  // MARK: - Parts

  var text: String? { if case .scalar(let scalar) = self { scalar.text } else { nil } }

  var entries: [Entry] {
    get { if case .mapping(let entries) = self { entries } else { [] } }
    set { self = .mapping(newValue) }
  }

  var items: [EditedNode] {
    get { if case .sequence(let items) = self { items } else { [] } }
    set { self = .sequence(newValue) }
  }

  /// The value of a key. Setting `nil` removes the key.
  subscript(key: String) -> EditedNode? {
    get { entries.first { $0.key.text == key }?.value }
    set {
      var entries = entries
      let index = entries.firstIndex { $0.key.text == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key: Scalar(key), value: value))
      case (nil, nil): return
      }
      self = .mapping(entries)
    }
  }

  /// The node at the end of a list of keys.
  subscript(path: [String]) -> EditedNode? {
    get {
      guard let first = path.first else { return self }
      return self[first]?[Array(path.dropFirst())]
    }
    set {
      guard let first = path.first else {
        if let newValue { self = newValue }
        return
      }
      let rest = Array(path.dropFirst())
      if rest.isEmpty {
        self[first] = newValue
      } else {
        guard newValue != nil || self[first] != nil else { return }
        var part = self[first] ?? .mapping([])
        part[rest] = newValue
        // A mapping without keys is not a value of every key.
        self[first] = newValue == nil && part.entries.isEmpty && part.text == nil ? nil : part
      }
    }
  }

  /// Calls a function with each scalar that is a value, and the keys around it. A result replaces the scalar.
  mutating func mapScalars(_ path: [String] = [], _ body: ([String], String) -> EditedNode?) {
    switch self {
    case .scalar(let scalar): if let other = body(path, scalar.text) { self = other }
    case .mapping(var entries):
      for index in entries.indices { entries[index].value.mapScalars(path + [entries[index].key.text], body) }
      self = .mapping(entries)
    case .sequence(var items):
      for index in items.indices { items[index].mapScalars(path, body) }
      self = .sequence(items)
    }
  }

  /// Calls a function with each key, and the keys around it. A result is the new name of the key.
  mutating func mapKeys(_ path: [String] = [], _ body: ([String], String) -> String?) {
    guard case .mapping(var entries) = self else { return }
    for index in entries.indices {
      let key = entries[index].key.text
      entries[index].value.mapKeys(path + [key], body)
      if let name = body(path, key) { entries[index].key = Scalar(name) }
    }
    self = .mapping(entries)
  }

  // MARK: - Writing

  var yaml: String {
    var lines: [String] = []
    write(0, &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(_ depth: Int, _ lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    for entry in entries {
      let head = "\(indent)\(entry.key.source):"
      switch entry.value {
      case .scalar, .sequence: lines.append("\(head) \(entry.value.inline)")
      case .mapping(let entries) where entries.isEmpty: lines.append("\(head) {}")
      case .mapping:
        lines.append(head)
        entry.value.write(depth + 1, &lines)
      }
    }
  }

  private var inline: String {
    switch self {
    case .scalar(let scalar): scalar.source
    case .sequence(let items): "[\(items.map(\.inline).joined(separator: ", "))]"
    case .mapping(let entries): "{ \(entries.map { "\($0.key.source): \($0.value.inline)" }.joined(separator: ", ")) }"
    }
  }
}

extension EditedNode.Scalar {
  fileprivate init(_ id: NodeID, _ tree: NodeTree) {
    let range = tree.range(id)
    let source = String(decoding: tree.file.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    let text = tree.text(id)
    self.init(source: source.utf8.contains(UInt8(ascii: "\n")) ? QuotedScalar.doubleQuoted(text) : source, text: text)
  }
}
