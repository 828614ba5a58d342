/// A sentence of the host protocol that ``HostConformance`` checks.
public enum ContractClause: String, Hashable, Sendable, CaseIterable {
  /// A completion arrives exactly once.
  case completesOnce
  /// The new stack is shown at its completion.
  case standsAtCompletion
  /// A host is animating from the request to the completion.
  case animatesUntilCompletion
  /// A host never reports an unrelated stack.
  case showsOldOrNew
  /// The duration of a change.
  case saysHowLong
  /// A change that arrives before the previous one ends.
  case endsBeforeTheNext
  /// A host that must settle.
  case settles
  /// An idle host.
  case keepsStill
  /// The receiver of the host's reports.
  case tellsTheDelegate
  /// Taps and keys.
  case takesInteraction
  /// The clock.
  case countsTime
  /// The timer.
  case setsOneTimer
  /// Release of pages.
  case letsPagesGo
  /// The visible page.
  case showsTheTop
  /// The back button.
  case asksForBack
  /// The menu of the back button.
  case asksForBackFurther
  /// A swipe that the navigator refuses.
  case refusesASwipe
  /// A swipe that finishes.
  case finishesASwipe
  /// A swipe that is cancelled.
  case cancelsASwipe
  /// A layer that the navigator does not allow to close.
  case refusesADismissal
  /// A layer that the user drags down.
  case finishesADismissal
  /// A layer that the user releases half-way.
  case cancelsADismissal
  /// A press of an alert's button.
  case tellsTheButton
  /// A press of a tab.
  case asksForATab
  /// A change that the toolkit makes by itself.
  case tellsItsOwnChanges
  /// A window that is hidden and shown again.
  case saysThatItIsHidden
  /// A layer that other code presents.
  case saysThatItIsCovered

  /// The sentence of the protocol.
  public var text: String {
    switch self {
    case .completesOnce: "`didShow` is called once for each change, inside `show` or later."
    case .standsAtCompletion: "When `didShow` is called, `shownInstances` is the stack that the change asks for."
    case .animatesUntilCompletion: "`isAnimating` is true from `show` until just before `didShow`, and false at rest."
    case .showsOldOrNew:
      "While a change is made, `shownInstances` is the old stack, the new one, or what a step has made of the one on the way to the other."
    case .saysHowLong: "`show` gives the time that the change takes: zero where it is not animated."
    case .endsBeforeTheNext: "A change that is told while another one runs ends that one first."
    case .settles:
      "After `settle()` nothing moves: the step that ran is at its end, and those behind it have not begun."
    case .keepsStill:
      "A host at rest changes nothing, and tells nothing but `stackChanged()`, which it may say whenever it is not sure."
    case .tellsTheDelegate: "The host tells the delegate that was set last, and no other."
    case .takesInteraction:
      "Pages and bar take taps and keys as `setInteraction` has said last, whatever is shown meanwhile."
    case .countsTime: "`now` goes on as time passes, and does not go back."
    case .setsOneTimer: "`timerFired` is called once, after the time that `setTimer` was given last; for `nil`, never."
    case .letsPagesGo: "A page is let go of when a stack without it stands."
    case .showsTheTop: "What a person sees is the page on top."
    case .asksForBack: "The back button calls `backRequested()`, and nothing moves until the host is told."
    case .asksForBackFurther:
      "A screen that is chosen from the menu of the back button is asked for by `backRequested(to:)`, and nothing moves until the host is told."
    case .refusesASwipe: "A swipe for which `interactivePopBegan()` gives `nil` does nothing."
    case .finishesASwipe:
      "A swipe that finishes says `interactivePopBegan()` and `interactivePopEnded(.finished)`, once each; `isAnimating` is true from the one until the page has gone."
    case .cancelsASwipe:
      "A swipe that is cancelled says `interactivePopEnded(.cancelled)`, and leaves everything as it was."
    case .refusesADismissal:
      "A layer for which `dismissalBegan(of:)` gives `nil` stays; where the toolkit closes it nevertheless, the host says `stackChanged()`."
    case .finishesADismissal:
      "A layer that is drawn away is named by its first page in `dismissalBegan(of:)`, and the rest is as with a swipe."
    case .cancelsADismissal:
      "A layer that is let go half-way stays, and the host says `interactivePopEnded(.cancelled)`."
    case .tellsTheButton:
      "A button of an alert calls `alertChosen` once, with the alert's instance and the button's id."
    case .asksForATab:
      "A tab that is pressed calls `tabChosen` once, and nothing is selected until the host is told; where the toolkit has done it already, the host says `stackChanged()`."
    case .tellsItsOwnChanges: "A change of the host's own calls `stackChanged()` when it stands."
    case .saysThatItIsHidden:
      "A host that cannot show anything says `suspended`, and then `resumed`; what it is told in between, and what was under way, stands by then."
    case .saysThatItIsCovered:
      "`isCovered` is true while a layer lies over all that no change has told of; that layer is no part of `shownInstances`, and goes with `dismiss(above:)`."
    }
  }
}
