import Foundation
import NavRuntime
import NavTesting
import Testing

/// A page whose hook is declared for the segues of another screen.
@Suite struct MisplacedSourceTests {
  /// A page of the filters whose hook is for the catalog.
  private struct Page: SegueSource {
    func shouldPerform(_ leaving: LeavingSegue<Shop.Catalog>) -> Bool { false }
  }

  @Test func isAnEventAndAnAssertion() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = InMemoryHost<Any>(animation: .zero)
        let screens = BareApp<Shop>()
        screens.make = { $0 == 0 ? "catalog" as Any : Page() }
        let navigator = Navigator<Shop, InMemoryHost<Any>>(host: host, screens: screens, facts: TestFacts())
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
