/// The measures of a picture, in its own units, of which a screen without zoom shows one a point.
enum Metrics {
  /// Between the edge of a card and its texts.
  static let padding = 12.0
  /// A heading by itself.
  static let heading = 34.0
  /// Each line under it.
  static let detail = 17.0
  static let row = 21.0
  /// Under the last row.
  static let foot = 11.0
  /// Where the sign of a row ends and its text begins.
  static let signWidth = 20.0
  /// Between a name and a condition at the other end of its row.
  static let conditionGap = 16.0
  /// How many characters of an error are shown.
  static let message = 52
  /// The most room that an image of a screen takes, and what is under it.
  static let thumbnailWidth = 180.0
  static let thumbnailHeight = 150.0
  static let underThumbnail = 10.0
  static let minimumWidth = 120.0
  static let reference = 36.0
  /// Between a card and the one below.
  static let below = 18.0
  /// Where an edge arrives, from the top of a card.
  static let entry = 18.0
  /// From a card to the first lane, and from the last lane to the next card.
  static let beforeLanes = 14.0
  static let behindLanes = 30.0
  static let lane = 8.0
  static let mostLanes = 9
  /// Inside a frame: beside and under what is in it, and the band with its caption above.
  static let frame = 18.0
  static let frameCaption = 34.0
  /// Behind the label of a frame: the room that a page needs for the knob that folds it.
  static let frameLabelEnd = 54.0
  /// A picture is a strip if its height exceeds `tall`, and exceeds its width by the factor `strip`.
  static let tall = 2400.0
  static let strip = 1.6
  static let narrowestShelf = 400.0
  static let widestShelf = 12_800.0
  /// Between two cards of a shelf; in this room an edge rises so far in front of its card.
  static let betweenShelved = 52.0
  static let rise = 22.0
  /// From the lower edge of a shelf to the first edge that passes below it.
  static let underShelf = 12.0
  /// Between two trees.
  static let trees = 56.0
  /// Around everything.
  static let margin = 44.0
  static let titleSize = 15.0
  static let nameTitleSize = 13.5
  static let rowSize = 12.0
  static let smallSize = 11.0
  static let badgeSize = 11.0
  static let captionSize = 12.0
  /// The sizes of headings where a picture is small, and of the names of segues where it is not that small.
  static let farSize = 26.0
  static let farSizes = 20.0...30.0
  static let middleTitleSizes = 18.5...24.0
  static let middleRowSizes = 16.0...18.5
}
