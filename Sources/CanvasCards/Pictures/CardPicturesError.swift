public import Canvas
internal import CanvasCLibrary

/// Why pictures could not be loaded. The description is one line: which file, what was found, what is allowed.
public enum CardPicturesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The folder is missing, not a folder, or not to be read; `errorNumber` is the system's `errno`.
  case folder(path: String, errorNumber: Int32)
  /// A folder has two pictures of one card: the path of one, the name of the other.
  case twoPictures(of: CardName, String, String)
  /// A picture of a card could not be read.
  case file(FileError)
  /// A picture of a card is none, or not a sound one.
  case picture(path: String, ImageFormatError)

  public var description: String {
    switch self {
    case .folder(let path, let errorNumber):
      "\(path): \(String(cString: strerror(errorNumber))); a readable folder of pictures is needed"
    case .twoPictures(let name, let path, let other):
      "\(path): \(other) beside it is a picture of \(name) too; allowed is one for each card"
    case .file(let error): error.description
    case .picture(let path, let error): "\(path): \(error)"
    }
  }
}
