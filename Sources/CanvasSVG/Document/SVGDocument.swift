/// An SVG picture that was read, to be drawn at any size.
///
///     let logo = try SVGDocument(contentsOf: "logo.svg")
///     try logo.writePNG(to: "logo.png", scale: 2)
///     context.draw(logo, in: Rect(x: 20, y: 20, width: 100, height: 100))
///
/// What is static in SVG 1.1 is drawn, with the common parts of SVG 2; see <doc:DrawingSVGPictures>. Nothing is
/// fetched: pictures in the document are those inside of it, and files below its folder, or below a root that the
/// caller names. A document can be shared between threads, and copying one is cheap.
public struct SVGDocument: Sendable, IconDrawable {
  /// The size in points, which are CSS pixels: `width` and `height` of the root, or those of its `viewBox`.
  public let size: Size
  /// The rectangle of the document's own coordinates that is shown, or nil if they are those of `size`.
  public let viewBox: Rect?
  /// The color that `currentColor` stands for, unless the document sets the property `color`: that of an icon beside a
  /// text. Pictures in the document don't take it. Black by default.
  public var currentColor = Color.black

  let tree: ElementTree
  let resources: SVGResources
  let limits: SVGLimits

  /// Reads an SVG file, which may be packed with gzip (`.svgz`).
  ///
  /// - Parameters:
  ///   - path: The path of the file. Names of pictures in it begin at its folder.
  ///   - root: The folder that those pictures must be below, usually a parent of the file's; nil for the file's own
  ///     folder.
  ///   - fonts: The fonts of its texts.
  ///   - styleSheet: CSS that is read after the document's own style sheets, and so wins against rules of equal weight.
  /// - Throws: `SVGError` if the file can't be read, is not SVG, or is beyond a limit: 128 MiB, a million elements, 128
  ///   elements inside of each other.
  public init(
    contentsOf path: String, root: String? = nil, fonts: SVGFonts = .system, styleSheet: String? = nil
  ) throws(SVGError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(of: path, limit: SVGLimits.standard.byteCount)
    } catch { throw SVGError(path: path, reading: error) }
    do throws(SVGError) {
      try self.init(data: bytes, folder: path.folderPath, root: root, fonts: fonts, styleSheet: styleSheet)
    } catch {
      throw changing(error) { $0.path = path }
    }
  }

  /// Reads the bytes of an SVG file, which may be packed with gzip.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - folder: The folder at which names of pictures in the document begin; nil if no file may be read.
  ///   - root: The folder that those pictures must be below; nil for `folder`.
  ///   - fonts: The fonts of its texts.
  ///   - styleSheet: CSS that is read after the document's own style sheets.
  /// - Throws: `SVGError`. See `init(contentsOf:root:fonts:styleSheet:)`.
  public init(
    data bytes: [UInt8], folder: String? = nil, root: String? = nil, fonts: SVGFonts = .system,
    styleSheet: String? = nil
  ) throws(SVGError) {
    let resources = SVGResources(folder: folder, root: root, fonts: fonts)
    try self.init(reading: bytes, resources: resources, limits: .standard, styleSheet: styleSheet)
  }

  init(
    reading bytes: [UInt8], resources: SVGResources, limits: SVGLimits, styleSheet: String? = nil
  ) throws(SVGError) {
    guard Self.isAvailable else {
      throw SVGError(found: "an SVG picture", allowed: "other pictures (this build was made without the trait SVG)")
    }
    var tree = try ElementTree(reading: bytes, limits: limits)
    try tree.cascade(styleSheet: styleSheet, resources)
    self.tree = tree
    self.resources = resources.adding(tree.fontFaces)
    self.limits = limits
    viewBox = tree.viewBox(of: tree.root)
    size = try tree.rootSize(viewBox)
  }

  /// Whether bytes are those of an SVG file rather than of an image: they begin with markup, or are packed with gzip.
  package static func isSVG(_ bytes: [UInt8]) -> Bool {
    // gzip, and the marks of UTF-16.
    if [[0x1F, 0x8B], [0xFE, 0xFF], [0xFF, 0xFE]].contains(where: bytes.starts) { return true }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    return text.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) } == UInt8(ascii: "<")
  }

  /// Whether SVG pictures can be read: if the build has the package trait `SVG`. Without it, reading always throws.
  public static var isAvailable: Bool {
    #if Full || SVG
      true
    #else
      false
    #endif
  }
}

extension SVGError {
  init(path: String, reading error: FileError) {
    let prefix = "\(path.showingBytes): "
    let text = error.description
    self.init(
      path: path, found: text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text, allowed: "an SVG file")
  }
}

extension ElementTree {
  /// The size of the root in points. What is missing is that of the view, or follows from its ratio.
  func rootSize(_ viewBox: Rect?) throws(SVGError) -> Size {
    func side(_ name: String, of view: Double?) -> Double? {
      guard let length = geometry(name, of: root).flatMap({ Length($0, fontSize: 16) }) else { return nil }
      if length.unit == .percent { return view.map { length.points(of: $0) } }
      return length.value
    }
    func usable(_ side: Double?) -> Double? { side.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
    let (ownWidth, ownHeight) = (side("width", of: viewBox?.width), side("height", of: viewBox?.height))
    guard ownWidth != 0, ownHeight != 0 else {
      throw SVGError(found: "a width or a height of 0", allowed: "a picture with a size")
    }
    let (width, height) = (usable(ownWidth), usable(ownHeight))
    let ratio = viewBox.map { $0.width / $0.height }
    switch (width, height) {
    case (let width?, let height?): return Size(width: width, height: height)
    case (let width?, nil): return Size(width: width, height: usable(ratio.map { width / $0 }) ?? width)
    case (nil, let height?): return Size(width: usable(ratio.map { height * $0 }) ?? height, height: height)
    // The size of CSS for what has none.
    case (nil, nil): return viewBox?.size ?? Size(width: 300, height: 150)
    }
  }
}
