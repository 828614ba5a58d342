/// The rules of the SARIF 2.1.0 schema for the objects that navc writes: their members, the required ones, and their
/// types.
///
/// Source: the schema of the OASIS Standard, «sarif-schema-2.1.0.json».
enum SARIFSchema {
  private indirect enum Shape: Sendable {
    case string, positive, number
    case oneOf(Set<String>)
    /// A list with a minimum number of elements.
    case list(Shape, atLeast: Int)
    case object([String: Shape], required: Set<String>)
  }

  private static let message = Shape.object(["text": .string], required: ["text"])
  private static let level = Shape.oneOf(["none", "note", "warning", "error"])
  private static let artifact = Shape.object(["uri": .string], required: [])
  private static let region = Shape.object(
    ["startLine": .positive, "startColumn": .positive, "endLine": .positive, "endColumn": .positive], required: [])
  private static let place = Shape.object(["artifactLocation": artifact, "region": region], required: [])
  private static let location = Shape.object(
    ["id": .number, "physicalLocation": place, "message": message], required: [])
  private static let replacement = Shape.object(
    ["deletedRegion": region, "insertedContent": .object(["text": .string], required: [])], required: ["deletedRegion"])
  private static let change = Shape.object(
    ["artifactLocation": artifact, "replacements": .list(replacement, atLeast: 1)],
    required: ["artifactLocation", "replacements"])
  private static let fix = Shape.object(
    ["description": message, "artifactChanges": .list(change, atLeast: 1)], required: ["artifactChanges"])
  private static let result = Shape.object(
    [
      "ruleId": .string, "level": level, "message": message, "locations": .list(location, atLeast: 0),
      "relatedLocations": .list(location, atLeast: 0), "fixes": .list(fix, atLeast: 0),
    ], required: ["message"])
  private static let rule = Shape.object(
    [
      "id": .string, "shortDescription": message, "fullDescription": message,
      "defaultConfiguration": .object(["level": level], required: []),
    ], required: ["id"])
  private static let driver = Shape.object(
    ["name": .string, "version": .string, "rules": .list(rule, atLeast: 0)], required: ["name"])
  private static let run = Shape.object(
    [
      "tool": .object(["driver": driver], required: ["driver"]), "results": .list(result, atLeast: 0),
      "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
    ], required: ["tool"])
  private static let log = Shape.object(
    ["$schema": .string, "version": .oneOf(["2.1.0"]), "runs": .list(run, atLeast: 0)], required: ["version", "runs"])

  /// The violations of the schema in a parsed log, or an empty list if the log is valid.
  static func problems(in value: Any) -> [String] {
    problems(value, log, "log")
  }

  private static func problems(_ value: Any, _ shape: Shape, _ path: String) -> [String] {
    switch shape {
    case .string: return value is String ? [] : ["\(path) is no string"]
    case .positive: return (value as? Int).map { $0 >= 1 } == true ? [] : ["\(path) is not 1 or more"]
    case .number: return (value as? Int).map { $0 >= -1 } == true ? [] : ["\(path) is no number"]
    case .oneOf(let words): return (value as? String).map(words.contains) == true ? [] : ["\(path) is no such word"]
    case .list(let element, let least):
      guard let list = value as? [Any], list.count >= least else { return ["\(path) is no list of \(least) or more"] }
      return list.enumerated().flatMap { problems($1, element, "\(path)[\($0)]") }
    case .object(let members, let required):
      guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
      let missing = required.subtracting(object.keys).map { "\(path) lacks \($0)" }
      return missing
        + object.flatMap { key, value in
          members[key].map { problems(value, $0, "\(path).\(key)") } ?? ["\(path) has \(key)"]
        }
    }
  }
}
