import NavRuntime
import Testing

/// The tests of a host create tab places themselves.
struct TabPlaceTests {
  @Test func laterParametersHaveDefaults() {
    let tab = TabPlace.Tab(id: 3, name: "orders")
    let club = TabPlace.Tab(id: 4, name: "club", title: "Club")
    let place = TabPlace(container: InstanceID(rawValue: 7), tabs: [tab, club])
    #expect(tab.title == "orders" && place.tabs.map(\.title) == ["orders", "Club"])
    #expect(place.selected == 0 && place.style == nil && place.container.rawValue == 7)
    #expect(TabPlace(container: place.container, tabs: [tab], selected: 0, style: .sheet).style == .sheet)
    #expect(Opening.tab(place).place == place)
  }
}
