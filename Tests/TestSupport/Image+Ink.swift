package import Canvas

extension Image {
  /// The smallest rectangle of whole pixels around what is not transparent in a part of the picture; nil where all is.
  package func ink(in part: Rect) -> Rect? {
    var ink = Rect.null
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) where alpha(x, y) > 0 {
        ink = ink.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return ink.isNull ? nil : ink
  }

  /// The rectangle that the picture's ink reaches to: into an outermost row or column of pixels as far as its most
  /// covered pixel is covered. Nil where all is transparent.
  package func inkByCoverage() -> Rect? {
    let all = Rect(x: 0, y: 0, width: Double(pixelWidth), height: Double(pixelHeight))
    guard let ink = ink(in: all) else { return nil }
    let (left, right) = (Int(ink.minX), Int(ink.maxX) - 1)
    let (top, bottom) = (Int(ink.minY), Int(ink.maxY) - 1)
    func free(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> Double {
      var most = 0
      for y in rows { for x in columns { most = max(most, alpha(x, y)) } }
      return 1 - Double(most) / 255
    }
    let x = ink.minX + free(left...left, top...bottom)
    let y = ink.minY + free(left...right, top...top)
    let maxX = ink.maxX - free(right...right, top...bottom)
    let maxY = ink.maxY - free(left...right, bottom...bottom)
    return Rect(x: x, y: y, width: maxX - x, height: maxY - y)
  }
}
