import Foundation
import NavCompiler
import SeededRandom
import Testing

@testable import NavPictures

/// The text of a picture: XML that any parser accepts, in which an author's text is only text.
@Suite struct SVGPictureTests {
  @Test(arguments: GraphFiles.names) func isWellFormed(_ name: String) throws {
    let bytes = try SVGPicture.bytes(PictureBuilder.picture(of: GraphFiles.graph(name)))
    _ = try XMLTexts(bytes)
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", "a & b < c > d \" e ' f", "]]>", "\u{0}\u{1B}[31m\u{7F}", "\u{202E}desrever",
    "&amp;",
    "\u{FFFE}\u{FFFF}", "👩‍👩‍👧 家族 é", "<!--", "--><svg onload=x>",
  ])
  func textIsText(_ text: String) throws {
    var picture = Picture(title: text, summary: text)
    var card = Card(.screen, name: text, title: text)
    card.details = [Detail(text, .muted, sign: .lock)]
    card.rows = [Row(.push, text, .plain, target: text, condition: text), Row(.unwind, text, .back, target: text)]
    card.rows[0].branch = 0
    card.branches = [Branch(kind: .push, row: 0, card: 1, frames: [Frame(sign: .tab, caption: text, lock: text)])]
    picture.cards = [card, Card(.reference, name: text, title: text)]
    picture.trees = [Picture.Tree(card: 0, frames: [Frame(sign: .fragment, caption: text)])]
    let read = try XMLTexts(SVGPicture.bytes(picture))
    #expect(read.elements.isSubset(of: ["svg", "title", "desc", "style", "rect", "g", "path", "text"]))
    let shown = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          [0, 0x1B, 0x7F, 0x202E, 0xFFFE, 0xFFFF].contains($0.value) ? "\u{FFFD}" : $0
        }))
    #expect(read.texts.contains(shown), "\(read.texts)")
  }

  /// The tooltip of a shortened text contains the entire text.
  @Test func aShortenedTextIsWholeInATooltip() throws {
    let long = String(repeating: "word ", count: 20) + "end"
    var picture = Picture(title: "Long", summary: "")
    var card = Card(.screen, name: "n" + long, title: "t" + long)
    card.details = [Detail("d" + long, .muted)]
    card.rows = [Row(.unwind, "r" + long, .back, target: "a" + long, condition: "c" + long)]
    picture.cards = [card]
    picture.trees = [Picture.Tree(card: 0, frames: [Frame(sign: .fragment, caption: "f" + long, lock: "l" + long)])]
    let text = String(decoding: SVGPicture.bytes(picture), as: UTF8.self)
    for whole in ["d", "r", "→ a", "c", "f", "l"] {
      #expect(text.contains("<title>\(whole)\(long)</title>"), "\(whole)")
    }
    #expect(text.contains("<title>t\(long) (n\(long))</title>"))
    let short = String(decoding: SVGPicture.bytes(Picture(title: "Short", summary: "")), as: UTF8.self)
    #expect(!short.contains("<title>"))
  }

  @Test func nothingIsAskedForFromElsewhere() throws {
    for name in GraphFiles.names {
      let text = try String(
        decoding: SVGPicture.bytes(PictureBuilder.picture(of: GraphFiles.graph(name))), as: UTF8.self)
      #expect(!text.contains("href"))
      #expect(!text.contains("url("))
      #expect(!text.contains("<script"))
      #expect(text.replacing("http://www.w3.org/2000/svg", with: "").contains("http://") == false || name == "links")
    }
  }

  @Test func everyTextIsInsideItsCard() throws {
    for name in GraphFiles.names {
      let picture = try PictureBuilder.picture(of: GraphFiles.graph(name))
      for card in picture.cards {
        let layout = CardLayout(card)
        for (row, text) in zip(card.rows, layout.rows) {
          var end = Metrics.padding + Metrics.signWidth + TextWidth.of(text.name, .name, size: Metrics.rowSize)
          if let target = text.target {
            end = text.targetStart + TextWidth.of("→ " + target, .name, size: Metrics.smallSize)
          }
          if text.condition != nil { end += Metrics.signWidth + text.conditionWidth }
          #expect(end <= layout.width - Metrics.padding + 0.1, "\(name), \(card.name).\(row.name)")
        }
      }
    }
  }

  /// Names with equal starts and ends are distinguished, and a wide card shows more of them.
  @Test func namesOfOneCardDiffer() throws {
    var card = Card(.screen, name: "home", title: "A title that is longer than twenty-eight letters")
    let names = ["actionPersonDetailsToVaccinationDetailsFragment", "actionPersonDetailsToTestDetailsFragment"]
    card.rows = names.map { Row(.unwind, $0, .back) }
    #expect(Shortening.middle(names[0]) == Shortening.middle(names[1]))
    let layout = CardLayout(card)
    #expect(layout.rows[0].name != layout.rows[1].name)
    card.rows = [Row(.unwind, names[0], .back), Row(.unwind, "close", .back, target: names[1], condition: names[0])]
    #expect(CardLayout(card).rows[0].name == names[0])
    #expect(CardLayout(card).heading == card.title)
    // A text of a million letters costs no more than counting them.
    card.title = String(repeating: "word ", count: 200_000)
    card.rows.append(Row(.unwind, String(repeating: "n", count: 1_000_000), .back))
    #expect(CardLayout(card).heading.count < 100)
  }

  @Test func aThemeIsOneSetOfColours() throws {
    let picture = try PictureBuilder.picture(of: GraphFiles.graph("hello"))
    func text(_ theme: Theme) -> String {
      var options = SVGPicture.Options()
      options.theme = theme
      return String(decoding: SVGPicture.bytes(picture, options), as: UTF8.self)
    }
    #expect(text(.auto).contains("prefers-color-scheme:dark"))
    #expect(!text(.light).contains("prefers-color-scheme") && !text(.light).contains("#0E1116"))
    #expect(!text(.dark).contains("prefers-color-scheme") && !text(.dark).contains("#F6F7F9"))
  }

  @Test func theLegendSaysWhatComesUp() throws {
    let hello = try XMLTexts(SVGPicture.bytes(PictureBuilder.picture(of: GraphFiles.graph("hello"))))
    #expect(hello.texts.contains("pushes") && !hello.texts.contains("opens a layer"))
    var options = SVGPicture.Options()
    options.hasLegend = false
    let bare = try XMLTexts(SVGPicture.bytes(PictureBuilder.picture(of: GraphFiles.graph("hello")), options))
    #expect(!bare.texts.contains("pushes"))
  }
}
