import GTKWidgets
import NavGTK
import NavRuntime
import TrialGraph

/// A page with a label.
final class LabelPage: GTKPage {
  init(_ text: String) {
    super.init()
    content = Label(text)
  }
}

/// Creates pages with labels.
@MainActor final class LabelScreens: Trial.Screens {
  func start(_ screen: Trial.Start.Handle) -> LabelPage { LabelPage("start") }
  func page(_ screen: Trial.Page.Handle) -> LabelPage { LabelPage("\(screen.arguments.number)") }
  func pageSheet(_ screen: Trial.PageSheet.Handle) -> LabelPage { LabelPage("note") }
  func sheet(_ screen: Trial.Sheet.Handle) -> LabelPage { LabelPage("sheet") }
  func preview(_ screen: Trial.Preview.Handle) -> LabelPage { LabelPage("preview") }
  func small(_ screen: Trial.Small.Handle) -> LabelPage { LabelPage("small") }
  func full(_ screen: Trial.Full.Handle) -> LabelPage { LabelPage("full") }
  func one(_ screen: Trial.One.Handle) -> LabelPage { LabelPage("one") }
  func inOne(_ screen: Trial.InOne.Handle) -> LabelPage { LabelPage("in one") }
  func two(_ screen: Trial.Two.Handle) -> LabelPage { LabelPage("two") }
}

/// A push and a pop with segues.
@MainActor final class GuardedWalk {
  private let window = Window(title: "Guarded", width: 400, height: 300)
  private let host: GTKHost
  private let navigator: Navigator<Trial, GTKHost>
  private let clock = ContinuousClock()

  init() {
    host = GTKHost(in: window)
    host.slideDuration = .zero
    navigator = Navigator(host: host, screens: LabelScreens(), facts: TrialFacts())
  }

  func start() {
    navigator.start()
    window.present()
  }

  @discardableResult func walk(_ number: Int) -> Duration {
    let time = clock.measure {
      navigator.handle(Trial.Start.self)?.open(number: number)
      navigator.goBack()
    }
    precondition(navigator.stack.count == 1 && !navigator.isBusy, "the walk does not end where it began")
    return time
  }
}

/// The same widgets, with direct calls.
@MainActor final class DirectWalk {
  private let window = Window(title: "Direct", width: 400, height: 300)
  private let box = SlideBox()
  private var first: Widget?

  private let clock = ContinuousClock()

  func start() {
    let page = page("start", isFirst: true)
    first = page
    window.setContent(box)
    box.set([page])
    window.present()
  }

  private func page(_ text: String, isFirst: Bool) -> Widget {
    let bar = HeaderBar()
    let back = Button(icon: "go-previous-symbolic", "Back") {}
    back.isVisible = !isFirst
    bar.packStart(back)
    bar.setTitle("Page", subtitle: "")
    let column = Box(.column).styled("background")
    column.append(bar)
    column.append(Label(text).expanding(across: true, down: true))
    return column
  }

  @discardableResult func walk(_ number: Int) -> Duration {
    clock.measure {
      guard let first else { return }
      // As with the guard, the window accepts no input in between.
      window.isTarget = false
      let page = page("\(number)", isFirst: false)
      box.set([first, page])
      page.focusFirst()
      window.isTarget = true
      window.isTarget = false
      box.set([first])
      first.focusFirst()
      window.isTarget = true
    }
  }
}
