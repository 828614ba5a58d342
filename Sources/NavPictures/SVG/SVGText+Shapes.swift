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

  /// Adds the class of a mark to other classes.
  mutating func add(style mark: Mark) {
    add(" ")
    add(mark.style)
  }

  /// Writes the sign of a difference in a square.
  mutating func writeMark(_ mark: Mark, _ x: Double, _ y: Double, size: Double = Metrics.mark) {
    add("<rect class=\"mk")
    add(style: mark)
    add("\" x=\"")
    add(x)
    add("\" y=\"")
    add(y)
    add("\" width=\"")
    add(size)
    add("\" height=\"")
    add(size)
    add("\" rx=\"3\"/><text class=\"sg\" font-size=\"")
    add(size)
    add("\" x=\"")
    add(x + size / 2)
    add("\" y=\"")
    add(y + size * 0.84)
    add("\">")
    add(mark.sign)
    add("</text>")
  }

  /// Writes the background of a marked row.
  mutating func writeBand(_ mark: Mark, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    add("<path class=\"bn")
    add(style: mark)
    add("\" d=\"M")
    add(x, y)
    add("h")
    add(width)
    add("v")
    add(height)
    add("h")
    add(-width)
    add("z\"/>")
  }

  /// Writes a path, whose second class is the kind of an edge.
  mutating func writePath(
    _ style: StaticString, _ kind: Branch.Kind?, mark: Mark? = nil, _ write: (inout [UInt8]) -> Void
  ) {
    add("<path class=\"")
    add(style)
    if let kind { add(markup: kind.rawValue) }
    if let mark { add(style: mark) }
    add("\" d=\"")
    write(&bytes)
    add("\"/>")
  }

  /// Writes the line in front of a column. The script of a page moves its lower end.
  mutating func writeColumn(_ rectangle: TreeLayout.Rectangle, mark: Mark?) {
    add("<path class=\"cl")
    if let mark { add(style: mark) }
    add("\" d=\"M")
    add(rectangle.x, rectangle.y)
    add("v")
    add(rectangle.height)
    add("\"/>")
  }

  mutating func writeRectangle(
    _ style: StaticString, _ rectangle: TreeLayout.Rectangle, radius: Double, mark: Mark? = nil
  ) {
    add("<rect class=\"")
    add(style)
    if let mark { add(style: mark) }
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
