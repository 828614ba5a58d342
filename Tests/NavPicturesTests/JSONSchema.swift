import Foundation
import Testing

/// The part of JSON Schema 2020-12 that the schemas of navc use.
struct JSONSchema {
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  func problems(_ value: Any) -> [String] { problems(value, root, "$") }

  private func problems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last {
      let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
      guard let target = definitions[String(name)] else { return ["\(path): there is no \(reference)"] }
      return problems(value, target, path)
    }
    if let constant = schema["const"] {
      return "\(constant)" == "\(value)" ? [] : ["\(path) is not \(constant)"]
    }
    if let words = schema["enum"] as? [String] {
      return (value as? String).map(words.contains) == true ? [] : ["\(path) is none of \(words)"]
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      return choices.contains { problems(value, $0, path).isEmpty } ? [] : ["\(path) is of no form"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(path) is no string"]
    case "integer": return value is Int ? [] : ["\(path) is no integer"]
    case "null": return value is NSNull ? [] : ["\(path) is something"]
    case "boolean": return value is Bool ? [] : ["\(path) is no boolean"]
    case "array":
      guard let elements = value as? [Any], let items = schema["items"] as? [String: Any] else {
        return ["\(path) is no list"]
      }
      return elements.enumerated().flatMap { problems($1, items, "\(path)[\($0)]") }
    case "object": return problems(ofObject: value, schema, path)
    default: return ["\(path): the schema has an unknown form"]
    }
  }

  private func problems(ofObject value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(path) lacks \($0)" }
    for (key, member) in object {
      if let property = properties[key] {
        found += problems(member, property, "\(path).\(key)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        found += problems(member, others, "\(path).\(key)")
      } else {
        found.append("\(path) has \(key)")
      }
    }
    return found
  }
}
