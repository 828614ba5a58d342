// The shapes of pictures.
extension SVGText {
  mutating func writeText(
    _ style: StaticString, _ x: Double, _ y: Double, _ text: String, of whole: String? = nil, isEnd: Bool = false
  ) {
    writeText(style, nil, x, y, text, of: whole, isEnd: isEnd)
  }

  /// Writes a text. If it is shortened, its tooltip is the entire text.
  mutating func writeText(
    _ style: StaticString, _ role: Role?, _ x: Double, _ y: Double, _ text: String, of whole: String? = nil,
    isEnd: Bool = false
  ) {
    add("<text class=\"")
    add(style)
    if let role {
      add(" ")
      add(role.style)
    }
    add("\" x=\"")
    add(x)
    add("\" y=\"")
    add(y)
    add(isEnd ? "\" text-anchor=\"end\">" : "\">")
    if let whole, whole != text {
      add("<title>")
      add(text: whole)
      add("</title>")
    }
    add(text: text)
    add("</text>")
  }

  mutating func writeSign(_ sign: Sign, _ role: Role, _ x: Double, _ y: Double) {
    add(sign == .condition ? "<path class=\"i full " : "<path class=\"i ")
    add(role.style)
    add("\" transform=\"translate(")
    add(x, y)
    add(")\" d=\"")
    add(sign.path)
    add("\"/>")
  }

  /// Writes a path, whose second class is the kind of an edge.
  mutating func writePath(_ style: StaticString, _ kind: Branch.Kind?, _ write: (inout [UInt8]) -> Void) {
    add("<path class=\"")
    add(style)
    if let kind { add(markup: kind.rawValue) }
    add("\" d=\"")
    write(&bytes)
    add("\"/>")
  }

  mutating func writeRectangle(_ style: StaticString, _ rectangle: TreeLayout.Rectangle, radius: Double) {
    add("<rect class=\"")
    add(style)
    add("\" x=\"")
    add(rectangle.x)
    add("\" y=\"")
    add(rectangle.y)
    add("\" width=\"")
    add(rectangle.width)
    add("\" height=\"")
    add(rectangle.height)
    add("\" rx=\"")
    add(radius)
    add("\"/>")
  }
}
