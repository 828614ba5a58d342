import NavTable

/// A JSON text under construction.
package struct JSONText {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) { nest(key, "{", "}", body) }

  package mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) { nest(key, "[", "]", body) }

  private mutating func nest(_ key: String?, _ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
    begin(key)
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func begin(_ key: String?) {
    if needsComma { text += "," }
    needsComma = true
    if let key {
      text.append(jsonString: key)
      text += ":"
    }
  }

  package mutating func string(_ key: String? = nil, _ value: String?) {
    begin(key)
    if let value { text.append(jsonString: value) } else { text += "null" }
  }

  package mutating func number(_ key: String? = nil, _ value: Int?) {
    begin(key)
    text += value.map { String($0) } ?? "null"
  }

  package mutating func number(_ key: String? = nil, _ value: Double) {
    begin(key)
    text += value.isFinite ? String(value) : "null"
  }

  package mutating func truth(_ key: String? = nil, _ value: Bool?) {
    begin(key)
    text += value.map { $0 ? "true" : "false" } ?? "null"
  }
}
