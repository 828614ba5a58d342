// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

extension Simulator {
  /// Behavior of UIKit that is hard on a host. Each mode may occur on a device, alone or with others.
  package struct Hostility: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The delegates that UIKit gives its swipe recognizers refuse each touch on a page with a back action or without a
    /// bar. Apps reported it for the edge swipe (forkingdog/FDFullscreenPopGesture 16, material-components-ios 3656).
    /// QMUI_iOS replaces both questions of the delegate, `shouldReceiveTouch` and, from iOS 13.4 on, a private one with
    /// the event.
    package static let ownDelegatesRefuse = Hostility(rawValue: 1 << 0)
    /// `presentationControllerShouldDismiss` is called at any time and several times, and no dismissal follows. Apple's
    /// page of it: "may call this method at any time", and "isn't guaranteed to be followed by" the calls for a
    /// dismissal.
    package static let asksWithoutDismissing = Hostility(rawValue: 1 << 1)
    /// A press on a tab asks `shouldSelectTab` alone, as from iOS 18 on. Apple's page of it.
    package static let asksForTabsOnly = Hostility(rawValue: 1 << 2)
    /// The scrub of VoiceOver, the Escape key, and SwiftUI's `dismiss()` pop or dismiss directly. Apple's pages of
    /// `accessibilityPerformEscape` ("dismisses a modal view") and `DismissAction`.
    package static let escapesDirectly = Hostility(rawValue: 1 << 3)
    /// Removing the animations of the layers does not end a transition: no page of Apple's says that it does. A
    /// transition that would never end does end two seconds after its animations were removed.
    package static let cannotBeStopped = Hostility(rawValue: 1 << 4)
    /// The user turns the device in the middle of each transition. Apple's page of `viewWillTransition(to:with:)`: the
    /// turn has a coordinator of its own, and `transitionCoordinator` returns it for as long as the turn takes.
    package static let turnsInTransitions = Hostility(rawValue: 1 << 5)
    /// A bar that is shown or hidden without an animation, or after `willShow`, jumps while pages move:
    /// WordPressAuthenticator-iOS 584, IBAnimatable 524. A swipe that turns back puts the bar back by itself.
    package static let barsJump = Hostility(rawValue: 1 << 6)

    /// Each by itself, with its name.
    package static let all: [(name: String, mode: Hostility)] = [
      ("ownDelegatesRefuse", .ownDelegatesRefuse), ("asksWithoutDismissing", .asksWithoutDismissing),
      ("asksForTabsOnly", .asksForTabsOnly), ("escapesDirectly", .escapesDirectly),
      ("cannotBeStopped", .cannotBeStopped), ("turnsInTransitions", .turnsInTransitions), ("barsJump", .barsJump),
    ]
    /// All at once.
    package static var everything: Hostility { all.reduce(into: []) { $0.formUnion($1.mode) } }
  }
}
