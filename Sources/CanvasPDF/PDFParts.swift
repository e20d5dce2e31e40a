import CanvasVector

/// What all pages of a file share: its objects, fonts, images and symbols.
final class PDFParts {
  var file: PDFFile
  var fonts: PDFFonts
  var images: PDFImages
  let resolution: Double
  private let pathCounts: PathCounts
  private var states: [VectorStyle: PDFReference] = [:]
  // By their text.
  private var patterns: [String: PDFReference] = [:]
  private var symbols: [Recording.Identity: (form: PDFReference, hasText: Bool)] = [:]
  private var shapes: [PathKey: PDFReference] = [:]

  init(fonts: PDFFonts, images: PDFImages, resolution: Double, pathCounts: PathCounts, file: PDFFile) {
    (self.file, self.images, self.fonts) = (file, images, fonts)
    (self.resolution, self.pathCounts) = (resolution, pathCounts)
  }

  /// The graphics state of a composition.
  func state(_ style: VectorStyle) -> PDFReference {
    if let found = states[style] { return found }
    let alpha = style.alpha.text(decimals: 4)
    // The name of CSS in camel case; `Normal` for modes that PDF doesn't have.
    let mode = style.blendMode.cssName.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let reference = file.add("<</CA \(alpha)/ca \(alpha)/BM/\(mode)>>")
    states[style] = reference
    return reference
  }

  /// The form of a recording that is drawn in others, and whether it has texts.
  func symbol(_ recording: Recording) -> (form: PDFReference, hasText: Bool) {
    if let found = symbols[recording.identity] { return found }
    let reference = file.reserve()
    var walk = VectorWalk(
      recording, on: PDFCanvas(self, bounds: recording.bounds, patternBase: .identity), resolution: resolution)
    walk.draw()
    form(walk.target.content, in: recording.bounds, isGroup: true, as: reference)
    let symbol = (form: reference, hasText: walk.target.hasDrawnText)
    symbols[recording.identity] = symbol
    return symbol
  }

  /// The form of a path that is filled several times, and the factor by which it is enlarged there. A second copy beside
  /// the first is smaller than a form, as it is compressed away.
  func shape(_ path: Path, rule: FillRule) -> (form: PDFReference, scale: Double)? {
    guard pathCounts.isRepeated(path, atLeast: 3), let scale = path.symbolScale else { return nil }
    let key = PathKey(path, rule: rule)
    if let found = shapes[key] { return (found, scale) }
    var content = PDFContent()
    content.append(path, transform: Transform(scaleX: scale, y: scale))
    content.fill(rule)
    let reference = form(
      content, in: path.boundingBox.applying(Transform(scaleX: scale, y: scale)), isGroup: false)
    shapes[key] = reference
    return (reference, scale)
  }

  /// Writes a form, as the object that was reserved for it or as a new one.
  @discardableResult
  func form(
    _ content: PDFContent, in bounds: Rect, isGroup: Bool, space: String? = nil, as reserved: PDFReference? = nil
  ) -> PDFReference {
    let reference = reserved ?? file.reserve()
    let group = isGroup ? "/Group<</S/Transparency/I true\(space.map { "/CS/\($0)" } ?? "")>>" : ""
    file.write(
      reference, "/Type/XObject/Subtype/Form/BBox[\(bounds.pdfText)]\(group)\(content.resourceEntry)",
      compressing: content.text.bytes)
    return reference
  }

  /// The object of a shading pattern.
  func pattern(_ shading: String, _ transform: Transform) -> PDFReference {
    let text = "<</Type/Pattern/PatternType 2/Matrix[\(transform.pdfText)]/Shading\(shading)>>"
    if let found = patterns[text] { return found }
    let reference = file.add(text)
    patterns[text] = reference
    return reference
  }

  /// The object of a pattern of tiles.
  func pattern(_ tiles: VectorTiles, _ transform: Transform) -> PDFReference {
    let image = tiles.image
    let (reference, _) = images.reference(of: image, isSmooth: tiles.isSmooth, in: &file)
    var content = PDFContent()
    for place in tiles.places {
      content.save()
      content.concatenate(PDFCanvas.unitSquare(of: image).concatenating(place))
      content.draw(reference)
      content.restore()
    }
    let (width, height) = (tiles.period.width, tiles.period.height)
    let (w, h) = (width.text(decimals: 6), height.text(decimals: 6))
    return file.addStream(
      "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 \(w) \(h)]/XStep \(w)/YStep \(h)"
        + "/Matrix[\(transform.pdfText)]\(content.resourceEntry)", content.text.bytes)
  }
}
