import NavRuntime
import NavTesting

/// A page that consists of its number.
final class NumberedPage {
  let number: Int

  init(number: Int) {
    self.number = number
  }
}

extension InMemoryHost where Page == NumberedPage {
  /// The simulated input of a user and the system. The host itself accepts every press, so that a test can press what
  /// a toolkit would disable. Here, input of the user depends on interaction.
  var hands: UserInput {
    var hands = UserInput()
    hands.pressBack = { if self.isInteractionEnabled { self.pressBack() } }
    hands.chooseBelow = { self.longPressBack(to: self.stack[self.stack.count - 1 - $0].id) }
    hands.swipe = gesture { if self.isInteractionEnabled { self.beginSwipe() } }
    hands.dismissal = gesture { self.beginDismissal() }
    hands.pressTab = { tab in
      if self.isInteractionEnabled, let tabs = self.visibleTabs?.tabs { self.pressTab(tabs[tab].name) }
    }
    hands.pressButton = { button in if let alert = self.visibleAlert { self.choose(alert.buttons[button].name) } }
    hands.popByItself = { self.popByItself() }
    hands.hide = { self.hide() }
    hands.reveal = { self.reveal() }
    hands.cover = { self.cover() }
    hands.uncover = { self.uncover() }
    hands.visiblePage = { self.visiblePage?.number }
    hands.showsTitle = { self.stack.last?.title == $0 }
    hands.takesTaps = { self.isInteractionEnabled }
    hands.resize = { self.isExpanded = $0 }
    hands.pressBackOf = { self.pressBack(of: $0) }
    hands.isPlaceholderVisible = { self.visiblePlaceholder?.number == 0 }
    return hands
  }

  private func gesture(_ begin: @escaping UserInput.Deed) -> UserInput.Gesture {
    UserInput.Gesture(
      begin: begin, move: { self.moveSwipe(to: $0) },
      end: { if $0 == .finished { self.finishSwipe() } else { self.cancelSwipe() } })
  }
}
