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
