// Created by navc from kiosk.nav.yaml. You can edit this file.
// If the generated code is in another module, import that module.

import NavRuntime
import UIKit

/// A placeholder for screens without a page.
@MainActor final class KioskPage: UIViewController {
  /// The name of the screen.
  private var name = ""

  /// Creates the page of a screen.
  convenience init(_ name: String) {
    self.init(nibName: nil, bundle: nil)
    self.name = name
  }

  /// Shows the name of the screen.
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = name
    label.numberOfLines = 0
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    #if !os(tvOS)
      view.backgroundColor = .systemBackground
    #endif
  }
}

/// Creates the pages of `Kiosk`.
@MainActor final class KioskScreens {}

/// The factories and the hooks. Swift warns here if a hook is never called. A page of a storyboard
/// needs `screen` to perform segues: pass it to an initializer of its class.
extension KioskScreens: Kiosk.Screens {
  func titles(_ screen: Kiosk.Titles.Handle) -> TitlesViewController {
    let storyboard = UIStoryboard(name: "Kiosk", bundle: nil)
    return storyboard.instantiateViewController(identifier: "titles") {
      TitlesViewController(coder: $0)
    }
  }
  func issue(_ screen: Kiosk.Issue.Handle) -> IssueViewController {
    let storyboard = UIStoryboard(name: "Kiosk", bundle: nil)
    return storyboard.instantiateViewController(identifier: "issue") {
      IssueViewController(coder: $0)
    }
  }
  func about(_ screen: Kiosk.About.Handle) -> KioskPage { KioskPage("about") }

  // Optional hooks. To use one, uncomment it.
  // /// Called before `openIssue` of `titles` shows its new page.
  // func prepareTitlesOpenIssue(
  //   for segue: NavRuntime.PushSegue<TitlesViewController, IssueViewController, Kiosk.Issue>
  // ) {}
  // /// Called before `openAbout` of `titles` shows its new page.
  // func prepareTitlesOpenAbout(
  //   for segue: NavRuntime.PushSegue<TitlesViewController, KioskPage, Kiosk.About>
  // ) {}
  // /// Called when the user goes back to `titles`.
  // func backToTitles(for segue: NavRuntime.BackSegue<TitlesViewController>) {}
  // /// Called when `close` of `about` unwinds to `titles`.
  // func unwindAboutClose(
  //   for segue: NavRuntime.UnwindSegue<KioskPage, TitlesViewController, Void>
  // ) {}
}
