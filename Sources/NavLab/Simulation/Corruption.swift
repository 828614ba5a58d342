/// A state that no toolkit survives. UIKit only logs the first one, and crashes on some of the others.
package enum Corruption: Hashable, Sendable {
  /// A change started while another was running ("nested push animation can result in corrupted navigation bar").
  case changeDuringChange
  /// The host shows a page that is no longer on the stack.
  case removedPageShown(SimulatedPage)
  /// The same page is on the stack twice ("pushing the same view controller instance more than once", "tried to
  /// present modally an active controller").
  case pageTwice(SimulatedPage)
  /// The page is on the stack of another host ("can't add self as subview", "already has a parent").
  case pageInTwoHosts(SimulatedPage)
  /// The target of a pop is not on the stack ("tried to pop to a view controller that doesn't exist").
  case popToNoPage(SimulatedPage)
  /// At rest, the visible page is not the top of the stack.
  case visibleIsNotTop
  /// At rest, a layer is over a stack that no longer contains the page that opened the layer.
  case layerWithoutOpener(SimulatedPage)
  /// Interaction was turned on more often than off.
  case interactionOutOfBalance
  /// A native stack is on another one ("pushing a navigation controller is not supported").
  case stackInStack(SimulatedPage)
  /// A change of form added, removed, or exchanged pages.
  case stackChangedByFold
  /// At rest, a page is in another column than the one in which it was opened.
  case pageInWrongColumn(SimulatedPage)
  /// A change of form moved the page that presents a layer ("presentation anchor is not in a window").
  case presenterMoved(SimulatedPage)
}
