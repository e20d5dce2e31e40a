/// An error in drawing a view. The description is one line: the view's place in the tree, and what was found.
public struct ViewError: Error, CustomStringConvertible {
  /// The views around the one that failed, outermost first, such as "VStack, child 2 > Picture".
  public let place: String
  /// The error, such as a `FontError` or that of a drawing.
  public let cause: any Error

  /// The error as one inside a child of a container; `index` counts from 0.
  func inside(_ kind: String, _ index: Int) -> ViewError {
    ViewError(place: "\(kind), child \(index + 1) > \(place)", cause: cause)
  }

  public var description: String { "\(place): \(cause)" }
}
