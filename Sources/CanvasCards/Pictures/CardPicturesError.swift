public import Canvas
internal import CanvasCLibrary

/// An error while loading pictures. The description is one line with the file, the reason and a remedy.
public enum CardPicturesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The folder is missing, is not a folder, or can't be read; `errorNumber` is the system's `errno`.
  case folder(path: String, errorNumber: Int32)
  /// A folder has two pictures of one card: the path of one and the name of the other.
  case twoPictures(of: CardName, String, String)
  /// A picture of a card could not be read.
  case file(FileError)
  /// A card's file isn't a valid picture.
  case picture(path: String, ImageFormatError)

  public var description: String {
    switch self {
    case .folder(let path, let errorNumber):
      "\(path): \(String(cString: strerror(errorNumber))); use a readable folder of pictures"
    case .twoPictures(let name, let path, let other):
      "\(path): \(other) is also a picture of \(name); keep one picture for each card"
    case .file(let error): error.description
    case .picture(let path, let error): "\(path): \(error)"
    }
  }
}
