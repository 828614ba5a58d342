import NavLab
import UIKit

/// A view controller that reports its moments to its subclass.
@MainActor class LifecyclePage: UIViewController {
  func tell(_ moment: PageMoment) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tell(.loads)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell(.willAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell(.appeared)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell(.disappeared)
  }
}
