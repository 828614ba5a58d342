import Foundation
import NavRuntime
import Observation
import ShopNavigation
import UIKit

/// A page that consists of a column of views. It is updated when the values that it reads change.
@MainActor class ShopPage<S: Screen>: UIViewController {
  let screen: ScreenHandle<S>
  private let column = UIStackView(frame: .zero)
  private let notice = UILabel(frame: .zero)

  init(_ screen: ScreenHandle<S>) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not created from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 12
    // The margins include the safe area, so bars do not cover any view.
    column.isLayoutMarginsRelativeArrangement = true
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
    build()
    add(notice)
    follow()
  }

  /// Adds the views of the page. Called once.
  func build() {}

  /// Updates the views that can change. The values that this method reads, also from the navigator, are observed: it
  /// is called again when one of them changes.
  func update() {}

  private func follow() {
    withObservationTracking {
      update()
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  // MARK: - Parts

  func add(_ view: UIView) { column.addArrangedSubview(view) }

  @discardableResult
  func addLabel(_ text: String = "") -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = 0
    add(label)
    return label
  }

  @discardableResult
  func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    add(button)
    return button
  }

  func addField(_ placeholder: String, text: String = "", _ change: @escaping @MainActor (String) -> Void) {
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.text = text
    field.addAction(UIAction { [weak field] _ in change(field?.text ?? "") }, for: .editingChanged)
    add(field)
  }

  /// Shows a notice below all other views.
  func say(_ text: String) { notice.text = text }

  /// Waits for the outcome of a request. If a predicate refused it, the page shows which one.
  func explain(_ request: SegueRequest<some Any>, _ what: String) {
    Task {
      guard case .refused(.predicate(_, let source)) = await request.outcome else { return }
      say("\(what) needs \(source).")
    }
  }
}

extension ShopPage where S: Shop.Anywhere {
  /// Adds a Help button to the bar. The graph declares the segue under `anywhere`, so every page has it.
  func addHelp() {
    let screen = screen
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Help") { _ in screen.help() })
  }
}

/// A list of buttons that can be replaced.
@MainActor final class Rows: UIStackView {
  private var buttons: [UIButton] = []

  struct Row {
    let title: String
    let action: @MainActor () -> Void
  }

  func show(_ rows: [Row]) {
    for button in buttons {
      removeArrangedSubview(button)
      button.removeFromSuperview()
    }
    axis = .vertical
    spacing = 8
    buttons = rows.map { row in
      UIButton(type: .system, primaryAction: UIAction(title: row.title) { _ in row.action() })
    }
    for button in buttons { addArrangedSubview(button) }
  }
}
