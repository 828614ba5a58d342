import Foundation
import NavRuntime
import Observation
import ShopNavigation
import UIKit

/// A page: a column of what it is made of, which follows what it reads.
@MainActor class ShopPage<S: Screen>: UIViewController {
  let screen: ScreenHandle<S>
  private let column = UIStackView(frame: .zero)
  private let notice = UILabel(frame: .zero)

  init(_ screen: ScreenHandle<S>) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  #if canImport(ObjectiveC)
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("of no storyboard") }
  #endif

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 12
    // The margins have the safe area in them: nothing lies under a bar.
    column.isLayoutMarginsRelativeArrangement = true
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
    build()
    add(notice)
    follow()
  }

  /// Puts the page together, once.
  func build() {}

  /// Writes what may change. What it reads is observed, also of the navigator: it is called again when that changes.
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

  /// Says something below everything else.
  func say(_ text: String) { notice.text = text }

  /// Says which predicate has refused, if one has.
  func explain(_ request: SegueRequest<some Any>, _ what: String) {
    Task {
      guard case .refused(.predicate(_, let source)) = await request.outcome else { return }
      say("\(what) needs \(source).")
    }
  }
}

extension ShopPage where S: Shop.Anywhere {
  /// Help, which the graph offers on every page.
  func addHelp() {
    let screen = screen
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Help") { _ in screen.help() })
  }
}

/// Buttons that change with what they list.
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
