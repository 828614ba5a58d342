import NavRuntime

/// Creates pages that are only names, except in the hall. Records the calls of hooks.
@MainActor final class OfficeScreens: Office.Screens {
  var calls: [String] = []
  let safe = VaultScreens()
  let window = CounterScreens()

  struct HallPage: SegueSource {
    let screens: OfficeScreens

    func shouldPerform(_ leaving: LeavingSegue<Office.Hall>) -> Bool {
      screens.calls.append("ask \(leaving.name)")
      return true
    }
  }

  func hall(_ screen: Office.Hall.Handle) -> HallPage { HallPage(screens: self) }

  func prepareHallEnter(for segue: PushSegue<HallPage, String, Vault.Door>) {
    calls.append("prepare \(segue.destination)")
  }

  struct VaultScreens: Vault.Screens {
    func door(_ screen: Vault.Door.Handle) -> String { "door" }
    func box(_ screen: Vault.Box.Handle) -> String { "box" }
  }

  struct CounterScreens: Counter.Screens {
    func desk(_ screen: Counter.Desk.Handle) -> String { "desk" }
    func form(_ screen: Counter.Form.Handle) -> String { "form" }
  }
}

/// The facts of the predicates of all three files.
@MainActor final class OfficeFacts: Office.Facts {
  var isKeyThere = true
  var hasTime = true
  var isOpen = true
  private(set) var levels: [Int] = []

  func hasKey(level: Int) -> Bool {
    levels.append(level)
    return isKeyThere
  }
}

struct KioskScreens: Kiosk.Screens {
  let booth = BoothScreens()

  struct BoothScreens: Booth.Screens {
    func front(_ screen: Booth.Front.Handle) -> String { "front" }
    func drawer(_ screen: Booth.Drawer.Handle) -> String { "drawer" }
  }
}

@MainActor final class KioskFacts: Kiosk.Facts {
  var hasKey = false
  var hasTime = true
}
