import Canvas

/// A picture whose pixels are shown as squares.
struct Magnified {
  let image: Image
  /// Points for each pixel.
  let factor: Double

  init(_ image: Image, factor: Double) {
    self.image = image
    self.factor = factor
  }
}

extension DrawingContext {
  /// Draws a magnified picture at the origin, with lines between its pixels.
  func draw(_ magnified: Magnified) {
    let image = magnified.image
    let (width, height) = (Double(image.pixelWidth), Double(image.pixelHeight))
    withGState {
      scaleBy(x: magnified.factor, y: magnified.factor)
      setFill(.image(image, sampling: .nearest))
      fill(Rect(x: 0, y: 0, width: width, height: height))
      setStrokeColor(Color(red: 0.3, green: 0.45, blue: 0.7, alpha: 0.35))
      setLineWidth(0.5 / magnified.factor)
      for x in 0...image.pixelWidth {
        addLines(between: [Point(x: Double(x), y: 0), Point(x: Double(x), y: height)])
      }
      for y in 0...image.pixelHeight {
        addLines(between: [Point(x: 0, y: Double(y)), Point(x: width, y: Double(y))])
      }
      strokePath()
    }
  }
}
