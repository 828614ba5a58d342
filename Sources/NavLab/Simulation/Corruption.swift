/// A state that no toolkit survives. UIKit logs the first and later stops on one of the others.
package enum Corruption: Hashable, Sendable {
  /// A change was begun while another was running ("nested push animation can result in corrupted navigation bar").
  case changeDuringChange
  /// A page is shown that the stack does not hold any more.
  case removedPageShown(SimulatedPage)
  /// The same page is on the stack twice ("pushing the same view controller instance more than once", "tried to present modally an
  /// active controller").
  case pageTwice(SimulatedPage)
  /// The page is on the stack of another host ("can't add self as subview", "already has a parent").
  case pageInTwoHosts(SimulatedPage)
  /// A pop to a page that the stack does not hold ("tried to pop to a view controller that doesn't exist").
  case popToNoPage(SimulatedPage)
  /// At rest, the page that is visible is not the top of the stack.
  case visibleIsNotTop
  /// At rest, a layer stands over a stack that has lost the page which opened it.
  case layerWithoutOpener(SimulatedPage)
  /// Interaction was turned on more often than off.
  case interactionOutOfBalance
}
