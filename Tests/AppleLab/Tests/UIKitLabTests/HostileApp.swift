import Foundation
import NavRuntime
import UIKit

@testable import NavLab

/// A moment in which the app's code runs, and may call any API.
enum HostileMoment: Int, CaseIterable {
  case factory, preparePush, unwindHook, backPredicate, requirement, predicate, event, outcome
  case loads, willAppear, didAppear, willDisappear, didDisappear, freed
  case willShow, didShow, leaves, prepares
}

/// A page that may call any API in its callbacks.
@MainActor final class HostilePage: LifecyclePage {
  let instance: InstanceID
  private weak var world: HostileWorld?

  init(_ instance: InstanceID, of world: HostileWorld) {
    (self.instance, self.world) = (instance, world)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not created from a storyboard") }

  isolated deinit { world?.happens(.freed) }

  override func tell(_ moment: PageMoment) {
    switch moment {
    case .loads: world?.happens(.loads)
    case .willAppear: world?.happens(.willAppear)
    case .appeared: world?.happens(.didAppear)
    case .willDisappear: world?.happens(.willDisappear)
    case .disappeared: world?.happens(.didDisappear)
    case .didShow: break
    }
  }
}

/// The delegate that the app sets on its own navigation controller.
@MainActor final class HostileDelegate: NSObject, UINavigationControllerDelegate {
  weak var world: HostileWorld?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    world?.happens(.willShow)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    world?.happens(.didShow)
  }
}

/// The app, which creates pages and evaluates predicates.
@MainActor final class HostileApp<Graph: HostileGraph>: GraphScreens, GraphFacts {
  private weak var world: HostileWorld?

  init(_ world: HostileWorld) {
    self.world = world
  }

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    world?.happens(.factory)
    let handle = Graph.handle(screen, context)
    world?.handles.append((screen, handle))
    if Graph.isAlert(screen) { return Graph.words(context) }
    // Without its world, the app creates only plain pages.
    guard let world else { return UIViewController(nibName: nil, bundle: nil) }
    let page = HostilePage(handle.id, of: world)
    world.pages.append(Device.Weak(object: page))
    return page
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) { world?.happens(.preparePush) }
  func unwind(_ segue: SegueID, _ context: SegueContext) { world?.happens(.unwindHook) }

  func predicates(of graph: Graph.Type) -> GraphPredicates {
    GraphPredicates(
      allows: { [weak world] _, _ in
        world?.happens(.predicate)
        return true
      },
      allowsBack: { [weak world] context in
        world?.happens(.backPredicate)
        return !(world?.kept.contains(context.sourceScreen) ?? false)
      },
      meets: { [weak world] screen, _ in
        world?.happens(.requirement)
        return !(world?.forbidden.contains(screen) ?? false)
      },
      decides: { _, _ in false })
  }
}

/// A navigator of any graph.
@MainActor protocol HostileNavigator: AnyObject {
  var stack: [ScreenInstance] { get }
  var isBusy: Bool { get }
  func start() -> SegueRequest<Never>
  func observe(_ receive: @escaping @MainActor (NavigationEvent) -> Void) -> EventObservation
  func factsDidChange()
  func lock() -> NavigationLock
  func goBack(sender: Sender) -> SegueRequest<Never>
  func open(_ url: String, sender: Sender, from source: LinkSource) -> SegueRequest<Never>
  /// Replaces the stack with the root and this screen.
  func restoreWith(_ screen: ScreenID)
}

extension Navigator: HostileNavigator where Graph: HostileGraph {
  func restoreWith(_ screen: ScreenID) {
    let root: ScreenID = Graph.table.roots.last?.id ?? Graph.table.root.id
    restore(NavigationState(screens: [Graph.value(root), Graph.value(screen)]))
  }
}
