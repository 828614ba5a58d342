import Testing

@testable import NavImport

struct NameSuffixTests {
  @Test(arguments: [
    ("ProductTableViewController", "Product"), ("ProductCollectionViewController", "Product"),
    ("ProductPageViewController", "Product"), ("ProductSplitViewController", "Product"),
    ("ProductNavigationController", "Product"), ("ProductTabBarController", "Product"),
    ("ProductInterfaceController", "Product"), ("ProductViewController", "Product"),
    ("ProductBottomSheetDialogFragment", "Product"), ("ProductBottomSheetFragment", "Product"),
    ("ProductDialogFragment", "Product"), ("ProductBottomSheet", "Product"), ("ProductFragment", "Product"),
    ("ProductActivity", "Product"), ("ProductController", "Product"), ("ProductDialog", "Product"),
    ("ProductVC", "Product"), ("ProductDest", "Product"), ("ProductDestination", "Product"),
    ("productvc", "product"), ("FRAGMENT", "FRAGMENT"), ("ViewController", "ViewController"),
    ("TableViewController", "TableViewController"), ("VC", "VC"), ("", ""), ("Product", "Product"),
    ("ProductFragmentVC", "ProductFragment"), ("ÉcranVC", "Écran"), ("Product\u{16}\u{3}", "Product\u{16}\u{3}"),
  ])
  func oneSuffixGoes(_ text: String, _ rest: String) {
    #expect(NameSuffix.dropped(from: text) == rest)
  }
}
