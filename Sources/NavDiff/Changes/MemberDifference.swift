import NavCompiler

/// A member with another value.
struct MemberDifference {
  let name: String
  /// The values, or `nil` if the member is absent.
  let was: JSONValue?
  let becomes: JSONValue?

  init(name: String, was: JSONValue?, becomes: JSONValue?) {
    self.name = name
    self.was = was
    self.becomes = becomes
  }

  /// A different order of the parts that both lists have. The result is `nil` if their order is equal.
  init?(order old: [String], _ new: [String]) {
    let common = Set(old).intersection(new)
    let (first, second) = (old.filter(common.contains), new.filter(common.contains))
    guard first != second else { return nil }
    self.init(name: "order", was: .array(first.map { .string($0) }), becomes: .array(second.map { .string($0) }))
  }

  /// The members with different values, in the order of the new part.
  static func all(
    _ old: [(name: String, value: JSONValue)], _ new: [(name: String, value: JSONValue)]
  ) -> [MemberDifference] {
    var differences: [MemberDifference] = []
    for (name, value) in new {
      let was = old.first { $0.name == name }?.value
      if was.map({ $0.isEqual(to: value) }) != true {
        differences.append(MemberDifference(name: name, was: was, becomes: value))
      }
    }
    for (name, value) in old where !new.contains(where: { $0.name == name }) {
      differences.append(MemberDifference(name: name, was: value, becomes: nil))
    }
    return differences
  }

  /// The key in the graph. The JSON of a graph has other names for some keys.
  var key: String {
    switch name {
    case "backIf": "back"
    case "timeoutMilliseconds": "timeout"
    case "whenLinkRefused": "whenRefused"
    default: name
    }
  }

  var oldText: String? { was.map { "\(key): \($0.inline)" } }
  var newText: String? { becomes.map { "\(key): \($0.inline)" } }

  /// The difference in a sentence: `'drop' instead of 'queue'`.
  var summary: String {
    switch (was, becomes) {
    case (let was?, let becomes?): "'\(becomes.inline)' instead of '\(was.inline)'"
    case (nil, let becomes?): "now '\(becomes.inline)'"
    case (let was?, nil): "gone, and was '\(was.inline)'"
    case (nil, nil): "unchanged"
    }
  }
}

extension JSONValue {
  func isEqual(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)), (.copy(let left), .copy(let right)): left == right
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.key == $1.key && $0.value.isEqual(to: $1.value) }
    default: false
    }
  }

  /// The value on one line, in the notation of a graph file.
  var inline: String {
    switch self {
    case .null: "nil"
    case .bool(let value): String(value)
    case .number(let value): String(value)
    case .string(let value), .copy(let value): value
    case .array(let values): "[\(values.map(\.inline).joined(separator: ", "))]"
    case .object(let members): "{ \(members.map { "\($0.key): \($0.value.inline)" }.joined(separator: ", ")) }"
    }
  }
}
