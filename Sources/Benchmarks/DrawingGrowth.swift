import Canvas
import CanvasPDF
import CanvasSVG

/// Pictures of increasing content, for `Growth`.
enum DrawingGrowth {
  /// Small rectangles, each in its own colour, in a picture of usual size.
  static func rectangles(_ count: Int) throws -> () throws -> Void {
    var random = SeededGenerator(seed: 30)
    func place() -> Double { Double(random.next(below: 10_160)) / 10 }
    let rectangles = (0..<count).map { _ in Rect(x: place(), y: place(), width: 8, height: 8) }
    let context = try picture(height: 1_024)
    return {
      for (i, rectangle) in rectangles.enumerated() {
        context.setFillColor(Color(red: Double(i % 7) / 7, green: Double(i % 11) / 11, blue: 0.5, alpha: 0.8))
        context.fill(rectangle)
      }
    }
  }

  /// The same, as a PDF file.
  static func pdf(_ count: Int) throws -> () throws -> Void {
    let recording = try recording(count)
    return {
      var document = PDFDocument()
      document.addPage(recording)
      guard document.bytes().count > count else { throw GrowthError.noFile }
    }
  }

  /// The same, as an SVG file.
  static func svg(_ count: Int) throws -> () throws -> Void {
    let recording = try recording(count)
    return { guard recording.svg().utf8.count > count else { throw GrowthError.noFile } }
  }

  private enum GrowthError: Error { case noFile }

  private static func recording(_ count: Int) throws -> Recording {
    var random = SeededGenerator(seed: 30)
    return try Recording(size: Size(width: 1_024, height: 1_024)) { context in
      for i in 0..<count {
        let rectangle = Rect(
          x: Double(random.next(below: 10_160)) / 10, y: Double(random.next(below: 10_160)) / 10, width: 8, height: 8)
        context.fill(rectangle, with: .color(Color(red: Double(i % 7) / 7, green: Double(i % 11) / 11, blue: 0.5)))
      }
    }
  }

  /// One text of words in lines as long as the picture is wide: a higher picture shows more of them. The words are
  /// different each time.
  static func glyphs(_ count: Int) throws -> () throws -> Void {
    let font = try Font.default(size: 12)
    var random = SeededGenerator(seed: 31)
    let context = try picture(height: Double(count) / 7 + 64)
    return {
      var words = ""
      words.reserveCapacity(count)
      while words.utf8.count < count {
        for _ in 0..<random.next(below: 7) + 3 {
          words.unicodeScalars.append(Unicode.Scalar(UInt8(97 + random.next(below: 26))))
        }
        words += " "
      }
      context.draw(StyledText(words, font: font), in: context.bounds)
    }
  }

  /// Labels, each a separate text and different each time. Otherwise those of a small picture would be cached.
  static func labels(_ count: Int) throws -> () throws -> Void {
    let font = try Font.default(size: 12)
    var random = SeededGenerator(seed: 32)
    let context = try picture(height: 1_024)
    var next = 1_000_000
    return {
      for number in next..<next + count {
        let place = Point(x: Double(random.next(below: 940)), y: Double(random.next(below: 1_008)))
        context.draw(StyledText("Label \(number)", font: font), at: place)
      }
      next += count
    }
  }

  /// Clips within clips, each a disc that is a little smaller, with a rectangle drawn in each.
  static func clips(_ depth: Int) throws -> () throws -> Void {
    let context = try picture(height: 1_024)
    let shrinking = 100 / Double(depth)
    return {
      for level in 0..<depth {
        context.saveGState()
        let inset = Double(level) * shrinking
        context.clip(to: Path(ovalIn: context.bounds.insetBy(dx: inset, dy: inset)))
        context.setFillColor(Color(red: Double(level % 7) / 7, green: 0.5, blue: 0.5))
        context.fill(Rect(x: 100, y: 100, width: 300, height: 300))
      }
      for _ in 0..<depth { context.restoreGState() }
    }
  }

  /// Layers within layers, each with its own rectangle.
  static func layers(_ depth: Int) throws -> () throws -> Void {
    let context = try picture(height: 1_024)
    context.setFillColor(.orange)
    func draw(_ left: Int) {
      guard left > 0 else { return }
      context.withTransparencyLayer(alpha: 0.9) {
        context.fill(Rect(x: 100, y: 100, width: 300, height: 300))
        draw(left - 1)
      }
    }
    return { draw(depth) }
  }

  private static func picture(height: Double) throws -> DrawingContext {
    let context = try DrawingContext(size: Size(width: 1_024, height: height))
    context.setFillColor(.white)
    context.fill(context.bounds)
    return context
  }
}
