// What the shop's graph takes from the app.

/// Neither `Hashable` nor `Codable`.
struct Tag: Sendable {
  var text = ""
}

/// `Codable` and not `Hashable`.
struct OnlySaved: Codable, Sendable {
  var text: String
}

/// `Hashable` and not `Codable`.
struct OnlyCompared: Hashable, Sendable {
  var text: String
}
