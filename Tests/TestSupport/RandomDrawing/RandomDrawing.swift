package import Canvas

/// The description of an error that a random drawing revealed.
package struct RandomDrawingFailure: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// A picture made of random calls from all of `Canvas`, with random and sometimes extreme arguments. A seed or a
/// fuzzer's bytes determine them.
///
/// Whatever they are, nothing may crash the program, access memory out of bounds, leak or take long. The pixels must
/// be premultiplied, and the same every time.
package struct RandomDrawing {
  var values: RandomValues
  private let font: Font
  private let context: DrawingContext
  // The image and font to draw with. Drawing may replace the image.
  private var image: Image
  private var asksAboutPaths = true

  /// Draws the picture of a seed.
  package static func draw(
    seed: UInt64, font: Font, bands: DrawingBands = DrawingBands(), kernels: Kernels = .best, isRecorded: Bool = false
  ) throws -> Image {
    try draw(
      .seed(SeededGenerator(seed: seed)), font: font, bands: bands, kernels: kernels, isRecorded: isRecorded)
  }

  /// Records the drawing of a seed.
  package static func recording(seed: UInt64, font: Font) throws -> Recording {
    try recording(.seed(SeededGenerator(seed: seed)), font: font)
  }

  /// Records the drawing that these choices determine. Questions about paths are left out: no recording holds them, and
  /// they take half of the time.
  package static func recording(_ choices: RandomChoices, font: Font) throws -> Recording {
    var drawing = try RandomDrawing(choices, font: font, kernels: .best, isRecorded: true)
    drawing.asksAboutPaths = false
    _ = try drawing.run()
    return drawing.context.makeRecording()
  }

  /// Draws the picture that these choices determine.
  package static func draw(
    _ choices: RandomChoices, font: Font, bands: DrawingBands = DrawingBands(), kernels: Kernels = .best,
    isRecorded: Bool = false
  ) throws -> Image {
    var drawing = try RandomDrawing(choices, font: font, kernels: kernels, isRecorded: isRecorded)
    drawing.context.bands = bands
    return try drawing.run()
  }

  private init(_ choices: RandomChoices, font: Font, kernels: Kernels, isRecorded: Bool) throws {
    var values = RandomValues(choices)
    let (width, height) = (values.count(1...9), values.count(1...9))
    image = try values.choices.image(
      width: width, height: height, scale: values.element(of: [1, 1, 2, 0.5, 1e-3, 40]))
    let size = Size(width: Double(values.count(1...64)), height: Double(values.count(1...64)))
    let scale: Double = values.element(of: [1, 1, 1, 2, 0.75])
    context =
      try isRecorded
      ? DrawingContext(recording: size, scale: scale) : DrawingContext(size: size, scale: scale, kernels: kernels)
    self.values = values
    self.font = font
  }

  private mutating func run() throws -> Image {
    if let other = try? DrawingContext(size: values.size(), scale: values.number(near: 0...2)) {
      guard other.makeImage().pixelWidth > 0 else { throw RandomDrawingFailure("a context without pixels") }
    }
    for _ in 0..<values.count(1...14) where !values.choices.haveEnded { try step(depth: 0) }
    let picture = context.makeImage()
    try check(picture)
    return picture
  }

  private func check(_ image: Image) throws(RandomDrawingFailure) {
    let isValid = image.pixels.withPixels { pixels in
      unsafe pixels.allSatisfy {
        let pixel = PremultipliedPixel(bits: $0)
        return max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha
      }
    }
    guard isValid else { throw RandomDrawingFailure("a pixel has more colour than alpha") }
  }

  private mutating func step(depth: Int) throws {
    switch values.choices.next(below: 21) {
    case 0, 1, 2: try changeState(depth: depth)
    case 3, 4, 5: setStyle()
    case 6, 7: extendCurrentPath()
    case 8: drawCurrentPath()
    case 9, 10, 11, 12: drawShape()
    case 13: clip()
    case 14, 15: drawImage()
    case 16: drawText()
    case 17: if asksAboutPaths { try values.inspect(values.path()) } else { drawShape() }
    case 18: try transformImage()
    case 19: try drawView(depth: depth)
    default: askQuestions()
    }
  }

  // MARK: State

  private mutating func changeState(depth: Int) throws {
    switch values.choices.next(below: 11) {
    case 0: context.saveGState()
    case 1: context.restoreGState()
    case 2: context.translateBy(x: values.number(), y: values.number())
    case 3: context.scaleBy(x: values.number(near: -2...2), y: values.number(near: -2...2))
    case 4: context.rotate(by: values.angle())
    case 5: context.concatenate(values.transform())
    case 6:
      // Saves and restores inside have no effect outside.
      try context.withGState {
        for _ in 0..<values.count(0...3) where depth < 3 { try step(depth: depth + 1) }
        if values.chance(30) { context.restoreGState() }
        if values.chance(30) { context.saveGState() }
      }
    default:
      struct Stop: Error {}
      let rect = values.chance(50) ? nil : values.rect()
      do {
        try context.withTransparencyLayer(in: rect, alpha: values.number(near: 0...1)) {
          for _ in 0..<values.count(0...4) where depth < 3 { try step(depth: depth + 1) }
          if values.chance(10) { throw Stop() }
        }
      } catch is Stop {}
    }
  }

  private mutating func setStyle() {
    switch values.choices.next(below: 16) {
    case 0: context.setFillColor(values.color())
    case 1: context.setStrokeColor(values.color())
    case 14:
      context.strokeStyle = values.strokeStyle()
      context.alpha = values.number(near: 0...1.1)
    case 2, 3: context.setFill(values.paint(image))
    case 4: context.setStroke(values.paint(image))
    case 5: context.setLineWidth(values.number(near: -1...20))
    case 6: context.setLineCap(values.element(of: StrokeStyle.Cap.allCases))
    case 7: context.setLineJoin(values.element(of: StrokeStyle.Join.allCases))
    case 8: context.setMiterLimit(values.number(near: 0...12))
    case 9: context.setLineDash(values.dash(), phase: values.number())
    case 10: context.setAlpha(values.number(near: -0.1...1.1))
    case 11, 12: context.setBlendMode(values.element(of: BlendMode.allCases))
    case 13:
      if values.chance(60) {
        context.setShadow(offset: values.vector(), blur: values.number(near: 0...6), color: values.color())
      } else {
        context.shadow = nil
      }
    default: context.setShouldAntialias(values.chance(60))
    }
  }

  // MARK: Views

  /// Draws as views do: a layer with a border, a clip and a drawing in a state of its own.
  private mutating func drawView(depth: Int) throws {
    let (transform, rect, radius) = (values.transform(), values.rect(), values.number(near: -1...20))
    let (border, layer) = (values.number(near: -1...9), values.chance(50) ? nil : values.rect())
    try context.withGState {
      context.concatenate(transform)
      try context.withTransparencyLayer(in: layer, alpha: values.number(near: 0...1.5)) {
        if values.chance(30) { context.clip(to: Path(roundedRect: rect, cornerRadius: radius)) }
        try context.withDefaultState {
          for _ in 0..<values.count(0...2) where depth < 3 { try step(depth: depth + 1) }
        }
        context.strokeBorder(rect, cornerRadius: radius, with: values.paint(image), lineWidth: border)
      }
    }
  }

  // MARK: Shapes

  private mutating func extendCurrentPath() {
    switch values.choices.next(below: 13) {
    case 0: context.beginPath()
    case 1: context.move(to: values.point())
    case 2: context.addLine(to: values.point())
    case 3: context.addLines(between: values.points())
    case 4: context.addQuadCurve(to: values.point(), control: values.point())
    case 5: context.addCurve(to: values.point(), control1: values.point(), control2: values.point())
    case 6: context.closePath()
    case 7:
      context.addArc(
        center: values.point(), radius: values.number(near: -2...30), startAngle: values.angle(),
        endAngle: values.angle(), direction: values.direction())
    case 8:
      context.addArc(
        center: values.point(), radius: values.number(near: -2...30), startAngle: values.angle(),
        delta: values.angle())
    case 9:
      context.addArc(tangent1End: values.point(), tangent2End: values.point(), radius: values.number(near: -1...20))
    case 10: context.addRect(values.rect())
    case 11: context.addEllipse(in: values.rect())
    default:
      context.addRoundedRect(in: values.rect(), cornerRadius: values.number(near: -1...20))
      context.addPath(values.path())
    }
  }

  private mutating func drawCurrentPath() {
    extendCurrentPath()
    switch values.choices.next(below: 5) {
    case 0: context.fillPath(using: values.rule())
    case 1: context.strokePath()
    case 2: context.clip(using: values.rule())
    default: context.drawPath(using: values.element(of: DrawingContext.PathDrawingMode.allCases))
    }
  }

  private mutating func drawShape() {
    switch values.choices.next(below: 17) {
    case 0, 1: context.fill(values.path(), using: values.rule())
    case 2: context.fill(values.rect())
    case 3: context.stroke(values.path())
    case 4, 5: context.stroke(values.path(), style: values.strokeStyle())
    case 6: context.stroke(values.rect())
    case 7: context.clear(values.rect())
    case 8:
      context.strokeBorder(
        values.rect(), cornerRadius: values.number(near: -1...20), lineWidth: values.number(near: -1...9))
    case 9: context.strokeBorder(values.rect(), radii: values.radii(), lineWidth: values.number(near: -1...9))
    case 10: context.fillPartition((0..<values.count(0...5)).map { _ in (path: values.path(), color: values.color()) })
    case 13:
      context.fillPartition((0..<values.count(0...5)).map { _ in (path: values.path(), paint: values.paint(image)) })
    case 14: context.stroke(values.path(), with: values.paint(image), style: values.strokeStyle())
    case 11: context.fill(values.path(), with: values.paint(image), using: values.rule())
    case 12: context.stroke(values.path(), with: values.paint(image), lineWidth: values.number(near: -1...9))
    case 15: context.stroke(values.rect(), with: values.paint(image), lineWidth: values.number(near: -1...9))
    default: context.fill(values.rect(), with: values.paint(image))
    }
  }

  private mutating func clip() {
    // A clip persists: with many of them there would be nothing left to draw in.
    if values.chance(50) { context.saveGState() }
    switch values.choices.next(below: 6) {
    case 0: context.clip(to: values.rect())
    case 1: context.clip(to: values.path(), using: values.rule())
    case 2: context.clip(to: (0..<values.count(0...4)).map { _ in values.rect() })
    case 3: context.clip(excluding: values.path(), using: values.rule())
    case 4: context.clip(to: values.rect(), mask: image, channel: values.element(of: MaskChannel.allCases))
    default: context.clip(to: values.path())
    }
  }

  // MARK: Images and text

  private mutating func drawImage() {
    switch values.choices.next(below: 8) {
    case 0: context.draw(image, at: values.point())
    case 1: context.draw(image, in: values.rect())
    case 2: context.drawAsPattern(image, in: values.rect())
    case 3: context.draw(image, from: Rect(origin: values.point(), size: values.size()), in: values.rect())
    case 4:
      context.draw(
        image, from: Rect(x: values.number(near: 0...4), y: 1, width: 2, height: values.number(near: 0...4)),
        in: values.rect())
    case 5: context.draw(image, in: values.rect(), contentMode: values.element(of: ContentMode.allCases))
    case 6:
      context.draw(
        image, in: values.rect(), capInsets: values.insets(), resizingMode: values.element(of: ResizingMode.allCases))
    default:
      context.draw(image, in: values.rect())
      context.drawAsPattern(image, in: values.rect())
    }
  }

  private mutating func drawText() {
    let string = values.element(of: [
      "", "A", "Ag 10♥", "two\nlines\r\n", "\u{0}\u{FFFF}\u{10FFFF}", "e\u{301}😀", "AV\tWa",
    ])
    let text = StyledText(
      string, font: font.withSize(values.number(near: 0...40)), color: values.color(),
      alignment: values.element(of: [.left, .center, .right]))
    switch values.choices.next(below: 12) {
    case 0: context.draw(text, at: values.point())
    case 1: context.draw(text, in: values.rect())
    case 2: context.draw(text, baselineAt: values.point())
    case 3:
      var painted = text
      let point = values.point()
      painted.paint = values.paint(image)
      context.draw(painted, at: point)
    case 4:
      context.draw(text.layout(width: values.number(near: 0...60)), at: values.point(), paint: .color(values.color()))
    case 5: context.draw(text.layout(), at: values.point(), paint: values.paint(image))
    case 6: context.fill(text.path(at: values.point()))
    case 8: context.draw(text, along: values.path(), offset: values.number())
    case 9: context.draw(text.layout(width: values.number(), height: values.number()), at: values.point())
    case 10: inspect(text)
    default:
      text.draw(in: values.rect(), on: context)
      _ = text.size()
      _ = text.missingCharacters
    }
  }

  // Queries the positions of its letters.
  private mutating func inspect(_ text: StyledText) {
    let layout = text.layout(width: values.number(near: 0...60))
    let place = layout.index(at: values.point())
    _ = layout.caret(at: place)
    _ = layout.rects(of: text.string.startIndex..<place)
    _ = text.path(along: values.path(), offset: values.number())
    _ = text.size(constrainedTo: values.number(), height: values.number())
  }

  // Replaces the current image by one made from it. Images that become large are dropped: they only cost time.
  private mutating func transformImage() throws {
    var result: Image?
    switch values.choices.next(below: 10) {
    case 0: result = try? image.cropped(to: Rect(origin: values.point(), size: values.size()))
    case 1: result = try? image.flippedHorizontally()
    case 2: result = try? image.flippedVertically()
    case 3: result = try? image.rotated(byQuarterTurns: values.element(of: [0, 1, -1, 2, 7, .min, .max]))
    case 4, 5:
      let size = Size(width: values.number(near: 0...20), height: values.number(near: 0...20))
      // A picture of any allowed size may be requested, but one of many megapixels is only slow.
      guard !(size.width * size.height * image.scale * image.scale > 10_000) else { return }
      result = try? image.resized(to: size, filter: values.element(of: ResizingFilter.allCases))
    case 6: result = try? image.tinted(with: values.color())
    case 7: result = context.makeImage()
    case 8:
      let bytes = try image.png(pixelsPerInch: values.number(near: 1...600))
      let again = try Image(png: bytes, scale: image.scale)
      guard again.pixels == image.pixels else { throw RandomDrawingFailure("a PNG reads back as another picture") }
    default:
      var bytes = try image.png()
      for _ in 0..<values.count(1...4) {
        bytes[values.choices.next(below: bytes.count)] = UInt8(values.count(0...255))
      }
      if values.chance(30) { bytes.removeLast(values.count(0...bytes.count)) }
      result = try? Image(
        png: bytes, scale: values.number(near: 0...3),
        limits: ImageLimits(maximumSide: 1_000, maximumPixelCount: 10_000, maximumByteCount: 100_000))
    }
    guard let result else { return }
    try check(result)
    _ = result.color(atPixelX: values.element(of: [0, 3, -1, .min, .max]), y: 0)
    if result.pixelWidth * result.pixelHeight <= 10_000 { image = result }
  }

  // MARK: Questions

  private mutating func askQuestions() {
    _ = context.boundingBoxOfClipPath
    _ = context.path
    _ = context.transform
    _ = context.userSpaceToDeviceSpaceTransform.inverted()
    let (a, b) = (values.rect(), values.rect())
    _ = context.convertToDeviceSpace(values.point())
    _ = context.convertToDeviceSpace(values.size())
    _ = context.convertToDeviceSpace(a)
    _ = context.convertToUserSpace(values.point())
    _ = context.convertToUserSpace(values.size())
    _ = context.convertToUserSpace(b)
    _ = (a.integral, a.standardized, a.corners, a.contains(b), a.intersects(b))
    _ = a.union(b).intersection(a).insetBy(dx: values.number(), dy: values.number()).zoom(by: values.number())
    _ = (a.aspectFit(in: b), a.aspectFill(in: b), a.applying(values.transform()))
    _ = values.element(of: ContentMode.allCases).rect(of: values.size(), in: b)
    let pips = PipLayout(rank: values.element(of: [-1, 0, 7, 10, 11, .max]))
    context.draw(pips: pips, in: a, pipSize: values.size()) { $0.fill($1.frame) }
    _ = PipLayout.fontSize(fitting: a, maximumRows: values.element(of: [.min, 0, 5])) { _ in values.size() }
    _ = Color(css: values.element(of: ["#12345678", "#é", "red", "", "#"]))
  }
}
