import Foundation
import NavRuntime
import NavTesting
import Testing

/// A page whose hook is declared for the segues of another screen.
@Suite struct MisplacedSourceTests {
  /// The same app as in the fixture, except that the page of the filters has a hook for the catalog.
  private struct Screens: GraphScreens {
    typealias Graph = Shop

    struct Page: SegueSource {
      func shouldPerform(_ leaving: LeavingSegue<Shop.Catalog>) -> Bool { false }
    }

    func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { screen == 0 ? "catalog" as Any : Page() }
    func preparePush(_ segue: SegueID, _ context: SegueContext) {}
    func unwind(_ segue: SegueID, _ context: SegueContext) {}
  }

  @Test func isAnEventAndAnAssertion() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = InMemoryHost<Any>(animation: .zero)
        let navigator = Navigator<Shop, InMemoryHost<Any>>(host: host, screens: Screens(), facts: TestFacts())
        let observation = navigator.observe { event in
          guard case .misplacedSource(let screen, let names) = event.kind else { return }
          FileHandle.standardError.write(Data("event of \(screen.name): \(names)\n".utf8))
        }
        navigator.start()
        host.advance(by: .seconds(1))
        navigator.handle(Shop.Catalog.self)?.openFilters()
        host.advance(by: .seconds(1))
        withExtendedLifetime(observation) {}
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("event of filters: Catalog\n"), "\(said)")
    #expect(said.contains("the page of 'filters' is a SegueSource of Catalog and is never asked"), "\(said)")
  }
}
