import CanvasVector

/// What all parts of a file share: its bytes, and the names of definitions. A definition stands before the element that
/// first needs it, so that a file can be written in pieces.
final class SVGParts {
  var output: VectorOutput
  let decimals: Int
  private let idStart: String
  let text: SVGOptions.TextForm
  let resolution: Double
  private let pathCounts: PathCounts
  private var names: [Definition: String] = [:]
  // The number of bytes of their keys.
  private var nameByteCount = 0
  private var symbols: [Recording.Identity: String] = [:]
  private var shapes: [PathKey: String] = [:]
  private var glyphs: [ObjectIdentifier: Glyph] = [:]
  private var glyphsByPath: [GlyphKey: Glyph] = [:]
  private var count = 0

  /// A glyph that is in the file.
  struct Glyph {
    /// Kept, so that no other outline gets its identity.
    fileprivate let outline: GlyphOutline
    let name: String
    /// Where it is, in units of the font's grid.
    let place: SVGPath.Place
  }

  private struct GlyphKey: Hashable {
    var path: PathKey
    var decimals: Int
  }

  init(_ options: SVGOptions, pathCounts: PathCounts, output: VectorOutput) {
    decimals = min(max(options.precision, 0), 6)
    idStart = options.idStart
    text = options.text
    resolution = VectorResolution.pixelsPerPoint(options.resolution)
    self.pathCounts = pathCounts
    self.output = output
  }

  /// The most bytes of definitions that are known again.
  private static let keptByteCount = 1 << 22

  /// The name of a definition, which is written at its first use.
  ///
  /// - Parameters:
  ///   - element: The element's name.
  ///   - rest: Its attributes after its id, and its content.
  func define(_ element: String, _ rest: [UInt8]) -> String {
    let key = Definition(element: element, rest: rest)
    if let found = names[key] { return found }
    let name = nextName()
    if nameByteCount > Self.keptByteCount {
      names = [:]
      nameByteCount = 0
    }
    names[key] = name
    nameByteCount += rest.count
    // An image would be drawn where it stands.
    let isDrawn = element == "image"
    output.text += isDrawn ? "<defs><" : "<"
    output.text.append("\(element) id=\"\(name)\"" + (rest.first == UInt8(ascii: ">") ? "" : " "))
    output.text.bytes.append(contentsOf: rest)
    output.text += isDrawn ? "</defs>\n" : "\n"
    output.endPart()
    return name
  }

  /// The symbol of a recording that is drawn in others.
  func symbol(_ recording: Recording) -> String {
    if let found = symbols[recording.identity] { return found }
    var walk = VectorWalk(recording, on: SVGCanvas(self, recording, isSymbol: true), resolution: resolution)
    walk.draw()
    let box = "viewBox=\"0 0 \(recording.size.width.text(decimals: 3)) \(recording.size.height.text(decimals: 3))\">"
    let name = define("symbol", Array(box.utf8) + walk.target.symbolText.bytes + Array("</symbol>".utf8))
    symbols[recording.identity] = name
    return name
  }

  /// The name of a path that is filled more than once, and the factor by which it is enlarged there.
  ///
  /// - Returns: The name, and whether it is new: the path must then be written under it. Nil for other paths.
  func shape(_ path: Path) -> (name: String, scale: Double, isNew: Bool)? {
    guard pathCounts.isRepeated(path, atLeast: 2), let scale = path.symbolScale else { return nil }
    let key = PathKey(path)
    if let found = shapes[key] { return (found, scale, false) }
    let name = nextName()
    shapes[key] = name
    return (name, scale, true)
  }

  /// The glyph of an outline, if it is in the file.
  func glyph(_ outline: GlyphOutline, decimals: Int) -> Glyph? {
    if let found = glyphs[ObjectIdentifier(outline)] { return found }
    return glyphsByPath[GlyphKey(path: PathKey(outline.path), decimals: decimals)]
  }

  /// Names a glyph. It must then be written under its name.
  func addGlyph(_ outline: GlyphOutline, decimals: Int, at place: SVGPath.Place) -> String {
    let glyph = Glyph(outline: outline, name: nextName(), place: place)
    glyphs[ObjectIdentifier(outline)] = glyph
    glyphsByPath[GlyphKey(path: PathKey(outline.path), decimals: decimals)] = glyph
    return glyph.name
  }

  private func nextName() -> String {
    count += 1
    return "\(idStart)\(SVGParts.letters(count))"
  }

  // a, b, …, z, A, …, Z, aa, ab, …
  private static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text = String(Unicode.Scalar(UInt8(rest % 52 < 26 ? 97 + rest % 52 : 39 + rest % 52))) + text
      rest /= 52
    }
    return text
  }
}

/// An element that others refer to, without its id. Its bytes are hashed at once.
private struct Definition: Hashable {
  let element: String
  let rest: [UInt8]

  func hash(into hasher: inout Hasher) { rest.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
