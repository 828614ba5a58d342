/// A graph with the first lines that all tests share.
func shop(_ rest: String) -> String {
  "navc: 1\ngraph: Shop\nroot: a\n" + rest
}
