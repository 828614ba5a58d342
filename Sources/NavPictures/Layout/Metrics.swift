/// The measures of a picture. At full size, one unit is one point.
enum Metrics {
  /// Between the edge of a card and its texts.
  static let padding = 12.0
  /// A heading without other lines.
  static let heading = 34.0
  /// Each line below the heading.
  static let detail = 17.0
  static let row = 21.0
  /// The number of rows that a page initially shows.
  static let mostRows = 16
  /// Below the last row.
  static let foot = 11.0
  /// The width of a row's icon, up to its text.
  static let signWidth = 20.0
  /// Between a name and the condition at the right of its row.
  static let conditionGap = 16.0
  /// The maximum number of characters of an error.
  static let message = 52
  /// The maximum size of an image, and the space below it.
  static let thumbnailWidth = 180.0
  static let thumbnailHeight = 150.0
  static let underThumbnail = 10.0
  static let minimumWidth = 120.0
  static let reference = 36.0
  /// Between a card and the next one below.
  static let below = 18.0
  /// From the top of a card to the end of its edge.
  static let entry = 18.0
  /// From a card to the first lane, and from the last lane to the next card.
  static let beforeLanes = 14.0
  static let behindLanes = 30.0
  static let lane = 8.0
  static let mostLanes = 9
  /// The padding of a frame, and the height of its caption.
  static let frame = 18.0
  static let frameCaption = 34.0
  /// After the caption of a frame: the space for the button that folds the frame.
  static let frameLabelEnd = 54.0
  /// After a folded card: the space for the button that unfolds it.
  static let button = 64.0
  /// A picture is a strip if its height exceeds `tall`, and exceeds its width by the factor `strip`.
  static let tall = 2400.0
  static let strip = 1.6
  static let narrowestShelf = 400.0
  static let widestShelf = 12_800.0
  /// Between two cards of a shelf, and the distance at which an edge rises in front of its card.
  static let betweenShelved = 52.0
  static let rise = 22.0
  /// From the lower edge of a shelf to the first edge below it.
  static let underShelf = 12.0
  /// Between two trees.
  static let trees = 56.0
  /// Around the entire picture.
  static let margin = 44.0
  static let titleSize = 15.0
  static let nameTitleSize = 13.5
  static let rowSize = 12.0
  static let smallSize = 11.0
  static let badgeSize = 11.0
  static let captionSize = 12.0
  /// The sizes of headings in a small picture, and of the names of segues in a medium one.
  static let farSize = 26.0
  static let farSizes = 20.0...30.0
  static let middleTitleSizes = 18.5...24.0
  static let middleRowSizes = 16.0...18.5
}
