import NavPictures

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory with an image for each screen that has one, `<screen>.png`. Nothing outside of it is read: no link in it is followed.
struct ThumbnailDirectory {
  private let directory: Directory
  private var bytesLeft = 64 << 20

  /// - Parameter path: The directory, whose own links are followed.
  /// - Throws: Why it cannot be opened.
  init(_ path: String) throws(SystemError) {
    directory = try Directory(SystemPath(path))
  }

  /// The image of a screen; `nil` where there is none.
  ///
  /// - Parameter screen: Its name, which is part of the name of a file and never of a path.
  /// - Returns: The image.
  /// - Throws: Why there is a file and no image.
  mutating func image(of screen: String) throws(Thumbnail.Problem) -> Thumbnail? {
    let name = screen + ".png"
    guard !name.utf8.contains(0), !name.utf8.contains(UInt8(ascii: "/")), name.utf8.count <= 255 else { return nil }
    guard let bytes = try read(SystemPath(name)) else { return nil }
    bytesLeft -= bytes.count
    guard bytesLeft >= 0 else { throw Thumbnail.Problem(reason: "the images are larger than 64 MiB together") }
    return try Thumbnail(png: bytes)
  }

  private func read(_ name: SystemPath) throws(Thumbnail.Problem) -> [UInt8]? {
    do throws(SystemError) {
      // Neither a pipe nor a device is ever waited for.
      let file = try directory.open(name, O_RDONLY | O_NONBLOCK)
      if try file.status().isRegular { return try file.contents(limit: Thumbnail.mostBytes + 1) }
    } catch {
      if error.isOne(of: ENOENT) { return nil }
      throw Thumbnail.Problem(reason: error.isOne(of: ELOOP) ? "it is a link, and none is followed" : error.description)
    }
    throw Thumbnail.Problem(reason: "it is not a regular file")
  }
}
