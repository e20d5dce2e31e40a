import CanvasCLibrary

/// A folder of pictures that are found by name, each in files for several scales: `tree.png`, `tree@2x.png`,
/// `tree@3x.png`. It is looked through anew at each question.
///
///     let tree = try ImageFolder("assets").image(named: "tree", scale: 2)
///
/// A picture's file ends in png, jpg or jpeg, in small or capital letters; where there are several, in this order. What is
/// no regular file, such as a pipe, is left alone.
public struct ImageFolder: Sendable, Hashable {
  /// One file of a picture.
  public struct File: Sendable, Hashable {
    /// With the folder's.
    public let path: String
    /// Pixels per point: 1, or 2 and 3 where the name says so.
    public let scale: Double
  }

  /// The folder.
  public let path: String

  /// The folder need not be there: it has no pictures then.
  public init(_ path: String) { self.path = path }

  /// The file of a name that suits a drawing best: that of the drawing's scale, rounded up; else the next larger one;
  /// else the largest that is there. Nil where there is none.
  ///
  /// - Parameters:
  ///   - name: Without the scale. With an ending, as `tree.jpg`, it is that file; without one, any. Names with a slash
  ///     have no file.
  ///   - scale: Pixels per point of the drawing. One that is not positive, or not a number, counts as 1.
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

  /// The picture of a name, with its file's scale; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: As in `file(named:scale:)`.
  ///   - scale: Pixels per point of the drawing.
  ///   - limits: What is refused before memory is taken for it.
  /// - Throws: A `FileError` where the file can't be read, an `ImageFormatError` where it is no picture.
  public func image(named name: String, scale: Double = 1, limits: PNGLimits = .default) throws -> Image? {
    guard let file = file(named: name, scale: scale) else { return nil }
    return try Image(contentsOf: file.path, scale: file.scale, limits: limits)
  }

  /// The scales that files are for, the best for a drawing first.
  package static func scales(for scale: Double) -> [Int] {
    let wanted = scale > 1 ? Int(min(scale.rounded(.up), 3)) : 1
    return Array(wanted...3) + (1..<wanted).reversed()
  }

  /// A file's name without ending in its two parts: `tree@2x` is `tree` and 2, `tree` itself and 1.
  package static func parts(of stem: String) -> (name: String, scale: Int) {
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { return (String(stem.dropLast(3)), scale) }
    return (stem, 1)
  }

  private static let endings = ["png", "PNG", "jpg", "JPG", "jpeg", "JPEG"]

  /// What may stand before and behind the dot: the name and any ending, or before that what the name itself says.
  private static func stems(of name: String) -> [(stem: String, endings: [String])] {
    for ending in endings where name.hasSuffix("." + ending) && name.utf8.count > ending.utf8.count + 1 {
      return [(String(name.dropLast(ending.count + 1)), [ending]), (name, endings)]
    }
    return [(name, endings)]
  }

  private static func isRegular(_ file: String) -> Bool {
    var status = stat()
    return unsafe stat(file.fileSystemName, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
