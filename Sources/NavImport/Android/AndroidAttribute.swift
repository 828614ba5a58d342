/// The attributes of navigation graphs and menus, by namespace and name.
enum AndroidAttribute: String {
  case id = "http://schemas.android.com/apk/res/android id"
  case name = "http://schemas.android.com/apk/res/android name"
  case label = "http://schemas.android.com/apk/res/android label"
  case title = "http://schemas.android.com/apk/res/android title"
  case defaultValue = "http://schemas.android.com/apk/res/android defaultValue"
  case startDestination = "http://schemas.android.com/apk/res-auto startDestination"
  case destination = "http://schemas.android.com/apk/res-auto destination"
  case popUpTo = "http://schemas.android.com/apk/res-auto popUpTo"
  case popUpToInclusive = "http://schemas.android.com/apk/res-auto popUpToInclusive"
  case launchSingleTop = "http://schemas.android.com/apk/res-auto launchSingleTop"
  case argType = "http://schemas.android.com/apk/res-auto argType"
  case nullable = "http://schemas.android.com/apk/res-auto nullable"
  case uri = "http://schemas.android.com/apk/res-auto uri"
  case graph = "http://schemas.android.com/apk/res-auto graph"
  case layout = "http://schemas.android.com/tools layout"

  /// The namespace of tags and attributes that only Android Studio reads.
  static let tools = "http://schemas.android.com/tools "
}

extension XMLTree.Node {
  /// Returns the value of an attribute, or `nil` if it is absent or empty.
  subscript(attribute: AndroidAttribute) -> String? {
    guard let value = self[attribute.rawValue], !value.isEmpty else { return nil }
    return value
  }

  /// Returns the name of the resource that an attribute refers to.
  func resource(_ attribute: AndroidAttribute) -> String? { self[attribute].flatMap(ResourceName.name) }

  /// The name without the namespace.
  var localName: String {
    name.utf8.lastIndex(of: UInt8(ascii: " ")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }
}
