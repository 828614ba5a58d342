import NavLab
import SeededRandom
import Testing

struct SplitMixTests {
  /// The first numbers of seed 0 in the reference implementation.
  @Test func numbersAreThoseOfTheReference() {
    var random = SplitMix(seed: 0)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
  }
}
