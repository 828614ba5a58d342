import NavCommandLine
import NavPictures

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory with images of screens, `<screen>.png`. Links in it are not followed, so nothing outside it is read.
struct ThumbnailDirectory {
  private let directory: Directory
  private var bytesLeft = 64 << 20

  /// Opens the directory.
  ///
  /// - Parameter path: The path, whose links are followed.
  /// - Throws: The reason if it cannot be opened.
  init(_ path: String) throws(SystemError) {
    directory = try Directory(SystemPath(path))
  }

  /// Reads the image of a screen.
  ///
  /// - Parameter screen: The name of the screen, which must not contain a slash.
  /// - Returns: The image, or `nil` if there is no file.
  /// - Throws: The reason if the file is not a valid image.
  mutating func image(of screen: String) throws(Thumbnail.Problem) -> Thumbnail? {
    let name = screen + ".png"
    guard !name.utf8.contains(0), !name.utf8.contains(UInt8(ascii: "/")), name.utf8.count <= 255 else { return nil }
    guard let bytes = try read(SystemPath(name)) else { return nil }
    bytesLeft -= bytes.count
    guard bytesLeft >= 0 else { throw Thumbnail.Problem(reason: "the images exceed 64 MiB in total") }
    return try Thumbnail(png: bytes)
  }

  private func read(_ name: SystemPath) throws(Thumbnail.Problem) -> [UInt8]? {
    do throws(SystemError) {
      if let file = try directory.openRegular(name) { return try file.contents(limit: Thumbnail.mostBytes + 1) }
    } catch {
      if error.isOne(of: ENOENT) { return nil }
      throw Thumbnail.Problem(reason: error.isOne(of: ELOOP) ? "links are not followed" : error.description)
    }
    throw Thumbnail.Problem(reason: "it is not a regular file")
  }
}
