/// The colours of a picture.
package enum Theme: String, CaseIterable, Sendable {
  /// The reader's system setting.
  case auto
  case light, dark

  /// The colours of one appearance. Texts have a contrast of at least 4.5 to 1 on every surface.
  struct Palette: Sendable {
    var ink, muted, back, layer, jump, condition, error: String
    var edge, outline: String
    var background, card, header, layerHeader, frame, hair: String
    /// The colours of differences, and of the surfaces with differences.
    var added, removed, changed: String
    var addedSurface, removedSurface, changedSurface: String

    static let light = Palette(
      ink: "#1A1F27", muted: "#596273", back: "#0A5BA8", layer: "#6A3AA8", jump: "#0A655C", condition: "#8A4700",
      error: "#B3202C", edge: "#5B6575", outline: "#7F8898", background: "#F6F7F9", card: "#FFFFFF", header: "#EEF1F5",
      layerHeader: "#F4EFFB", frame: "#ECEFF4", hair: "#DDE2E9", added: "#17692F", removed: "#B3202C",
      changed: "#705800",
      addedSurface: "#E1F4E5", removedSurface: "#FDEAEA", changedSurface: "#FFF2C9")

    static let dark = Palette(
      ink: "#E8ECF2", muted: "#9DA8B8", back: "#82BCFF", layer: "#C9A9FF", jump: "#5FD3C4", condition: "#F0B665",
      error: "#FF9A98", edge: "#8A96A8", outline: "#6E7A8B", background: "#0E1116", card: "#181D25", header: "#202733",
      layerHeader: "#251E34", frame: "#151A21", hair: "#2C3440", added: "#6FD38C", removed: "#FF9A98",
      changed: "#E8C95A",
      addedSurface: "#14301E", removedSurface: "#3B1B20", changedSurface: "#322A10")

    var rules: String {
      """
      .bg{fill:\(background)}.card{fill:\(card);stroke:\(outline)}.shot{stroke:\(outline)}.lay{stroke:\(layer)}\
      .bad{stroke:\(error)}.hd{fill:\(header)}.hl{fill:\(layerHeader)}.fr{fill:\(frame);stroke:\(outline)}\
      .t,.ink{fill:\(ink)}.mu,.bd,.cap{fill:\(muted)}.ba{fill:\(back)}.la{fill:\(layer)}\
      .ju{fill:\(jump)}.co{fill:\(condition)}.er{fill:\(error)}\
      .i.ink,.i.mu{stroke:\(muted)}.i.ba{stroke:\(back)}.i.la{stroke:\(layer)}.i.ju{stroke:\(jump)}\
      .i.co{stroke:\(condition)}.i.er{stroke:\(error)}path.full{fill:\(condition)}\
      .e{stroke:\(edge)}.a{fill:\(edge)}.a.co{fill:\(condition);stroke:\(card)}.grab{stroke:\(layer)}\
      .e.present{stroke:\(layer)}.a.present{fill:\(layer)}.e.in{stroke:\(background)}\
      .back{stroke:\(back)}.away{stroke:\(jump)}.a.ju{fill:\(jump)}.a.ba{fill:\(back)}\
      .e.replace{stroke:\(jump)}.a.replace{fill:\(jump)}
      """
    }

    /// The rules of columns.
    var columnRules: String {
      ".fr.col{fill:none;stroke:none}.cl{stroke:\(edge)}.cl.add{stroke:\(added)}.cl.rem{stroke:\(removed)}"
    }

    /// The rules of differences.
    var markRules: String {
      [("add", added, addedSurface), ("rem", removed, removedSurface), ("chg", changed, changedSurface)].map {
        """
        .card.\($0),.fr.\($0){stroke:\($1)}.mk.\($0){fill:\($1)}.bn.\($0),.hd.\($0),.hl.\($0){fill:\($2)}\
        .e.\($0):not(.in){stroke:\($1)}.a.\($0){fill:\($1)}
        """
      }.joined() + ".sg{fill:\(card)}"
    }
  }

  /// All rules of a picture.
  func rules(for picture: Picture) -> String {
    rules(withMarks: picture.hasMarks, withColumns: picture.hasColumns)
  }

  func rules(withMarks hasMarks: Bool, withColumns hasColumns: Bool) -> String {
    func rules(_ palette: Palette) -> String {
      palette.rules + (hasColumns ? palette.columnRules : "") + (hasMarks ? palette.markRules : "")
    }
    let (light, dark) = (rules(.light), rules(.dark))
    let colours =
      switch self {
      case .light: light
      case .dark: dark
      case .auto:
        "\(light)\n@media (prefers-color-scheme:dark){\(dark)}\n@media print{\(light).bg{fill:#FFFFFF}}"
      }
    return "\(Self.shapes)\(hasColumns ? Self.columnShapes : "")\(hasMarks ? Self.markShapes : "")\n\(colours)"
  }

  /// The rules for a picture at about half its size. It shows headings and the names of segues in larger characters.
  static func middle(_ scope: String) -> String {
    "\(scope).near{display:none}\(scope).mid{display:inline}"
  }

  /// The rules for a picture that is so small that only headings are legible. Lines keep their width, and therefore
  /// their contrast.
  static func far(_ scope: String) -> String {
    """
    \(scope).near,\(scope).rows,\(scope).mid,\(scope).hd,\(scope).hl{display:none}\(scope).far{display:inline}\
    \(scope).e{vector-effect:non-scaling-stroke}\(scope).e.tab{stroke-width:3}\(scope).e.present{stroke-width:3}\
    \(scope).e.in{stroke-width:1}
    """
  }

  /// The rules of columns that do not depend on colours.
  static let columnShapes = ".cl{fill:none;stroke-width:1.5;stroke-dasharray:6 5;vector-effect:non-scaling-stroke}"

  /// The rules of differences that do not depend on colours.
  static let markShapes = """

    .card.add,.card.rem,.card.chg{stroke-width:2}.card.rem,.fr.rem{stroke-dasharray:7 4}\
    .card.add,.e.add{stroke-dasharray:none}.e.rem{stroke-dasharray:6 4}.e.push.add,.e.push.rem{stroke-width:2.2}\
    text.sg{font-weight:800;text-anchor:middle}
    """

  /// The rules that do not depend on colours.
  static let shapes = """
    text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif;\
    text-rendering:geometricPrecision;font-variant-ligatures:none}
    .m,.n,.w{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre}
    .t{font-size:15px;font-weight:600}.n{font-size:13.5px;font-weight:600}.m{font-size:11px}.r{font-size:12px}\
    .bd{font-size:11px}.cap{font-size:12px}.h{font-size:22px;font-weight:650}.F{font-weight:650}
    .card,.fr{stroke-width:1;vector-effect:non-scaling-stroke}.ref{stroke-dasharray:2 3}.any{stroke-dasharray:5 4}\
    .bad{stroke-width:2}.shot{fill:none;stroke-width:1}\
    path.i{fill:none;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}
    .e{fill:none;stroke-width:1.5}.e.tab{stroke-width:3.5}.e.present{stroke-width:4.5}.e.in{stroke-width:1.8}\
    .e.replace{stroke-dasharray:9 3 2 3}.grab{stroke-width:4;stroke-linecap:round}.rule{stroke-width:1}\
    .back,.away{fill:none;stroke-width:1.3;stroke-dasharray:5 3;stroke-linejoin:round}.away{stroke-dasharray:2 3}\
    .e:hover{stroke-width:4}.mid,.far{display:none}
    """
}
