/// The picture that a request asks for: laid out, and not yet drawn.
public struct PlacedPicture: Drawable {
  /// The picture with its boxes, in the size and the number of pixels per point that are asked for.
  package let page: Page

  var facts: PictureFacts

  /// What the picture shows, for reports.
  package var content = PictureContent.other

  /// The roles of the columns of a chart's table.
  package var columns: [ColumnMeaning] = []

  /// The reason why nothing can be seen in the picture, or nil.
  var problem: RequestError?

  /// The size that is asked for, in points.
  public var idealSize: Size { page.idealSize }

  /// The number of pixels per point that is asked for.
  public var scale: Double { page.scale }

  /// The resolution to write to a file, or nil for none.
  public var pixelsPerInch: Double? { facts.pixelsPerInch }

  /// The compression that is asked for.
  public var compression: PNGCompression { facts.settings.compression }

  /// The format that is asked for, or nil if none is.
  public var format: PictureFormat? { facts.settings.format }

  /// The title of a file: the one that is asked for, the picture's own, or the first sentence of its description.
  public var title: String {
    if let title = facts.settings.fileTitle { return title }
    guard facts.ownTitle.isEmpty, let alternativeText else { return facts.ownTitle }
    let sentence = alternativeText.firstRange(of: ". ").map { alternativeText[..<$0.lowerBound] }
    return sentence.map(String.init)
      ?? (alternativeText.hasSuffix(".") ? String(alternativeText.dropLast()) : alternativeText)
  }

  /// What the reader of the picture should know, such as missing fonts and labels without room.
  public var warnings: [RequestNote] { facts.warnings }

  /// What was decided in reading the request, such as the columns of a table and rows that are left out.
  public var notes: [RequestNote] { facts.notes }

  /// A sentence about the picture for an `alt` attribute, or nil for a picture without one.
  public internal(set) var alternativeText: String?

  /// The part of a printed card that is printed before it is cut, in points from the upper left corner; nil for the whole.
  public var bleedBox: Rect? { page.bleedBox }

  /// The part of a printed card that remains after the cut, in points from the upper left corner; nil for the whole.
  public var trimBox: Rect? { page.trimBox }

  init(_ page: Page, _ facts: PictureFacts) { (self.page, self.facts) = (page, facts) }

  init(_ drawing: some Drawable, scale: Double, _ facts: PictureFacts) {
    self.init(Page(drawing, name: ""), scale: scale, facts)
  }

  init(_ page: Page, scale: Double, _ facts: PictureFacts) {
    self.init(page.with(scale: scale), facts)
  }

  public func draw(in rect: Rect, on context: DrawingContext) throws(RequestError) {
    if let problem { throw problem }
    // A drawing in another one is counted with that.
    if Meter.current != nil { return try drawUncounted(in: rect, on: context) }
    let page = Page(self, name: "", size: context.size)
    try facts.metered(Pages([page]), scale: context.scale) { () throws(RequestError) in
      try drawUncounted(in: rect, on: context)
    }
  }

  private func drawUncounted(in rect: Rect, on context: DrawingContext) throws(RequestError) {
    do { try page.draw(in: rect, on: context) } catch { throw RequestError(PictureError.drawing(error)) }
  }

  /// Returns the picture as an image, at the size and the scale that are asked for.
  public func image() throws(RequestError) -> Image {
    if let problem { throw problem }
    let timer = StepTimer(facts.limit)
    let image = try facts.image(of: page)
    try timer.check("drawing the picture")
    return image
  }

  /// Returns the picture as the bytes of a PNG file, as it is asked for.
  public func png() throws(RequestError) -> [UInt8] { try encoded(as: .png) }

  /// Returns the picture as the bytes of a file, as it is asked for.
  ///
  /// - Parameter format: The format. If nil, the one that is asked for, or else PNG.
  /// - Throws: The error of drawing, for a size that no picture can have, and if there is not enough memory or time.
  public func encoded(as format: PictureFormat? = nil) throws(RequestError) -> [UInt8] {
    try file(as: format ?? self.format ?? .png).bytes
  }

  /// Draws and encodes the picture.
  ///
  /// - Parameter progress: Called after each of the `partCount` parts.
  package func file(
    as format: PictureFormat, progress: @escaping @Sendable () -> Void = {}
  ) throws(RequestError) -> EncodedPicture {
    if let problem { throw problem }
    return try facts.encoded(
      page, as: format, title: title, description: alternativeText ?? "", "drawing the picture", progress: progress)
  }

  /// The number of parts that are drawn one by one, such as cards; 0 for a picture without parts.
  package var partCount: Int { (page.drawing as? any CardsDrawing)?.cardCount ?? 0 }
}
