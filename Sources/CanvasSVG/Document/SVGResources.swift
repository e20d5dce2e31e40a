/// What a document draws with beside itself: pictures, fonts, and what is computed once.
final class SVGResources: Sendable {
  /// A picture in a picture.
  enum Picture: Sendable {
    case image(Image)
    case document(SVGDocument)

    /// The size in points.
    var size: Size {
      switch self {
      case .image(let image): image.size
      case .document(let document): document.size
      }
    }
  }

  /// The folder at which the names of files begin; nil if no file is read.
  let folder: String?
  /// The folder that files must be below.
  private let root: String?
  let fonts: SVGFonts
  /// The stops of gradients.
  let stops = Cache<StopsKey, [Gradient.Stop]>()
  /// How many documents this one is inside of.
  private let nesting: Int
  /// The pixels that its pictures may still have.
  private let pixelRoom = Locked(100_000_000)
  private let pictures = Cache<String, Picture?>()

  init(folder: String?, root: String? = nil, fonts: SVGFonts, nesting: Int = 0) {
    (self.folder, self.root, self.fonts, self.nesting) = (folder, root ?? folder, fonts, nesting)
  }

  /// The same with fonts of the document's own.
  func adding(_ faces: [SVGFontFace]) -> SVGResources {
    guard !faces.isEmpty else { return self }
    var fonts = fonts
    fonts.faces = faces
    return SVGResources(folder: folder, root: root, fonts: fonts, nesting: nesting)
  }

  /// The bytes in an address of data, or of a file below the root.
  func bytes(at address: String) -> [UInt8]? { DataAddress.bytes(of: address) ?? file(at: address) }

  /// The picture at an address: data in the address itself, or a file below the root. Nil for anything else.
  func picture(at address: String, limits: SVGLimits) -> Picture? {
    pictures.value(for: address) {
      guard let bytes = self.bytes(at: address) else { return nil }
      // As many pixels as the document may still have.
      let room = self.pixelRoom.withLock { $0 }
      if let image = GIFReader.image(bytes, pixelLimit: room)
        ?? (try? Image(contents: bytes, limits: ImageLimits(maximumPixelCount: room)))
      {
        self.pixelRoom.withLock { $0 -= image.pixelWidth * image.pixelHeight }
        return .image(image)
      }
      guard self.nesting < 4, SVGDocument.isSVG(bytes) else { return nil }
      // A picture in a picture reads no files, as in browsers.
      let inner = SVGResources(folder: nil, fonts: self.fonts, nesting: self.nesting + 1)
      return (try? SVGDocument(reading: bytes, resources: inner, limits: limits)).map { .document($0) }
    }
  }

  /// The text of a style sheet in an address of data, or of a file below the root.
  func styleSheet(at address: String) -> String? {
    guard let bytes = bytes(at: address), bytes.count <= 1 << 22 else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether an address is that of data, or of a file in a folder; a link may still lead out of it.
  func mayRead(_ address: String) -> Bool {
    let address = address.trimmed
    return address.hasPrefix("data:") || folder != nil && !address.contains(":") && !address.isAbsolutePath
  }

  private func file(at address: String) -> [UInt8]? {
    let address = address.trimmed
    guard let folder, let root, !address.isEmpty, mayRead(address),
      let root = FilePath(resolving: root.isEmpty ? "." : root),
      let path = FilePath(resolving: DataAddress.decoded(address).path(in: folder)),
      // A link doesn't lead out of the root either.
      path.names.starts(with: root.names), path.names.count > root.names.count
    else { return nil }
    // A pipe or a device that a document names may never end.
    var limit = FileLimit.current
    limit.isForRegularFiles = true
    return FileLimit.$current.withValue(limit) {
      try? FileReader.bytes(of: path.text, limit: SVGLimits.standard.byteCount)
    }
  }
}

/// A gradient, and what `currentColor` is in it.
struct StopsKey: Hashable {
  var server: ElementTree.Node
  var color: Color
}

/// Values that are computed once, for any number of threads.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Locked<[Key: Value]>([:])

  /// The value of a key. It may be computed twice if two threads ask at once.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = make()
    values.withLock { $0[key] = value }
    return value
  }
}
