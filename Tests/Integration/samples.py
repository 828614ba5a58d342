"""A small project for the tests of the language server and of editors."""

CHECKOUT = """\
navc: 1
fragment: Checkout
root: bill
exits: { done: Void }
facts: { isPaying: Bool }
screens:
  bill: { unwind: { finish: { exit: done, shouldPerform: not isPaying } } }
"""
SHOP = """\
navc: 1
graph: Shop
root: catalog
facts:
  isSignedIn: Bool
  isPaying: Bool

screens:
  catalog:
    push: { openProduct: product, buy: checkout }
  product:
    arguments: { id: Int }
    requires: isSignedIn and not isPaying
    unwind: { close: catalog }
  checkout:
    mount: checkout.nav.yaml
    exits: { done: catalog }
"""
