import Canvas
import TestSupport

extension Image {
  /// The smallest rectangle of whole pixels around what is not transparent in a part of the picture; nil where all is.
  func ink(in part: Rect) -> Rect? {
    var ink = Rect.null
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) where alpha(x, y) > 0 {
        ink = ink.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return ink.isNull ? nil : ink
  }
}
