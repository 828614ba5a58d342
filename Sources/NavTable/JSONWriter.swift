/// A JSON text under construction. All JSON that navc writes is written here, in one of two forms.
///
/// The members of an object keep their order, so the same calls give the same bytes.
package struct JSONWriter {
  package enum Form {
    /// Each member is on its own line, with an indentation of two spaces per level.
    case indented
    /// The text has neither spaces nor line feeds between its members.
    case oneLine
  }

  package private(set) var text = ""
  private let form: Form
  private var depth = 0
  /// Whether the innermost object or array already has a member.
  private var hasMember = false

  package init(_ form: Form) { self.form = form }

  /// Writes an object. Inside an object, `key` is the name of the member.
  package mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    nest(key, "{", "}", body)
  }

  package mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    nest(key, "[", "]", body)
  }

  private mutating func nest(_ key: String?, _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    text += open
    hasMember = false
    depth += 1
    body(&self)
    depth -= 1
    if hasMember { breakLine() }
    text += close
    hasMember = true
  }

  // Inlining these two would add a copy for each call to the module in prototypes.
  @inline(never)
  private mutating func begin(_ key: String?) {
    if hasMember { text += "," }
    if depth > 0 { breakLine() }
    hasMember = true
    if let key {
      text.append(jsonString: key)
      text += form == .indented ? ": " : ":"
    }
  }

  @inline(never)
  private mutating func breakLine() {
    guard form == .indented else { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
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

  package mutating func null(_ key: String? = nil) {
    begin(key)
    text += "null"
  }

  /// Copies a value that is already JSON, such as an ID that must keep its form.
  package mutating func copy(_ key: String? = nil, json: String) {
    begin(key)
    text += json
  }
}
