import Foundation
import Testing

@testable import NavPictures

/// The colors, checked with the formula of WCAG 2.2.
@Suite struct ThemeTests {
  private func luminance(_ colour: String) throws -> Double {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ first: String, _ second: String) throws -> Double {
    let values = try [luminance(first), luminance(second)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test(arguments: [Theme.Palette.light, Theme.Palette.dark]) func textsCanBeRead(_ palette: Theme.Palette) throws {
    let surfaces = [
      palette.background, palette.card, palette.header, palette.layerHeader, palette.frame, palette.addedSurface,
      palette.removedSurface, palette.changedSurface,
    ]
    let texts = [
      palette.ink, palette.muted, palette.back, palette.layer, palette.jump, palette.condition, palette.error,
    ]
    for surface in surfaces {
      for text in texts { #expect(try contrast(text, surface) >= 4.5, "\(text) on \(surface)") }
      // Edges and outlines are not text.
      for line in [palette.edge, palette.outline] { #expect(try contrast(line, surface) >= 3, "\(line) on \(surface)") }
    }
  }

  /// An outline has a contrast of 3:1 with both of its sides, and a small scale does not make the outline thinner.
  @Test(arguments: [Theme.Palette.light, Theme.Palette.dark]) func outlinesCanBeSeen(_ palette: Theme.Palette) throws {
    for shape in ["card", "fr", "lay", "bad"] {
      let rule = try #require(palette.rules.firstMatch(of: try Regex("\\.\(shape)\\{[^}]*stroke:(#[0-9A-F]{6})")))
      let colour = String(try #require(rule.output[1].substring))
      for side in [palette.background, palette.frame, palette.card] {
        #expect(try contrast(colour, side) >= 3, "\(shape): \(colour) on \(side)")
      }
    }
    #expect(Theme.shapes.contains(".card,.fr{stroke-width:1;vector-effect:non-scaling-stroke}"))
    #expect(Theme.far("").contains(".e{vector-effect:non-scaling-stroke}"))
  }

  /// The sign of a difference has the color of a card on a square in its own color.
  @Test(arguments: [Theme.Palette.light, Theme.Palette.dark]) func differencesCanBeSeen(
    _ palette: Theme.Palette
  ) throws {
    for colour in [palette.added, palette.removed, palette.changed] {
      #expect(try contrast(colour, palette.card) >= 4.5, "\(colour)")
      for side in [palette.background, palette.frame, palette.card, palette.addedSurface, palette.removedSurface] {
        #expect(try contrast(colour, side) >= 3, "\(colour) on \(side)")
      }
    }
    // Not by color alone: each mark has another sign, and a removed part has another line.
    #expect(Set(Mark.allCases.map { "\($0.sign)" }) == ["+", "−", "~"])
    #expect(Theme.markShapes.contains(".card.rem,.fr.rem{stroke-dasharray:7 4}"))
    #expect(Theme.markShapes.contains(".card.add,.e.add{stroke-dasharray:none}.e.rem{stroke-dasharray:6 4}"))
  }

  /// The sign of a row shows its meaning, so the color is not the only difference.
  @Test func noTwoSignsAreAlike() {
    let paths = Sign.allCases.map { "\($0.path)" }
    #expect(Set(paths).count == paths.count)
    #expect(Set(Sign.allCases.map { "\($0.meaning)" }).count == paths.count)
  }
}
