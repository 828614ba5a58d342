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
  /// A change of the language.
  case changesWords
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
  /// A stack that a host shows in columns, and as one native stack.
  case keepsTheStackInBothForms
  /// A report about the form.
  case saysThatTheFormChanged
  /// A change of form during another change.
  case completesAcrossForms
  /// The back button of a column.
  case asksForBackOfAColumn
  /// The placeholder.
  case fillsAnEmptyColumn
  /// The form of a hidden host.
  case hasNoFormWhileHidden

  /// The sentence of the protocol.
  public var text: String {
    switch self {
    case .completesOnce: "`didShow` is called once for each change, inside `show` or later."
    case .standsAtCompletion: "When `didShow` is called, `shownInstances` is the stack of the change."
    case .animatesUntilCompletion:
      "`isAnimating` is true from `show` until just before `didShow`, and false between transitions."
    case .showsOldOrNew:
      "During a change, `shownInstances` is the old stack, the new one, or the result of a completed step."
    case .saysHowLong: "`show` returns the duration of the change, or zero if the change is not animated."
    case .endsBeforeTheNext: "A change ends the previous change first, if that is still in progress."
    case .settles: "After `settle()`, the host is still: the current step is complete, and later steps are dropped."
    case .keepsStill:
      "Between transitions, the host changes nothing and calls only `stackChanged()`, which is always allowed."
    case .tellsTheDelegate: "The host calls only the current delegate."
    case .takesInteraction:
      "Pages and bars accept input according to the last `setInteraction`, during transitions too."
    case .countsTime: "`now` increases as time passes, and never goes back."
    case .setsOneTimer:
      "`timerFired` is called once, after the time of the last `setTimer`, and never after `setTimer(nil)`."
    case .letsPagesGo: "The host releases a page after it shows a stack without it."
    case .showsTheTop: "The visible page is the page on top."
    case .asksForBack: "The back button calls `backRequested()`, and the host does not move until it receives a change."
    case .asksForBackFurther:
      "The menu of the back button calls `backRequested(to:)`, and the host does not move until it receives a change."
    case .refusesASwipe: "If `interactivePopBegan()` returns `nil`, the swipe has no effect."
    case .finishesASwipe:
      "A finished swipe calls `interactivePopBegan()` and `interactivePopEnded(.finished)` once each, and `isAnimating` is true until the page is removed."
    case .cancelsASwipe: "A cancelled swipe calls `interactivePopEnded(.cancelled)`, and changes nothing."
    case .refusesADismissal:
      "If `dismissalBegan(of:)` returns `nil`, the layer stays, or the host calls `stackChanged()` if the toolkit closes it anyway."
    case .finishesADismissal:
      "A dismissal passes the first page of the layer to `dismissalBegan(of:)`, and otherwise makes the calls of a swipe."
    case .cancelsADismissal: "A cancelled dismissal calls `interactivePopEnded(.cancelled)`, and the layer stays."
    case .changesWords:
      "`wordsDidChange(_:)` changes the texts at once, moves nothing, and calls nothing."
    case .tellsTheButton:
      "A button of an alert calls `alertChosen` once, with the alert's instance and the button's ID."
    case .asksForATab:
      "A pressed tab calls `tabChosen` once, and is not selected until the host receives a change, or the host calls `stackChanged()` if the toolkit selected it."
    case .tellsItsOwnChanges:
      "After a change by the toolkit, the host calls `stackChanged()` when that change is complete."
    case .saysThatItIsHidden:
      "A host that cannot show anything calls `suspended`, then `resumed`, and then shows the last change."
    case .saysThatItIsCovered:
      "`isCovered` is true while a layer of other code covers everything; that layer is not in `shownInstances`, and `dismiss(above:)` closes it."
    case .keepsTheStackInBothForms:
      "`shownInstances` is equal before and after a change of form, and no page is made, lost, or doubled."
    case .saysThatTheFormChanged:
      "If `isExpanded` changes, the host calls `formChanged()` when the new form is complete, and nothing else."
    case .completesAcrossForms: "If the form changes during a change, `didShow` is called once."
    case .asksForBackOfAColumn:
      "The back button of a column calls `backRequested(of:)`, or `backRequested()` in the last column, and the host does not move until it receives a change."
    case .fillsAnEmptyColumn: "The placeholder is visible only in the empty last column of an expanded split."
    case .hasNoFormWhileHidden: "A suspended host does not call `formChanged()`."
    }
  }
}
