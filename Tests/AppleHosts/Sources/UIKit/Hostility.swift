// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

extension Simulator {
  /// Behavior of UIKit that is hard on a host. Each mode may occur on a device, alone or with others.
  package struct Hostility: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The delegates that UIKit gives its swipe recognizers refuse each touch on a page with a back action or without
    /// a bar. Apps reported it for the edge swipe (forkingdog/FDFullscreenPopGesture 16, material-components-ios
    /// 3656). QMUI_iOS replaces two methods of the delegate: `shouldReceiveTouch` and, since iOS 13.4, a private one
    /// with the event.
    package static let ownDelegatesRefuse = Hostility(rawValue: 1 << 0)
    /// `presentationControllerShouldDismiss` is called at any time and several times, and no dismissal follows.
    /// Apple's documentation of the method: "may call this method at any time", and "isn't guaranteed to be followed
    /// by" the calls for a dismissal.
    package static let asksWithoutDismissing = Hostility(rawValue: 1 << 1)
    /// A press on a tab calls only `shouldSelectTab`, as it does since iOS 18. Source: Apple's documentation of the
    /// method.
    package static let asksForTabsOnly = Hostility(rawValue: 1 << 2)
    /// The scrub of VoiceOver, the Escape key, and SwiftUI's `dismiss()` pop or dismiss directly. Source: Apple's
    /// documentation of `accessibilityPerformEscape` ("dismisses a modal view") and `DismissAction`.
    package static let escapesDirectly = Hostility(rawValue: 1 << 3)
    /// Removing the animations of the layers does not end a transition, because Apple's documentation does not
    /// promise that it does. A transition that would never end stops two seconds after its animations are removed.
    package static let cannotBeStopped = Hostility(rawValue: 1 << 4)
    /// The user turns the device in the middle of each transition. Apple's documentation of
    /// `viewWillTransition(to:with:)`: the turn has its own coordinator, and `transitionCoordinator` returns it until
    /// the turn ends.
    package static let turnsInTransitions = Hostility(rawValue: 1 << 5)
    /// A bar that is shown or hidden without an animation, or after `willShow`, jumps while pages move:
    /// WordPressAuthenticator-iOS 584, IBAnimatable 524. A cancelled swipe restores the bar by itself.
    package static let barsJump = Hostility(rawValue: 1 << 6)
    /// The columns of a split are merged in the primary column, although there is a compact one. It is not reported by
    /// anyone, and is the fallback that Apple documents for a split without a compact column.
    package static let mergesColumns = Hostility(rawValue: 1 << 7)
    /// `isCollapsed` changes after the delegate's methods. Apple documents both orders: the page of `isCollapsed` says
    /// "until after the collapse transition finishes and all of the relevant delegate methods have been called".
    package static let collapsesLate = Hostility(rawValue: 1 << 8)
    /// The window is resized and resized back in the middle of each transition.
    package static let foldsInTransitions = Hostility(rawValue: 1 << 9)

    /// All modes with their names.
    package static let all: [(name: String, mode: Hostility)] = [
      ("ownDelegatesRefuse", .ownDelegatesRefuse), ("asksWithoutDismissing", .asksWithoutDismissing),
      ("asksForTabsOnly", .asksForTabsOnly), ("escapesDirectly", .escapesDirectly),
      ("cannotBeStopped", .cannotBeStopped), ("turnsInTransitions", .turnsInTransitions), ("barsJump", .barsJump),
      ("mergesColumns", .mergesColumns), ("collapsesLate", .collapsesLate), ("foldsInTransitions", .foldsInTransitions),
    ]
    /// All modes at once.
    package static var everything: Hostility { all.reduce(into: []) { $0.formUnion($1.mode) } }
  }
}
