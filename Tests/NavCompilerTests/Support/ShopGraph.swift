/// A graph whose first lines no test is about.
func shop(_ rest: String) -> String {
  "navc: 1\ngraph: Shop\nroot: a\n" + rest
}
