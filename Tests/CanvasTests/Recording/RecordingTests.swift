import Canvas
import TestSupport
import Testing

/// Drawings as values. That goldens and random drawings are the same from a recording is tested with those.
@Suite struct RecordingTests {
  private static let size = Size(width: 40, height: 30)

  @Test func aRecordingIsDrawnAtItsScale() throws {
    for scale in [1, 2, 1.7, 300.0 / 72] {
      let picture = try Image(size: Self.size, scale: scale) { Self.draw(on: $0) }
      let recording = try Recording(size: Self.size, scale: scale) { Self.draw(on: $0) }
      #expect(try recording.makeImage() == picture, "scale \(scale)")
    }
  }

  private static func draw(on context: DrawingContext) {
    context.translateBy(x: 3.1, y: 1.7)
    context.rotate(by: 0.3)
    context.clip(to: Path(ovalIn: Rect(x: 0, y: -5, width: 30, height: 32)))
    context.withGState {
      context.clip(excluding: Path(rect: Rect(x: 8, y: 8, width: 5, height: 5)))
      context.fill(
        context.bounds, with: .linearGradient(Gradient(colors: [.red, .blue]), from: .zero, to: Point(x: 30, y: 9)))
    }
    context.stroke(Rect(x: 4, y: 4, width: 20, height: 9), with: .color(.green), lineWidth: 2)
    context.move(to: Point(x: 5, y: 5))
    context.scaleBy(x: 0.5, y: 0.5)
    context.addLine(to: Point(x: 50, y: 40))
    context.addLine(to: Point(x: 20, y: 44))
    context.drawPath(using: .fillStroke)
  }

  @Test func clipsThatFollowEachOtherAreRestored() throws {
    func draw(on context: DrawingContext) {
      for i in 0..<4 {
        context.withGState {
          context.clip(to: Path(ovalIn: Rect(x: 4 * Double(i), y: 0, width: 24, height: 30)))
          context.fill(context.bounds, with: .color(Color(white: Double(i) / 5)))
          context.withGState {
            context.clip(to: Rect(x: 0, y: 4.5, width: 40, height: 5))
            context.fill(context.bounds, with: .color(.red))
          }
          context.clip(to: Rect(x: 9.5, y: 0, width: 9, height: 40))
          context.withTransparencyLayer(alpha: 0.5) {
            context.clip(to: Path(ovalIn: Rect(x: 0, y: 12, width: 40, height: 10)))
            context.fill(context.bounds, with: .color(.blue))
          }
        }
      }
      context.fill(Rect(x: 36, y: 26, width: 4, height: 4), with: .color(.yellow))
    }
    let picture = try Image(size: Self.size) { draw(on: $0) }
    #expect(try Recording(size: Self.size) { draw(on: $0) }.makeImage() == picture)
    #expect(picture.color(atPixelX: 38, y: 28) == .yellow)
  }

  @Test func aLayerThatFailsIsNotDrawn() throws {
    struct Failure: Error {}
    let recording = try Recording(size: Self.size) { context in
      try? context.withTransparencyLayer { () throws(Failure) in
        context.fill(context.bounds)
        throw Failure()
      }
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .color(.red))
    }
    let image = try recording.makeImage()
    #expect(image.color(atPixelX: 0, y: 0) == .red)
    #expect(image.color(atPixelX: 1, y: 1) == .clear)
    #expect(recording.calls.count == 1)
  }

  @Test func aRecordingInAnother() throws {
    let dot = try Recording(size: Size(width: 10, height: 10)) { context in
      context.fill(Path(ovalIn: context.bounds.insetBy(dx: 1, dy: 1)), with: .color(.red))
      // Outside of its bounds nothing is drawn.
      context.fill(Rect(x: 10, y: 0, width: 40, height: 40))
    }
    func draw(on context: DrawingContext) {
      context.draw(dot, in: Rect(x: 2, y: 3, width: 20, height: 20))
      context.alpha = 0.5
      context.draw(dot, in: Rect(x: 12, y: 8, width: 10, height: 10))
    }
    let picture = try Image(size: Self.size) { draw(on: $0) }
    #expect(picture.color(atPixelX: 12, y: 6) == .red)
    #expect(picture.color(atPixelX: 30, y: 6) == .clear)
    let outer = try Recording(size: Self.size) { draw(on: $0) }
    #expect(try outer.makeImage() == picture)
    #expect(outer.calls.count == 2)
    // Enlarged it is as sharp as a drawing.
    let large = try Image(size: Size(width: 100, height: 100)) { $0.draw(dot, in: $0.bounds) }
    let expected = try Image(size: Size(width: 100, height: 100)) {
      $0.fill(Path(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80)), with: .color(.red))
    }
    #expect(large == expected)
  }

  @Test func aShadowGrowsWithItsRecording() throws {
    func drawing(_ factor: Double) -> (DrawingContext) -> Void {
      { context in
        context.setShadow(offset: Vector(dx: 2 * factor, dy: factor), blur: 2 * factor, color: .black)
        context.fill(Rect(x: 5 * factor, y: 5 * factor, width: 8 * factor, height: 8 * factor), with: .color(.red))
      }
    }
    let recording = try Recording(size: Size(width: 20, height: 20), drawing: drawing(1))
    let large = try Image(size: Size(width: 40, height: 40)) { $0.draw(recording, in: $0.bounds) }
    #expect(try Image(size: Size(width: 40, height: 40), drawing: drawing(2)) == large)
  }

  /// A drawing of a million calls takes some 200 MB.
  @Test func anEntryIsSmall() {
    #expect(MemoryLayout<DrawingCall>.stride + MemoryLayout<Rect>.size <= 300)
  }

  @Test func oddRecordingsDrawNothing() throws {
    #expect(throws: PictureError<Never>.self) { try Recording(size: .zero) { _ in } }
    #expect(throws: PictureError<Never>.self) { try Recording(size: Self.size, scale: .nan) { _ in } }
    #expect(throws: ImageSizeError.self) {
      try Recording(size: Size(width: 1e6, height: 1e6)) { $0.fill($0.bounds) }.makeImage()
    }
    var nested = try Recording(size: Self.size) { $0.fill($0.bounds) }
    for _ in 0..<1_000 {
      nested = try Recording(size: Self.size) { [nested] in $0.draw(nested, in: $0.bounds) }
    }
    #expect(try nested.makeImage() == Image(size: Self.size) { _ in })
    let image = try Image(size: Self.size) { context in
      for rect in [Rect.null, Rect(x: 0, y: 0, width: 0, height: 9), Rect(x: .nan, y: 0, width: 1, height: 1)] {
        context.draw(nested, in: rect)
      }
    }
    #expect(try image == Image(size: Self.size) { _ in })
  }

  @Test func aContextThatRecordsMakesImages() throws {
    var images: [Image] = []
    _ = try Recording(size: Self.size) { context in
      context.fill(Rect(x: 0, y: 0, width: 20, height: 30), with: .color(.red))
      images.append(context.makeImage())
      context.fill(context.bounds, with: .color(.blue))
      images.append(context.makeImage())
    }
    #expect(images.map { $0.color(atPixelX: 5, y: 5) } == [.red, .blue])
    #expect(images.map { $0.color(atPixelX: 30, y: 5) } == [.clear, .blue])
  }

  @Test func theClipOfARecordingHasItsBox() throws {
    func boxes(_ context: DrawingContext) -> [Rect] {
      var boxes: [Rect] = []
      context.clip(to: Rect(x: 2, y: 3, width: 10, height: 10))
      boxes.append(context.boundingBoxOfClipPath)
      context.clip(to: Path(ovalIn: Rect(x: 5, y: 0, width: 100, height: 9)))
      boxes.append(context.boundingBoxOfClipPath)
      // A triangle inside of whose box nothing of the oval is left at the right.
      context.withTransparencyLayer {
        boxes.append(context.boundingBoxOfClipPath)
        context.clip(to: Path(polygon: [Point(x: 0, y: 0), Point(x: 9, y: 12), Point(x: 0, y: 12)]))
        boxes.append(context.boundingBoxOfClipPath)
        context.withTransparencyLayer { boxes.append(context.boundingBoxOfClipPath) }
      }
      context.clip(to: Rect(x: 100, y: 100, width: 1, height: 1))
      boxes.append(context.boundingBoxOfClipPath)
      return boxes
    }
    let expected = try boxes(DrawingContext(size: Self.size, scale: 2))
    #expect(try boxes(DrawingContext(recording: Self.size, scale: 2)) == expected)
    #expect(expected[0] == Rect(x: 2, y: 3, width: 10, height: 10) && expected[5].isNull)
    #expect(Set(expected[1...4].map { "\($0)" }).count == 2, "the layers have the boxes of their clips")
  }

  /// Links of recordings in recordings are written, or the meter says why they aren't.
  @Test func noLinkIsLostInSilence() throws {
    let links = try Recording(size: Self.size) { context in
      for _ in 0..<20_000 { context.addLink("https://example.org", in: context.bounds) }
    }
    func copies(_ count: Int) throws -> (linkCount: Int, excess: String?) {
      let meter = Meter(.standard())
      return try Meter.$current.withValue(meter) {
        let picture = try Recording(size: Self.size) { context in
          for _ in 0..<count { context.draw(links, in: context.bounds) }
        }
        return (picture.links.count, meter.excess)
      }
    }
    #expect(try copies(5) == (100_000, nil))
    #expect(try copies(6) == (100_000, "120000 links, figures, cells and items; at most 100000 in a picture"))
  }
}
