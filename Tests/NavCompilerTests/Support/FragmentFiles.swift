/// A graph that mounts `b.nav.yaml` in place of its screen `b`. `rest` contains the other lines of that screen, and
/// `top` the lines before the screens.
func mounting(_ path: String = "b.nav.yaml", top: String = "", rest: String = "") -> String {
  shop("\(top)screens:\n  a: { push: { go: b } }\n  b:\n    mount: \(path)\n\(rest)")
}

/// A fragment with the first lines that all tests share.
func fragment(_ rest: String, named name: String = "Inner") -> String {
  "navc: 1\nfragment: \(name)\nroot: x\n" + rest
}
