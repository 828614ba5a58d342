// Types of the app that the shop's graph uses.

/// Neither `Hashable` nor `Codable`.
struct Tag: Sendable {
  var text = ""
}

/// `Codable`, but not `Hashable`.
struct OnlySaved: Codable, Sendable {
  var text: String
}

/// `Hashable`, but not `Codable`.
struct OnlyCompared: Hashable, Sendable {
  var text: String
}
