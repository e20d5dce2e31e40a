import CanvasCLibrary

/// An error in reading or writing a file, with its path and the system's reason.
public enum FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A file is missing, unreadable or a folder; `errno` is the system's error number.
  case reading(path: String, errno: Int32)
  /// A pipe or a device was given, but only regular files can be read.
  case notRegular(path: String)
  /// A file has more bytes than the limit.
  case tooLarge(path: String, limit: Int)
  /// A file can't be written. An existing file is still whole, unless it is a device or a pipe.
  case writing(path: String, errno: Int32)

  /// The path as the caller gave it.
  public var path: String {
    switch self {
    case .reading(let path, _), .notRegular(let path), .tooLarge(let path, _), .writing(let path, _): path
    }
  }

  /// Whether the error is from reading rather than writing.
  public var isReading: Bool { if case .writing = self { false } else { true } }

  public var description: String {
    switch self {
    case .reading(let path, let errno): "\(path.showingBytes): can't be read: \(Self.text(of: errno))"
    case .notRegular(let path): "\(path.showingBytes): not a regular file"
    case .tooLarge(let path, let limit): "\(path.showingBytes): the file is larger than \(limit) bytes"
    case .writing(let path, let errno): "\(path.showingBytes): can't be written: \(Self.text(of: errno))"
    }
  }

  private static func text(of errno: Int32) -> String {
    guard let text = unsafe strerror(errno) else { return "error \(errno)" }
    return unsafe String(cString: text)
  }
}
