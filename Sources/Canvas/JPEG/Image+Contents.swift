/// Why bytes are no picture that can be read: neither of the formats, or a damaged one.
///
/// The texts don't name a file: whoever knows its name puts it in front.
public enum ImageFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes begin as a PNG, and the rest can't be read.
  case png(PNGError)
  /// The bytes begin as a JPEG, and the rest can't be read.
  case jpeg(JPEGError)
  /// The bytes begin like neither; `format` is what they look like, where that is known ("a GIF").
  case unknown(format: String?)
  /// There are no bytes at all.
  case empty

  /// Why bytes that begin like no JPEG can't be read.
  package init(_ error: PNGError) {
    self =
      switch error {
      case .notPNG(let format): .unknown(format: format)
      case .empty: .empty
      default: .png(error)
      }
  }

  /// Whether the system lacked memory: nothing is known about the bytes then.
  package var isOutOfMemory: Bool {
    switch self {
    case .png(.outOfMemory), .png(.badSize(.outOfMemory)), .jpeg(.outOfMemory), .jpeg(.badSize(.outOfMemory)): true
    default: false
    }
  }

  public var description: String {
    switch self {
    case .png(let error): error.description
    case .jpeg(let error): error.description
    case .unknown(let format?): "this is \(format); only PNG and JPEG can be read"
    case .unknown(nil): "this is no picture: it begins neither as a PNG nor as a JPEG"
    case .empty: "0 bytes; a PNG or a JPEG is expected"
    }
  }
}

extension Image {
  /// A picture from the bytes of a PNG or a JPEG, told apart by how they begin.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: Pixels per point; a positive number.
  ///   - limits: What is refused before memory is taken for it.
  public init(contents bytes: [UInt8], scale: Double = 1, limits: PNGLimits = .default) throws(ImageFormatError) {
    guard !bytes.isEmpty else { throw .empty }
    if Self.isJPEG(bytes) {
      do { try self.init(jpeg: bytes, scale: scale, limits: limits) } catch { throw .jpeg(error) }
      return
    }
    do {
      try self.init(png: bytes, scale: scale, limits: limits)
    } catch {
      throw ImageFormatError(error)
    }
  }

  /// Whether a file begins as a JPEG.
  package static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8]) }

  /// A picture from a PNG or JPEG file, told apart by how it begins and not by its name.
  ///
  /// Throws a `FileError` where the file can't be read, an `ImageFormatError` (which does not name the file) where it
  /// is no picture.
  public init(contentsOf path: String, scale: Double = 1, limits: PNGLimits = .default) throws {
    let bytes = try FileReader.bytes(of: path, limit: limits.maximumByteCount)
    try self.init(contents: bytes, scale: scale, limits: limits)
  }
}
