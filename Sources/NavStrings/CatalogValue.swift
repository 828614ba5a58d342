import NavTable

/// A value to insert into a catalog.
indirect enum CatalogValue {
  case text(String)
  case object([(name: String, value: CatalogValue)])

  /// The value in the layout of Xcode, with two spaces per level and a space before each colon. Its first line is
  /// already indented by `indent`.
  func json(_ indent: String) -> String {
    switch self {
    case .text(let text):
      var json = ""
      json.append(jsonString: text)
      return json
    case .object(let members):
      if members.isEmpty { return "{\n\n\(indent)}" }
      let inner = indent + "  "
      let lines = members.map { inner + Self.member($0.name, $0.value, inner) }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  static func member(_ name: String, _ value: CatalogValue, _ indent: String) -> String {
    var key = ""
    key.append(jsonString: name)
    return "\(key) : \(value.json(indent))"
  }
}
