/// The style of a page around its picture.
enum PageStyle {
  static func text(_ theme: Theme) -> String {
    let dark = rules(.dark)
    let light = rules(.light)
    let colours =
      switch theme {
      case .light: light
      case .dark: dark
      case .auto: light + "@media (prefers-color-scheme:dark){\(dark)}"
      }
    return "\(colours)\n\(Theme.middle("#view.small "))\(Theme.far("#view.tiny "))\n\(PageAssets.pictureStyle)"
  }

  private static func rules(_ palette: Theme.Palette) -> String {
    let scheme = palette.background == Theme.Palette.dark.background ? "dark" : "light"
    return """
      :root{color-scheme:\(scheme);\
      --bg:\(palette.background);--card:\(palette.card);--ink:\(palette.ink);\
      --muted:\(palette.muted);--line:\(palette.outline);--hair:\(palette.hair);--mark:\(palette.back)}
      """
  }
}
