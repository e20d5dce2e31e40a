extension EmojiArt {
  /// The path of the background's file as the document has it, or nil if there is none.
  package var backgroundPath: String? {
    guard case .url(let url) = background else { return nil }
    return try? BackgroundPlace.path(of: url)
  }

  /// Reads the background's picture. Returns nil if the background is blank.
  ///
  /// - Parameter folder: The folder that relative paths are relative to. If empty, the working directory.
  public func backgroundPicture(relativeTo folder: String = "") throws(BackgroundError) -> Image? {
    guard let (bytes, path) = try backgroundBytes(relativeTo: folder) else { return nil }
    do { return try Image(contents: bytes) } catch {
      throw path.map { .picture(path: $0, error) } ?? .imageData(error)
    }
  }

  /// Reads the bytes of the background's picture, with its path if it is a file. Returns nil if it is blank.
  package func backgroundBytes(
    relativeTo folder: String
  ) throws(BackgroundError) -> (bytes: [UInt8], path: String?)? {
    switch background {
    case .blank: return nil
    case .imageData(let bytes): return (bytes, nil)
    case .url(let url):
      let path: String
      do { path = try BackgroundPlace.path(of: url) } catch { throw .url(error) }
      let whole = path.path(in: folder)
      do { return (try FileReader.bytes(of: whole, limit: ImageLimits.default.maximumByteCount), whole) } catch {
        throw .file(error)
      }
    }
  }

  /// An error while reading a background.
  public enum BackgroundError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The document's URL is not that of a file.
    case url(EmojiArtError)
    /// The file can't be read.
    case file(FileError)
    /// The file is not a picture.
    case picture(path: String, ImageFormatError)
    /// The bytes in the document are not a picture.
    case imageData(ImageFormatError)

    public var description: String {
      switch self {
      case .url(let error): "background.url: \(error)"
      case .file(let error): error.description
      case .picture(let path, let error): "\(path): \(error)"
      case .imageData(let error): "background.imageData: \(error)"
      }
    }
  }
}
