import CanvasCLibrary

/// Why a file could not be read or written: which one, and what the system said.
public enum FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A file is missing, unreadable or a folder; `errno` is the system's number of the reason.
  case reading(path: String, errno: Int32)
  /// A pipe or a device is there, where only a regular file may be read.
  case notRegular(path: String)
  /// A file holds more bytes than are read at once.
  case tooLarge(path: String, limit: Int)
  /// A file can't be written; what stood there before is still whole, unless it is a device or a pipe.
  case writing(path: String, errno: Int32)

  /// The path as it was given.
  public var path: String {
    switch self {
    case .reading(let path, _), .notRegular(let path), .tooLarge(let path, _), .writing(let path, _): path
    }
  }

  /// Whether reading failed, not writing.
  public var isReading: Bool {
    switch self {
    case .reading, .notRegular, .tooLarge: true
    case .writing: false
    }
  }

  public var description: String {
    switch self {
    case .reading(let path, let errno): "\(path.showingBytes): can't be read: \(Self.text(of: errno))"
    case .notRegular(let path): "\(path.showingBytes): a pipe or a device; allowed is a regular file"
    case .tooLarge(let path, let limit): "\(path.showingBytes): the file is too large; at most \(limit) bytes are read"
    case .writing(let path, let errno): "\(path.showingBytes): can't be written: \(Self.text(of: errno))"
    }
  }

  private static func text(of errno: Int32) -> String {
    guard let text = unsafe strerror(errno) else { return "error \(errno)" }
    return unsafe String(cString: text)
  }
}
