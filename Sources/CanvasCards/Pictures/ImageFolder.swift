internal import CanvasCLibrary

/// A folder of pictures found by name, each with files for several scales: `tree.png`, `tree@2x.png`, `tree@3x.png`.
/// The folder is searched at each call.
///
///     let tree = try ImageFolder("assets").image(named: "tree", scale: 2)
///
/// A file has the extension png, jpg, jpeg or webp, in lower or upper case; if there are several, they are tried in this
/// order. Files that are not regular, such as pipes, are ignored.
public struct ImageFolder: Sendable, Hashable {
  /// One file of a picture.
  public struct File: Sendable, Hashable {
    /// The path, including that of the folder.
    public let path: String
    /// The number of pixels per point: 1, or 2 or 3 according to the name.
    public let scale: Double
  }

  /// The path of the folder.
  public let path: String

  /// Creates a folder from a path. A folder that doesn't exist has no pictures.
  public init(_ path: String) { self.path = path }

  /// The file of a name that suits a drawing best: the one for the drawing's scale, rounded up, otherwise the next
  /// larger scale, otherwise the largest available. Nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name without the scale. With an extension, such as `tree.jpg`, only that file matches; without
  ///     one, any extension matches. Names with a slash match no file.
  ///   - scale: The number of pixels per point of the drawing. If it is not positive or is NaN, 1 is used.
  public func file(named name: String, scale: Double = 1) -> File? {
    guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")), !name.utf8.contains(0) else { return nil }
    for scale in Self.scales(for: scale) {
      let mark = scale == 1 ? "" : "@\(scale)x"
      for (stem, endings) in Self.stems(of: name) {
        for ending in endings {
          let file = (stem + mark + "." + ending).path(in: path)
          if Self.isRegular(file) { return File(path: file, scale: Double(scale)) }
        }
      }
    }
    return nil
  }

  /// The picture of a name, with the scale of its file; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name, as in `file(named:scale:)`.
  ///   - scale: The number of pixels per point of the drawing.
  ///   - limits: The largest accepted picture, checked before memory is allocated for it.
  /// - Throws: An error with the file's path if it can't be read or is not a picture.
  public func image(
    named name: String, scale: Double = 1, limits: ImageLimits = .default
  ) throws(ImageFileError) -> Image? {
    guard let file = file(named: name, scale: scale) else { return nil }
    return try Image(contentsOf: file.path, scale: file.scale, limits: limits)
  }

  /// The scales of files to try, best first.
  package static func scales(for scale: Double) -> [Int] {
    let wanted = scale > 1 ? Int(min(scale.rounded(.up), 3)) : 1
    return Array(wanted...3) + (1..<wanted).reversed()
  }

  /// A file's name without extension, split into name and scale: `tree@2x` is `tree` and 2; `tree` is `tree` and 1.
  package static func parts(of stem: String) -> (name: String, scale: Int) {
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { return (String(stem.dropLast(3)), scale) }
    return (stem, 1)
  }

  private static let endings = ["png", "PNG", "jpg", "JPG", "jpeg", "JPEG", "webp", "WEBP"]

  /// The possible stems and extensions: the name with any extension, preceded by the extension in the name itself if
  /// it has one.
  private static func stems(of name: String) -> [(stem: String, endings: [String])] {
    for ending in endings where name.hasSuffix("." + ending) && name.utf8.count > ending.utf8.count + 1 {
      return [(String(name.dropLast(ending.count + 1)), [ending]), (name, endings)]
    }
    return [(name, endings)]
  }

  private static func isRegular(_ file: String) -> Bool {
    var status = stat()
    return stat(file.fileSystemName, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
