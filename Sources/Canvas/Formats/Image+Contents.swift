/// An error in decoding a picture: it is neither a PNG nor a JPEG nor a WebP, or it is damaged.
///
/// Messages don't name a file. `ImageFileError` puts its path in front.
public enum ImageFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes begin like a PNG, but the rest can't be read.
  case png(PNGError)
  /// The bytes begin like a JPEG, but the rest can't be read.
  case jpeg(JPEGError)
  /// The bytes begin like a WebP, but the rest can't be read.
  case webP(WebPError)
  /// The bytes begin like none of these. `format` is the format they look like, if it is known ("a GIF").
  case unknown(format: String?)
  /// There are no bytes.
  case empty

  /// Converts the error of a PNG decoder for bytes that don't begin like a JPEG.
  package init(_ error: PNGError) {
    self =
      switch error {
      case .notPNG(let format): .unknown(format: format)
      case .empty: .empty
      default: .png(error)
      }
  }

  /// Whether the cause is a lack of memory, which says nothing about the bytes.
  package var isOutOfMemory: Bool {
    switch self {
    case .png(.outOfMemory), .png(.badSize(.outOfMemory)), .jpeg(.outOfMemory), .jpeg(.badSize(.outOfMemory)),
      .webP(.outOfMemory), .webP(.badSize(.outOfMemory)):
      true
    default: false
    }
  }

  public var description: String {
    switch self {
    case .png(let error): error.description
    case .jpeg(let error): error.description
    case .webP(let error): error.description
    case .unknown(PNGHeader.pointer?): PNGError.notPNG(format: PNGHeader.pointer).description
    case .unknown(let format?): "this is \(format); only PNG, JPEG and WebP can be read"
    case .unknown(nil): "not a picture: neither a PNG nor a JPEG nor a WebP"
    case .empty: "0 bytes; expected a PNG, a JPEG or a WebP"
    }
  }
}

extension Image {
  /// Decodes a picture from the bytes of a PNG, a JPEG or a WebP. The first bytes determine the format.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - limits: The largest accepted picture, checked before memory is allocated for it.
  public init(contents bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .default) throws(ImageFormatError) {
    guard !bytes.isEmpty else { throw .empty }
    if Self.isJPEG(bytes) {
      do { try self.init(jpeg: bytes, scale: scale, limits: limits) } catch { throw .jpeg(error) }
      return
    }
    if Self.isWebP(bytes) {
      do { try self.init(webP: bytes, scale: scale, limits: limits) } catch { throw .webP(error) }
      return
    }
    do { try self.init(png: bytes, scale: scale, limits: limits) } catch { throw ImageFormatError(error) }
  }

  /// Whether the bytes begin like a JPEG.
  package static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8]) }

  /// Decodes a picture from a PNG, JPEG or WebP file. The first bytes, not the name, determine the format.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - limits: The largest accepted picture, checked before memory is allocated for it.
  public init(
    contentsOf path: String, scale: Double = 1, limits: ImageLimits = .default
  ) throws(ImageFileError) {
    self = try Self.reading(path, limits) { (bytes) throws(ImageFormatError) in
      try Image(contents: bytes, scale: scale, limits: limits)
    }
  }

  /// Decodes the content of a file. Its errors name the file.
  package static func reading<Picture>(
    _ path: String, _ limits: ImageLimits, decode: ([UInt8]) throws(ImageFormatError) -> Picture
  ) throws(ImageFileError) -> Picture {
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: path, limit: limits.maximumByteCount) } catch { throw .file(error) }
    do { return try decode(bytes) } catch { throw .picture(path: path, error) }
  }
}

/// An error in reading a picture from a file, with the file's path.
public enum ImageFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file can't be read.
  case file(FileError)
  /// The file's content is not a picture, or is damaged.
  case picture(path: String, ImageFormatError)

  /// The path as the caller gave it.
  public var path: String {
    switch self {
    case .file(let error): error.path
    case .picture(let path, _): path
    }
  }

  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let path, let error): "\(path.showingBytes): \(error)"
    }
  }
}
