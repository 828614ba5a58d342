import Foundation
import NavCompiler
import Testing

@testable import NavDiff

/// The reviewed pictures of differences. `NAVC_RECORD=1 swift test` writes them again.
@Suite struct DiffPictureGoldenTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "graphs/\(name).nav.yaml"), encoding: .utf8)
  }

  private static func edited(_ text: String, _ edits: (String, String)...) throws -> String {
    var text = text
    for (old, new) in edits {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return text
  }

  /// A guard, a link with an argument, a renamed screen, a removed alert, and a new screen.
  @Test func store() throws {
    let old = try Self.text("store")
    let new = try Self.edited(
      old, ("push: { open: product }", "push: { open: { to: product, shouldPerform: isSignedIn } }"),
      ("to: editor,", "to: reviewEditor,"), ("  editor:\n", "  reviewEditor:\n"),
      (", otherwise: askDiscard }", " }"), ("    present: { askDiscard: discard }\n", ""),
      (
        """
          discard:
            alert: { destructive: [discard], cancel: keep }
            unwind: { discard: product, keep: previous }

        """, ""
      ), ("  thanks: {}", "  thanks: { push: { rate: rating } }\n  rating: { arguments: { stars: Int = 5 } }"),
      ("{ id: Int }, link: \"/orders/{id}\"", "{ id: Int, tab: String? }, link: \"/order/{id}?tab={tab}\""))
    let comparison = try Comparison([("store.nav.yaml", old)], [("store.nav.yaml", new)])
    try check(comparison, "store-changes.svg")
  }

  /// A screen that becomes a mounted fragment, and a change inside a fragment.
  @Test func clinic() throws {
    let (identity, booking, new) = try (
      Self.text("fragments/identity"), Self.text("fragments/booking"), Self.text("fragments/clinic")
    )
    let old = try Self.edited(
      new,
      (
        """
            doc: Another hour for an appointment.
            mount: booking.nav.yaml
            exits:
              booked: appointments
              cancelled: previous

        """,
        """
            arguments: { doctor: DoctorID, urgency: Urgency }
            unwind: { moved: appointments, cancel: previous }

        """
      ))
    func files(_ clinic: String, _ identity: String) -> [(path: String, text: String)] {
      [("identity.nav.yaml", identity), ("booking.nav.yaml", booking), ("clinic.nav.yaml", clinic)]
    }
    let comparison = try Comparison(
      files(old, identity), files(new, Self.edited(identity, ("attemptsLeft > 0", "attemptsLeft > 1"))))
    try check(comparison, "clinic-changes.svg")
  }

  private func check(_ comparison: Comparison, _ file: String) throws {
    let text = String(decoding: DiffPicture.svg([DiffReport(comparison.diff)]), as: UTF8.self)
    let url = Self.root.appending(path: "Documentation/pictures/\(file)")
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let isRecorded = try text == String(contentsOf: url, encoding: .utf8)
    #expect(isRecorded, "\(file): see NAVC_RECORD")
  }
}
