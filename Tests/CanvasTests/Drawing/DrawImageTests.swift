import Canvas
import TestSupport
import Testing

@Suite struct DrawImageTests {
  // Opaque greys.
  private func gray(_ rows: [[UInt8]], scale: Double = 1) throws -> Image {
    var pixels = try PixelBuffer(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, value) in row.enumerated() {
        pixels[x, y] = PremultipliedPixel(red: value, green: value, blue: value, alpha: 255)
      }
    }
    return Image(pixels: pixels, scale: scale)
  }

  // The red channel of each row.
  private func values(_ image: Image) -> [[Int]] {
    (0..<image.pixelHeight).map { y in (0..<image.pixelWidth).map { image.channels($0, y)[0] } }
  }

  private func random(_ width: Int, _ height: Int, _ random: inout SeededGenerator) throws -> Image {
    var pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        pixels[x, y] = PremultipliedPixel(
          straightRed: UInt8(random.next(below: 256)), green: UInt8(random.next(below: 256)), blue: 7,
          alpha: UInt8(random.next(below: 256)))
      }
    }
    return Image(pixels: pixels)
  }

  // MARK: In its own size

  @Test func atWholePixelsItIsExact() throws {
    var generator = SeededGenerator(seed: 501)
    let image = try random(9, 7, &generator)
    for (dx, dy) in [(0, 0), (3, 2), (-4, -3), (5, -2)] {
      let result = try Image(size: Size(width: 12, height: 10)) {
        $0.draw(image, at: Point(x: Double(dx), y: Double(dy)))
      }
      for y in 0..<10 {
        for x in 0..<12 {
          let isInside = (0..<9).contains(x - dx) && (0..<7).contains(y - dy)
          #expect(result.channels(x, y) == (isInside ? image.channels(x - dx, y - dy) : [0, 0, 0, 0]))
        }
      }
    }
  }

  @Test func anImageOfThePicturesScaleIsExactToo() throws {
    var generator = SeededGenerator(seed: 502)
    let image = Image(pixels: try random(8, 6, &generator).pixels, scale: 2)
    let result = try Image(size: Size(width: 4, height: 3), scale: 2) { $0.draw(image, at: .zero) }
    #expect(result == image)
  }

  @Test func aQuarterTurnIsExact() throws {
    let image = try gray([[10, 20, 30], [40, 50, 60]])
    let turned = try Image(size: Size(width: 2, height: 3)) {
      $0.translateBy(x: 2, y: 0)
      $0.rotate(by: Double.pi / 2)
      $0.draw(image, at: .zero)
    }
    #expect(values(turned) == [[40, 10], [50, 20], [60, 30]])
    let mirrored = try Image(size: Size(width: 3, height: 2)) {
      $0.translateBy(x: 3, y: 0)
      $0.scaleBy(x: -1, y: 1)
      $0.draw(image, at: .zero)
    }
    #expect(values(mirrored) == [[30, 20, 10], [60, 50, 40]])
  }

  // MARK: Smaller

  @Test func halfTheSizeIsTheMeanOfFour() throws {
    let image = try gray([[10, 20, 0, 255], [30, 45, 255, 0], [1, 1, 2, 2], [1, 2, 2, 3]])
    let half = try Image(size: Size(width: 2, height: 2)) { $0.draw(image, in: $0.bounds) }
    // 105/4 = 26.25, 510/4 = 127.5, 5/4, 9/4
    #expect(values(half) == [[26, 128], [1, 2]])
    #expect(half.alphas == [255, 255, 255, 255])
  }

  @Test func twoThirdsOfTheSizeWeighsByArea() throws {
    let image = try gray([[30, 60, 120]])
    let result = try Image(size: Size(width: 2, height: 1)) { $0.draw(image, in: $0.bounds) }
    // (2·30 + 60) / 3 and (60 + 2·120) / 3
    #expect(values(result) == [[40, 100]])
  }

  @Test func theMeanIsOfPremultipliedColours() throws {
    var pixels = try PixelBuffer(width: 2, height: 1)
    pixels[0, 0] = PremultipliedPixel(red: 200, green: 0, blue: 0, alpha: 255)
    let half = try Image(size: Size(width: 1, height: 1)) { $0.draw(Image(pixels: pixels), in: $0.bounds) }
    #expect(half.channels(0, 0) == [100, 0, 0, 128])
  }

  @Test func onePixelIsTheMeanOfAll() throws {
    let rows = (0..<100).map { y in (0..<90).map { x in UInt8((x + y) % 160) } }
    let sum = rows.joined().reduce(0) { $0 + Int($1) }
    let image = try gray(rows)
    let one = try Image(size: Size(width: 1, height: 1)) { $0.draw(image, in: $0.bounds) }
    #expect(values(one) == [[(sum + 4_500) / 9_000]])
  }

  @Test func anImageOfTwiceTheScaleIsHalved() throws {
    let image = try gray([[10, 20], [30, 45]], scale: 2)
    let result = try Image(size: Size(width: 1, height: 1)) { $0.draw(image, at: .zero) }
    #expect(values(result) == [[26]])
  }

  // MARK: Larger

  @Test func twiceTheSizeIsBilinearBetweenPixelCentres() throws {
    let image = try gray([[0, 100], [200, 40]])
    let result = try Image(size: Size(width: 4, height: 4)) { $0.draw(image, in: $0.bounds) }
    // New centres lie at −1/4 (clamped), 1/4, 3/4 and 5/4 (clamped) between the old ones.
    #expect(
      values(result) == [
        [0, 25, 75, 100],
        [50, 59, 76, 85],
        [150, 126, 79, 55],
        [200, 160, 80, 40],
      ])
  }

  @Test func beyondTheEdgesCentresTheEdgesPixelsGoOn() throws {
    let image = try gray([[90]])
    let result = try Image(size: Size(width: 5, height: 4)) {
      $0.draw(image, in: Rect(x: 0.5, y: 1, width: 4, height: 2))
    }
    #expect((0..<5).map { result.channels($0, 1) }.allSatisfy { $0[3] == 255 ? $0[0] == 90 : $0[0] == 45 })
    #expect((0..<5).map { result.alpha($0, 1) } == [128, 255, 255, 255, 128])
    #expect(result.alpha(2, 0) == 0 && result.alpha(2, 3) == 0)
  }

  @Test func halfAPixelAsideMixesNeighbours() throws {
    let image = try gray([[10, 20, 41]])
    let result = try Image(size: Size(width: 4, height: 1)) { $0.draw(image, at: Point(x: 0.5, y: 0)) }
    #expect((0..<4).map { result.alpha($0, 0) } == [128, 255, 255, 128])
    #expect([result.channels(1, 0)[0], result.channels(2, 0)[0]] == [15, 31])
  }

  @Test func aHugePictureOfASmallImageIsRight() throws {
    let image = try gray([[0, 255]])
    let result = try Image(size: Size(width: 4, height: 1)) {
      $0.draw(image, in: Rect(x: -1e6, y: -5, width: 2e6, height: 10))
    }
    #expect(values(result)[0].allSatisfy { (127...128).contains($0) })
  }

  // MARK: Patterns

  @Test func tilesRepeatFromTheOriginOfUserSpace() throws {
    let tile = try gray([[10, 20, 30], [40, 50, 60]])
    let result = try Image(size: Size(width: 8, height: 7)) {
      $0.drawAsPattern(tile, in: Rect(x: 1, y: 1, width: 6, height: 5))
    }
    for y in 0..<7 {
      for x in 0..<8 {
        let isInside = (1..<7).contains(x) && (1..<6).contains(y)
        #expect(result.channels(x, y)[0] == (isInside ? [[10, 20, 30], [40, 50, 60]][y % 2][x % 3] : 0))
      }
    }
  }

  @Test func tilesMoveWithUserSpaceAndLeftOfItToo() throws {
    let tile = try gray([[10, 20, 30]])
    let result = try Image(size: Size(width: 8, height: 1)) {
      $0.translateBy(x: 4, y: 0)
      $0.drawAsPattern(tile, in: Rect(x: -4, y: 0, width: 8, height: 1))
    }
    #expect(values(result) == [[30, 10, 20, 30, 10, 20, 30, 10]])
  }

  @Test func scaledTilesJoinWithoutASeam() throws {
    let tile = try gray([[0, 100]])
    let result = try Image(size: Size(width: 8, height: 1)) {
      $0.scaleBy(x: 2, y: 1)
      $0.drawAsPattern(tile, in: Rect(x: 0, y: 0, width: 4, height: 1))
    }
    // Between the last pixel of a tile and the first of the next it goes down as it went up.
    #expect(values(result) == [[25, 25, 75, 75, 25, 25, 75, 75]])
  }

  // MARK: What draws nothing

  @Test(arguments: [
    Rect(x: 1, y: 1, width: 0, height: 3), Rect(x: 1, y: 1, width: 3, height: 0), .null,
    Rect(x: .nan, y: 1, width: 3, height: 3), Rect(x: 1, y: 1, width: .infinity, height: 3),
    Rect(x: 100, y: 1, width: 3, height: 3), Rect(x: 1, y: -1e300, width: 3, height: 3),
  ])
  func anImageInARectangleThatIsNoneDrawsNothing(rect: Rect) throws {
    let image = try gray([[1, 2], [3, 4]])
    let result = try Image(size: Size(width: 8, height: 8)) {
      $0.draw(image, in: rect)
      $0.drawAsPattern(image, in: rect)
    }
    #expect(result.isClear)
  }

  @Test func aRectangleBackwardsIsTheSameRectangle() throws {
    let image = try gray([[10, 20], [30, 40]])
    let result = try Image(size: Size(width: 2, height: 2)) {
      $0.draw(image, in: Rect(x: 2, y: 2, width: -2, height: -2))
    }
    #expect(values(result) == [[10, 20], [30, 40]])
  }
}
