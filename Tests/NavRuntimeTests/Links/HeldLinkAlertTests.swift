import NavRuntime
import NavTesting
import Testing

/// A link that `back` blocks, and the alert through which the user can leave the blocking screen.
@MainActor struct HeldLinkAlertTests {
  /// Opens an editor with a draft, a link that the editor blocks, and the alert that Back opens.
  private func asked() async -> NotesWorld {
    let world = NotesWorld()
    world.edit()
    world.facts.hasDraft = true
    let link = world.navigator.open("notes://notes/9")
    await world.host.settled()
    #expect(link.outcomeSoFar == .stopped(at: "editor"))
    world.host.pressBack()
    await world.host.settled()
    #expect(world.stack == ["list", "note", "editor", "discard"])
    return world
  }

  @Test func linkGoesOnWhenTheDraftIsDiscarded() async {
    let world = await asked()
    world.host.choose("discard")
    await world.host.settled()
    #expect(world.stack == ["list", "note"] && world.isSound)
    #expect(world.navigator.handle(Notes.Note.self)?.arguments.id == 9)
  }

  @Test func linkWaitsOnWhenTheDraftIsKept() async {
    let world = await asked()
    world.host.choose("keep")
    await world.host.settled()
    #expect(world.stack == ["list", "note", "editor"])
    world.facts.hasDraft = false
    await world.host.settled()
    #expect(world.stack == ["list", "note"] && world.isSound)
    #expect(world.navigator.handle(Notes.Note.self)?.arguments.id == 9)
  }
}
