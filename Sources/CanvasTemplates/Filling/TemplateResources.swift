/// What a template may read besides its own text: pictures and fonts, each read once.
///
///     let resources = TemplateResources(folder: "cards")
///     let card = try template.front(of: ["Name": "Potion"], in: resources)
///
/// Copies share what was read, so use one value for all pictures of a deck. Any thread can use it.
public struct TemplateResources: Sendable {
  private let readPicture: @Sendable (_ name: String, _ scale: Double) throws -> TemplatePicture
  private let fontPath: @Sendable (_ name: String) throws -> String
  private let known = KnownResources()
  /// The font of texts without another; nil for Inter.
  package var standardFont: Font?

  /// Resources in a folder. Names are paths from there; files outside of it, also by links, aren't read.
  ///
  /// - Parameter folder: The folder's path.
  public init(folder: String) {
    self.init(
      picture: { name, scale in
        let bytes = try FileReader.bytes(of: Self.path(name, in: folder), limit: 256 << 20)
        return try TemplatePicture(contents: bytes, scale: scale, folder: folder)
      },
      font: { name in try Self.path(name, in: folder) })
  }

  /// Resources without files: a template that names a picture or a font file fails.
  public init() {
    let problem = ResourceProblem(description: "files can't be read here")
    self.init(picture: { _, _ in throw problem }, font: { _ in throw problem })
  }

  /// - Parameters:
  ///   - picture: Returns the picture with a name, with a number of pixels per point.
  ///   - font: Returns the path of the font file with a name.
  package init(
    picture: @escaping @Sendable (_ name: String, _ scale: Double) throws -> TemplatePicture,
    font: @escaping @Sendable (_ name: String) throws -> String
  ) {
    (readPicture, fontPath) = (picture, font)
  }

  private static func path(_ name: String, in folder: String) throws -> String {
    let path = name.path(in: folder)
    guard let place = FilePath(resolving: path)?.names,
      let root = FilePath(resolving: folder.isEmpty ? "." : folder)?.names,
      place.starts(with: root)
    else { throw ResourceProblem(description: "outside the folder of the template") }
    return path
  }

  // MARK: Reading

  /// The picture with a name.
  ///
  /// - Parameter scale: The number of pixels per point.
  func picture(_ name: String, scale: Double) throws -> TemplatePicture {
    if let picture = known.picture(name, scale) { return picture }
    // A pipe may never end, and a device is no template's business.
    let picture = try FileLimit.forRegularFiles { try readPicture(name, scale) }
    known.add(picture, name, scale)
    return picture
  }

  /// A face in a weight, with the fallback fonts. Its size is 1.
  ///
  /// - Returns: The font, and a note if another stands in for it.
  func font(_ face: TemplateFace, weight: Font.Weight, isItalic: Bool) throws(ResourceProblem) -> FoundFont {
    let key = FontKey(face: face, weight: weight, isItalic: isItalic)
    if let font = known.font(key) { return font }
    let font: FoundFont
    if face == .standard, let standardFont { return FoundFont(standardFont) }
    do { font = try FileLimit.forRegularFiles { try FoundFont(key, known: known, path: fontPath) } } catch {
      let name = if case .file(let name) = face { name } else { "" }
      throw ResourceProblem(description: "\(error)".shortening(name))
    }
    known.add(font, key)
    return font
  }
}

extension String {
  /// The text with the name of a file, which its errors begin with, as long as it is shown.
  func shortening(_ name: String) -> String { name.isEmpty ? self : replacing(name, with: DataError.shown(name)) }
}

/// A picture or a font can't be found or read.
struct ResourceProblem: Error, CustomStringConvertible {
  let description: String
}

/// A face in a weight.
struct FontKey: Hashable, Sendable {
  let face: TemplateFace
  let weight: Font.Weight
  let isItalic: Bool
}

/// A font that was found.
struct FoundFont: Sendable {
  let font: Font
  /// A remark if another stands in for it.
  var note: String?

  init(_ key: FontKey, known: KnownResources, path: (String) throws -> String) throws {
    switch key.face {
    case .standard:
      let path = "\(SystemFonts.inter)/\(SystemFonts.interFile(key.weight, isItalic: key.isItalic))"
      let inter = (try? Font(path: path, size: 1))?.withStandardFallback(weight: key.weight)
      let font = try inter ?? Font.system(size: 1, weight: key.weight)
      self.init(
        key.isItalic ? try font.slanted() : font,
        note: inter == nil ? "\(SystemFonts.chartFamily) is not installed; texts are in \(SystemFonts.family)" : nil)
    case .monospaced: try self.init(family: SystemFonts.monospacedFamily, key, known)
    case .family(let name): try self.init(family: name, key, known)
    case .file(let name):
      let font = try Font(path: path(name), size: 1)
      let varied = key.weight == .regular ? font : try font.withVariation(["wght": key.weight.value])
      let whole = varied.withStandardFallback(weight: key.weight)
      self.init(key.isItalic ? try whole.slanted() : whole)
    }
  }

  private init(family: String, _ key: FontKey, _ known: KnownResources) throws {
    let request = FontRequest(family, weight: key.weight, slant: key.isItalic ? .italic : .upright)
    guard let match = known.collection.match(request), match.reason != .unknown else {
      throw ResourceProblem(
        description: "no font \(DataError.quoted(family)) is installed; use the name of a file, such as fonts/Name.ttf")
    }
    self.init(try match.font(size: 1), note: match.note)
  }

  init(_ font: Font, note: String? = nil) { (self.font, self.note) = (font, note) }
}

/// The pictures and fonts that were read.
final class KnownResources: Sendable {
  private struct PictureKey: Hashable {
    let name: String
    let scale: Double
  }

  private struct Known: Sendable {
    var pictures: [PictureKey: TemplatePicture] = [:]
    var pixelCount = 0
    var fonts: [FontKey: FoundFont] = [:]
  }

  private let known = Locked(Known())
  let collection = FontCollection()

  /// The number of pixels that are kept. Beyond it, the pictures are read again.
  private static let pixelLimit = 1 << 26
  private static let fontLimit = 64

  func picture(_ name: String, _ scale: Double) -> TemplatePicture? {
    known.withLock { $0.pictures[PictureKey(name: name, scale: scale)] }
  }

  func add(_ picture: TemplatePicture, _ name: String, _ scale: Double) {
    let count = picture.pixelCount
    known.withLock { known in
      if known.pixelCount + count > Self.pixelLimit { (known.pictures, known.pixelCount) = ([:], 0) }
      guard count <= Self.pixelLimit else { return }
      if known.pictures.updateValue(picture, forKey: PictureKey(name: name, scale: scale)) == nil {
        known.pixelCount += count
      }
    }
  }

  func font(_ key: FontKey) -> FoundFont? { known.withLock { $0.fonts[key] } }

  func add(_ font: FoundFont, _ key: FontKey) {
    known.withLock { known in
      if known.fonts.count >= Self.fontLimit { known.fonts = [:] }
      known.fonts[key] = font
    }
  }
}
