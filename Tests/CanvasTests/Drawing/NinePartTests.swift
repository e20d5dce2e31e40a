import Canvas
import TestSupport
import Testing

@Suite struct NinePartTests {
  // Nine greys: corners 10, 30, 70, 90.
  private func nine() throws -> Image { try Image(grays: [[10, 20, 30], [40, 50, 60], [70, 80, 90]]) }

  private func drawn(
    _ image: Image, width: Double, height: Double, _ insets: EdgeInsets, _ mode: ResizingMode = .stretch
  ) throws -> Image {
    try Image(size: Size(width: width, height: height)) {
      $0.draw(image, in: $0.bounds, capInsets: insets, resizingMode: mode)
    }
  }

  @Test(arguments: ResizingMode.allCases) func inItsOwnSizeItIsTheImage(mode: ResizingMode) throws {
    var generator = SeededGenerator(seed: 731)
    let image = try Image(randomWidth: 9, height: 8, using: &generator)
    for insets in [
      EdgeInsets.zero, EdgeInsets(2), EdgeInsets(top: 1, left: 4, bottom: 7, right: 5), EdgeInsets(top: 8, left: 9),
    ] {
      #expect(try drawn(image, width: 9, height: 8, insets, mode) == image)
    }
  }

  @Test func cornersStayAndTheRestIsStretched() throws {
    #expect(
      try drawn(nine(), width: 5, height: 4, EdgeInsets(1)).reds == [
        [10, 20, 20, 20, 30], [40, 50, 50, 50, 60], [40, 50, 50, 50, 60], [70, 80, 80, 80, 90],
      ])
  }

  @Test func tilesRepeatFromTheTopLeftAndAreCutOff() throws {
    let image = try Image(grays: [[1, 20, 30, 2], [3, 40, 50, 4]])
    #expect(
      try drawn(image, width: 7, height: 3, EdgeInsets(left: 1, right: 1), .tile).reds == [
        [1, 20, 30, 20, 30, 20, 2], [3, 40, 50, 40, 50, 40, 4], [1, 20, 30, 20, 30, 20, 2],
      ])
  }

  @Test func enlargedPartsDoNotMix() throws {
    let result = try Image(size: Size(width: 10, height: 10)) {
      $0.scaleBy(x: 2, y: 2)
      $0.draw(try nine(), in: Rect(x: 0, y: 0, width: 5, height: 5), capInsets: EdgeInsets(1))
    }
    let columns = [0, 0, 1, 1, 1, 1, 1, 1, 2, 2]
    let expected = columns.map { (y: Int) -> [Int] in columns.map { (x: Int) -> Int in 10 + 10 * x + 30 * y } }
    #expect(result.reds == expected)
  }

  @Test func capsAreMeasuredInPointsAndAveragedWhenSmaller() throws {
    var rows: [[UInt8]] = []
    for y in 0..<6 { rows.append((0..<6).map { x in UInt8(20 * (x / 2) + 60 * (y / 2) + (x + y) % 2 * 4) }) }
    let image = try Image(grays: rows, scale: 2)
    #expect(
      try drawn(image, width: 3, height: 3, EdgeInsets(1)).reds
        == (0..<3).map { y in (0..<3).map { x in 20 * x + 60 * y + 2 } })
    let corners = try drawn(image, width: 9, height: 7, EdgeInsets(1)).reds
    #expect([corners[0][0], corners[0][8], corners[6][0], corners[6][8]] == [2, 42, 122, 162])
  }

  @Test func capsShrinkAlikeInARectangleTooSmall() throws {
    // Caps of 4 and 4 in a width of 2: a quarter of their size, up and down as well.
    let image = try Image(
      grays: (0..<12).map { y in (0..<12).map { x in UInt8(10 + (x < 4 ? 0 : x < 8 ? 20 : 40) + (y < 4 ? 0 : 90)) } })
    let result = try drawn(image, width: 2, height: 4, EdgeInsets(4))
    #expect(result.reds == [[10, 50], [100, 140], [100, 140], [100, 140]])
  }

  @Test func capsLongerThanTheImageShareIt() throws {
    let image = try Image(grays: [[10, 20, 30, 40]])
    // 3 : 1 of four pixels; the line between them is stretched.
    let result = try drawn(image, width: 6, height: 1, EdgeInsets(left: 30, right: 10))
    #expect(result.reds == [[10, 20, 25, 25, 30, 40]] || result.reds == [[10, 20, 30, 35, 35, 40]])
    let whole = try drawn(image, width: 6, height: 1, EdgeInsets(left: .infinity))
    #expect(whole.reds == [[10, 20, 30, 40, 40, 40]])
    let none = try drawn(image, width: 4, height: 1, EdgeInsets(top: .nan, left: -3, bottom: -.infinity, right: .nan))
    #expect(none == image)
  }

  @Test(arguments: ResizingMode.allCases) func noSeamShowsUnderAnyTransform(mode: ResizingMode) throws {
    let white = try Image(grays: [[UInt8]](repeating: [UInt8](repeating: 255, count: 9), count: 9))
    for (turn, scale) in [(0.0, 0.37), (0, 1.13), (0.3, 0.9), (1, 2.7)] {
      func picture(_ draw: (DrawingContext) -> Void) throws -> Image {
        try Image(size: Size(width: 60, height: 60)) {
          $0.translateBy(x: 30.2, y: 29.7)
          $0.rotate(by: turn)
          $0.scaleBy(x: scale, y: scale)
          draw($0)
        }
      }
      let rect = Rect(x: -9.7, y: -8.1, width: 19.3, height: 17.2)
      let nine = try picture { $0.draw(white, in: rect, capInsets: EdgeInsets(3), resizingMode: mode) }
      let one = try picture { $0.draw(white, in: rect) }
      #expect(nine == one)
    }
  }

  @Test(arguments: ResizingMode.allCases) func everyMixOfSizesAndInsetsKeepsToTheRectangle(mode: ResizingMode) throws {
    var generator = SeededGenerator(seed: 732)
    for _ in 0..<300 {
      let image = try Image(
        grays: (0..<1 + generator.next(below: 6)).map { _ in [100, 200, 150] },
        scale: generator.number(in: 0.3...3))
      let rect = Rect(
        x: Double(generator.next(below: 6)), y: Double(generator.next(below: 6)),
        width: 1 + Double(generator.next(below: 12)), height: 1 + Double(generator.next(below: 12)))
      let insets = EdgeInsets(
        top: generator.number(in: -1...7), left: generator.number(in: -1...7), bottom: generator.number(in: -1...7),
        right: generator.number(in: -1...7))
      let result = try Image(size: Size(width: 20, height: 20)) {
        $0.draw(image, in: rect, capInsets: insets, resizingMode: mode)
      }
      for y in 0..<20 {
        for x in 0..<20 {
          let isInside = rect.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          #expect(result.alpha(x, y) == (isInside ? 255 : 0))
          if isInside { #expect((100...200).contains(result.channels(x, y)[0])) }
        }
      }
    }
  }
}
