/// The size, font and encoding of a picture. Every request has these members.
public struct PictureSettings: RequestPart {
  /// The size in points, or nil for the default size of the kind.
  public var size: Size?
  /// The width in points, instead of a size. The height keeps the default ratio.
  public var width: Double?
  /// The number of pixels per point.
  public var scale = 1.0
  /// The font for text: the name of a family or of a file. Nil for the default font of the kind.
  public var font: String?
  /// The folder of fonts that are found by their families before those of the system, or nil.
  public var fontFolder: String?
  /// Whether a character that no font has is an error, instead of a box.
  public var hasStrictGlyphs = false
  /// Whether a note that something is ignored, invalid, replaced, dropped or empty is an error.
  public var isStrict = false
  /// The trade-off between time and file size of a PNG.
  public var compression = PNGCompression.balanced
  /// The quality of a JPEG or a WebP, 1 to 100, or nil for 90 in JPEG and no loss in WebP.
  public var quality: Int?
  /// The format of the file, or nil for PNG; in the tool, for that of the file's name.
  public var format: PictureFormat?
  /// The title in SVG and PDF files, or nil for the picture's own, such as the title of a chart.
  public var fileTitle: String?
  /// How texts are written in SVG and PDF files, or nil for outlines in SVG and text in PDF.
  public var text: PictureText?
  /// The number of pixels per inch of what SVG and PDF don't have and is an image in the file; nil for 192 in SVG and 300
  /// in PDF.
  public var resolution: Double?
  /// The standard that a PDF file follows, or nil for none. Rules that are tested on veraPDF's corpus check such files; no
  /// validator has.
  public var pdfStandard: PDFStandard?
  /// The language of the texts in PDF files, such as "en", or nil for none. `PDFStandard.ua1` asks for one.
  public var fileLanguage: String?
  /// The start of all ids in SVG files, before a hyphen and letters; nil for a hash of the file. In files of several pages,
  /// the number of the page follows it.
  public var idPrefix: String?

  /// The seconds whose work the picture may take, or nil for those of the resources. Resources for requests of others
  /// allow only fewer.
  public var maximumSeconds: Double?
  /// The memory that the picture may take, in mebibytes, or nil for that of the resources. Resources for requests of
  /// others allow only less.
  public var maximumMemory: Int?

  /// The default settings.
  public init() {}

  /// The size in points.
  package func pictureSize(default size: Size) -> Size {
    self.size ?? width.map { Size(width: $0, height: $0 * size.height / size.width) } ?? size
  }

  /// The resolution in a chart's PNG. A point is 1/72 inch, so a chart prints at the same size for every scale.
  package var pixelsPerInch: Double { 72 * scale }

  /// Throws if members contradict each other, or if the picture would be too large.
  package func check(default size: Size) throws(RequestError) {
    try refuseBoth(Self.size, Self.width)
    try RequestError.check(pictureSize(default: size), scale: scale)
  }

  /// Throws if no font has a character, and that is an error.
  ///
  /// - Parameter label: The name of the data that has the character, or nil.
  package func checkGlyphs(_ missing: MissingGlyphs?, in label: String? = nil) throws(RequestError) {
    guard hasStrictGlyphs || isStrict, let missing, isStrict || missing.lacksCharacters else { return }
    throw RequestError(.content, "\(label.map { $0 + ": " } ?? "")\(missing.description)")
  }

  /// Returns the bytes of a file of pixels, as it is asked for; a PNG for formats without pixels.
  package func encoded(
    _ image: Image, as format: PictureFormat, pixelsPerInch: Double? = nil
  ) throws(RequestError) -> [UInt8] {
    switch format {
    case .jpeg:
      do { return try image.jpeg(quality: quality ?? Image.defaultJPEGQuality, pixelsPerInch: pixelsPerInch) } catch {
        throw Self.failure(error, of: format, isOutOfMemory: error == .outOfMemory)
      }
    case .webP:
      do { return try image.webP(quality: quality) } catch {
        throw Self.failure(error, of: format, isOutOfMemory: error == .outOfMemory)
      }
    case .png, .svg, .pdf:
      do { return try image.png(pixelsPerInch: pixelsPerInch, compression: compression) } catch {
        throw Self.failure(error, of: format, isOutOfMemory: true)
      }
    }
  }

  /// The error of an encoder. Formats have limits of their own, which a request can exceed.
  private static func failure(
    _ error: some Error & CustomStringConvertible, of format: PictureFormat, isOutOfMemory: Bool
  ) -> RequestError {
    isOutOfMemory
      ? RequestError(.failure, "the picture couldn't be encoded: \(error.description)")
      : RequestError(.request, "\(format.rawValue): \(error.description)")
  }
}

extension RequestError {
  /// Throws if a picture of a size in points would be too large, or have no pixels.
  ///
  /// - Parameter name: What the error is about, or nil for the picture.
  static func check(
    _ size: Size, scale: Double, _ reason: Reason = .request, of name: String? = nil
  ) throws(RequestError) {
    do { _ = try ImageSizeError.pixelSize(of: size, scale: scale) } catch {
      throw RequestError(reason, name.map { "\($0): \(error)" } ?? "\(error)")
    }
  }
}

extension ValueForm<String> {
  /// The start of an id, as selectors of CSS take it without escapes.
  fileprivate static let xmlName = ValueForm(
    schema: ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$"], write: { .text($0) }
  ) { (word) throws(ValueProblem) in
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") }
    guard let first = word.utf8.first, isLetter(first),
      word.utf8.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") })
    else { throw ValueProblem("must be ASCII letters, digits, - and _, and begin with a letter or _") }
    return word
  }
}

extension PictureSettings {
  package static let size = RequestMember<PictureSettings>(
    "size", \.size, .size, value: "WxH",
    help: "Size in points. (default: 250x350; charts: 640x400; boards: their own)", example: "300x260")
  package static let width = RequestMember<PictureSettings>(
    "width", \.width, .positive, value: "points",
    help: "Width in points, instead of \(member: "size"). The height keeps the default ratio.", example: 300)
  package static let scale = RequestMember<PictureSettings>(
    "scale", \.scale, .positive, value: "number", default: 1, help: "Pixels per point.", example: 1.5)
  package static let font = RequestMember<PictureSettings>(
    "font", \.font, .file("ttf", "otf", "ttc"), value: "font",
    help: "Font file or family for text. (default: \(SystemFonts.family); charts: \(SystemFonts.chartFamily))",
    example: "DejaVu Sans Mono")
  package static let fontFolder = RequestMember<PictureSettings>(
    "font-folder", \.fontFolder, .path, value: "folder",
    help: "Folder of fonts that are found by their families before the installed ones.", example: "fonts")
  package static let strictGlyphs = RequestMember<PictureSettings>(
    flag: "strict-glyphs", \.hasStrictGlyphs, help: "Fail if no font has a character, instead of drawing a box.")
  package static let strict = RequestMember<PictureSettings>(
    flag: "strict", \.isStrict,
    help: "Fail if something is ignored, invalid, replaced, left out or empty, instead of a note.")
  package static let compression = RequestMember<PictureSettings>(
    "compression", \.compression, .choice, value: "effort", default: .balanced,
    help: "Compression of the PNG: fast makes larger files, small takes longer. It doesn't change the pixels.",
    example: "small")

  package static let quality = RequestMember<PictureSettings>(
    "quality", \.quality, .whole(in: 1...100), value: "number",
    help: "JPEG and WebP: quality; smaller numbers make smaller files. (default: jpg 90, webp no loss)",
    example: 80)
  package static let format = RequestMember<PictureSettings>(
    "output-format", \.format, .choice, value: "format", help: "Format of the file. (default: by its ending, or png)",
    example: "svg")
  package static let fileTitle = RequestMember<PictureSettings>(
    "output-title", \.fileTitle, .text, value: "text",
    help: "SVG and PDF: title of the file. (default: the picture's own)", example: "Report of May")
  package static let text = RequestMember<PictureSettings>(
    "output-text", \.text, .choice, value: "form",
    help: "SVG and PDF: texts as outlines, or as text with fonts. (default: svg outlines, pdf text)",
    example: "outlines")
  package static let resolution = RequestMember<PictureSettings>(
    "output-resolution", \.resolution, .number(in: 36...2400), value: "ppi",
    help: "SVG and PDF: pixels per inch of parts that are images, such as shadows. (default: svg 192, pdf 300)",
    example: 144)

  package static let fileLanguage = RequestMember<PictureSettings>(
    "output-language", \.fileLanguage, .text, value: "tag", help: "PDF: language of the texts, such as en or ko.",
    example: "ko")
  package static let pdfStandard = RequestMember<PictureSettings>(
    "pdf-standard", \.pdfStandard, .choice, value: "standard",
    help: "PDF: metadata of a standard, for archives or screen readers; ua-1 needs \(member: "output-language").",
    example: "a-2u")
  package static let idPrefix = RequestMember<PictureSettings>(
    "id-prefix", \.idPrefix, .xmlName, value: "name",
    help: "SVG: start of all ids. (default: a hash of the picture, so that a page can have several)", example: "sales")

  package static let maximumSeconds = RequestMember<PictureSettings>(
    "max-seconds", \.maximumSeconds, .positive, value: "seconds",
    help: """
      Work that the picture may take, and the time for its layout and for its drawing. (default: the work of 2 s; more \
      beyond 8 megapixels)
      """, example: 10)
  package static let maximumMemory = RequestMember<PictureSettings>(
    "max-memory", \.maximumMemory, .whole(in: 1...1_000_000), value: "MiB",
    help: "Memory that the picture may take, in MiB. (default: 300; more beyond 8 megapixels)", example: 1000)

  public static let members = [
    Self.size, Self.width, Self.scale, Self.font, Self.fontFolder, Self.strict, Self.strictGlyphs, Self.compression,
    Self.quality,
    Self.format, Self.fileTitle, Self.text, Self.resolution, Self.fileLanguage, Self.pdfStandard, Self.idPrefix,
    Self.maximumSeconds, Self.maximumMemory,
  ]
}
