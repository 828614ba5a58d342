import NavTable

/// A page with each link of a site, to try the links on a device. It has no scripts and loads nothing.
package enum TestPage {
  /// Writes the page.
  package static func html(_ links: SiteLinks, of site: SiteLinks.Site) -> String {
    let base = "https://\(site.host)" + (site.bases.first ?? []).map { "/" + $0.escaped }.joined()
    let opened = links.links.map { link -> Row in
      let url = base + link.url()
      return Row(name: link.screen, url: url, note: note(link, links.verdict(on: url)))
    }
    let web = links.web.map { path -> Row in
      let url = base + SiteLink.url(path.map(\.sample), [])
      return Row(name: "web", url: url, note: "stays on the website")
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <title>Links of \(escaped(links.graph))</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
      section { border-top: 1px solid #8888; padding: .75rem 0; }
      h2 { font-size: 1rem; margin: 0; }
      a { overflow-wrap: anywhere; }
      pre { background: #8882; margin: .5rem 0 0; overflow-x: auto; padding: .5rem; }
      p { margin: 0; }
      </style>
      </head>
      <body>
      <h1>Links of \(escaped(links.graph))</h1>
      <p>Serve this page from another domain than \(escaped(site.host)): Safari keeps taps within one domain.</p>
      \((opened + web).map { section($0, links) }.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private struct Row {
    let name: String
    let url: String
    let note: String
  }

  private static func note(_ link: SiteLink, _ verdict: RuntimeVerdict) -> String {
    switch verdict {
    case .opens(link.screen): "opens the app"
    case .opens(let other): "opens '\(other)': these texts belong to another link"
    case .inside: "stays in the browser: only the app itself can open it"
    case .unreadable, .elsewhere, .ofWebsite, .unsafe, .noLink: "stays in the browser: \(verdict.text)"
    }
  }

  private static func section(_ row: Row, _ links: SiteLinks) -> String {
    let quoted = "'" + row.url.replacing("'", with: "'\\''") + "'"
    var commands: [String] = []
    if links.apple != nil { commands.append("xcrun simctl openurl booted \(quoted)") }
    if let android = links.android {
      commands.append(
        "adb shell am start -a android.intent.action.VIEW -d \"\(quoted)\" \(android.package)")
    }
    let code = commands.isEmpty ? "" : "\n<pre>\(commands.map(escaped).joined(separator: "\n"))</pre>"
    return """
      <section>
      <h2>\(escaped(row.name))</h2>
      <a href="\(escaped(row.url))">\(escaped(row.url))</a>
      <p>\(escaped(row.note))</p>\(code)
      </section>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
