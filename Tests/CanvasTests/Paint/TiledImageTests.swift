import Canvas
import TestSupport
import Testing

/// Images as paints.
@Suite struct TiledImageTests {
  // 3×2, each pixel another grey: 10 20 30 / 40 50 60.
  private func tile() throws -> Image {
    try Image(size: Size(width: 3, height: 2)) { context in
      for i in 0..<6 {
        context.setFillColor(Color(red8: UInt8(10 + 10 * i), green8: 0, blue8: 0))
        context.fill(Rect(x: Double(i % 3), y: Double(i / 3), width: 1, height: 1))
      }
    }
  }

  // The reds of a picture of 8×4 whose tile begins at (2, 1); 0 where nothing is.
  private func reds(_ tilingX: Paint.Tiling, _ tilingY: Paint.Tiling, _ sampling: Paint.Sampling) throws -> String {
    let paint = Paint.image(
      try tile(), tilingX: tilingX, tilingY: tilingY, sampling: sampling,
      transform: Transform(translationX: 2, y: 1))
    let image = try Image(size: Size(width: 8, height: 4)) { context in
      context.setFill(paint)
      context.fill(context.bounds)
    }
    return (0..<4).map { y in
      (0..<8).map { x in
        let red = image.pixels[x, y].red
        return red < 10 ? "0\(red)" : "\(red)"
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  // On whole pixels every sampling gives the pixels themselves.
  @Test(arguments: Paint.Sampling.allCases) func tilesGoOnAsTheySay(sampling: Paint.Sampling) throws {
    #expect(
      try reds(.repeat, .repeat, sampling) == """
        50 60 40 50 60 40 50 60
        20 30 10 20 30 10 20 30
        50 60 40 50 60 40 50 60
        20 30 10 20 30 10 20 30
        """)
    #expect(
      try reds(.mirror, .mirror, sampling) == """
        20 10 10 20 30 30 20 10
        20 10 10 20 30 30 20 10
        50 40 40 50 60 60 50 40
        50 40 40 50 60 60 50 40
        """)
    #expect(
      try reds(.pad, .none, sampling) == """
        00 00 00 00 00 00 00 00
        10 10 10 20 30 30 30 30
        40 40 40 50 60 60 60 60
        00 00 00 00 00 00 00 00
        """)
    #expect(
      try reds(.none, .repeat, sampling) == """
        00 00 40 50 60 00 00 00
        00 00 10 20 30 00 00 00
        00 00 40 50 60 00 00 00
        00 00 10 20 30 00 00 00
        """)
  }

  /// Copied rows against the definition, pixel by pixel: tiles narrower and wider than what is filled, from any offset.
  @Test(arguments: Paint.Tiling.allCases) func onWholePixelsRowsAreCopied(tiling: Paint.Tiling) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let (width, height) = (1 + generator.next(below: 24), 1 + generator.next(below: 4))
      let (dx, dy) = (generator.next(below: 61) - 30, generator.next(below: 21) - 10)
      let grays = (0..<height).map { _ in (0..<width).map { _ in UInt8(1 + generator.next(below: 255)) } }
      let paint = Paint.image(
        try Image(grays: grays), tilingX: tiling, tilingY: tiling,
        transform: Transform(translationX: Double(dx), y: Double(dy)))
      let image = try Image(size: Size(width: 19, height: 7)) { context in
        context.setFill(paint)
        context.fill(context.bounds)
      }
      for y in 0..<7 {
        for x in 0..<19 {
          let (column, row) = (place(x - dx, in: width, tiling), place(y - dy, in: height, tiling))
          let expected = column.flatMap { column in row.map { Int(grays[$0][column]) } } ?? 0
          #expect(Int(image.pixels[x, y].red) == expected, "\(tiling) \(width)x\(height) at \(dx), \(dy): \(x), \(y)")
        }
      }
    }
  }

  private func place(_ index: Int, in size: Int, _ tiling: Paint.Tiling) -> Int? {
    switch tiling {
    case .none: (0..<size).contains(index) ? index : nil
    case .pad: max(0, min(index, size - 1))
    case .repeat: (index + 1000 * size) % size
    case .mirror: mirrored(index, size)
    }
  }

  private func mirrored(_ index: Int, _ size: Int) -> Int {
    let phase = (index + 1000 * size) % (2 * size)
    return phase < size ? phase : 2 * size - 1 - phase
  }

  @Test func tilesFarAwayAreTilesToo() throws {
    for tiling in [Paint.Tiling.repeat, .mirror] {
      func picture(_ offset: Double) throws -> Image {
        let paint = Paint.image(
          try tile(), tilingX: tiling, tilingY: tiling, transform: Transform(translationX: 6 * offset, y: 4 * offset))
        return try Image(size: Size(width: 9, height: 9)) { context in
          context.setFill(paint)
          context.fill(context.bounds)
        }
      }
      #expect(try picture(1e6) == picture(0) && picture(-1e6) == picture(0))
    }
  }

  @Test func nearestShowsSquares() throws {
    let paint = Paint.image(try tile(), sampling: .nearest, transform: Transform(scaleX: 4, y: 4))
    let image = try Image(size: Size(width: 12, height: 8)) { context in
      context.setFill(paint)
      context.fill(context.bounds)
    }
    for y in 0..<8 {
      for x in 0..<12 { #expect(image.pixels[x, y].red == UInt8(10 + 10 * (x / 4 + 3 * (y / 4)))) }
    }
  }

  // Catmull and Rom's weights in floating point, the image padded.
  @Test func bicubicIsTheFormula() throws {
    let source = try tile()
    func weights(_ f: Double) -> [Double] {
      [
        -0.5 * f * f * f + f * f - 0.5 * f, 1.5 * f * f * f - 2.5 * f * f + 1, -1.5 * f * f * f + 2 * f * f + 0.5 * f,
        0.5 * f * f * f - 0.5 * f * f,
      ]
    }
    let image = try Image(size: Size(width: 24, height: 16)) { context in
      context.setFill(
        .image(source, tilingX: .pad, tilingY: .pad, sampling: .bicubic, transform: Transform(scaleX: 8, y: 8)))
      context.fill(context.bounds)
    }
    for y in 0..<16 {
      for x in 0..<24 {
        let (u, v) = ((Double(x) + 0.5) / 8 - 0.5, (Double(y) + 0.5) / 8 - 0.5)
        let (x0, y0) = (u.rounded(.down), v.rounded(.down))
        var sum = 0.0
        for (j, wy) in weights(v - y0).enumerated() {
          for (i, wx) in weights(u - x0).enumerated() {
            let column = min(max(Int(x0) + i - 1, 0), 2)
            let row = min(max(Int(y0) + j - 1, 0), 1)
            sum += wx * wy * Double(source.pixels[column, row].red)
          }
        }
        #expect(abs(Double(image.pixels[x, y].red) - max(0, sum)) <= 0.5001, "\(x) \(y)")
      }
    }
  }

  @Test func bicubicOvershootStaysValid() throws {
    let source = try Image(size: Size(width: 4, height: 4)) { context in
      context.setFillColor(.white)
      context.fill(Rect(x: 1, y: 1, width: 2, height: 2))
      context.setFillColor(.red.withAlpha(0.5))
      context.fill(Rect(x: 0, y: 0, width: 1, height: 4))
    }
    let image = try Image(size: Size(width: 40, height: 40)) { context in
      context.setFill(.image(source, sampling: .bicubic, transform: Transform(scaleX: 10, y: 10)))
      context.fill(context.bounds)
    }
    for y in 0..<40 {
      for x in 0..<40 {
        let pixel = image.pixels[x, y]
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
  }

  @Test func madeSmallerAnImageIsAveragedByAreas() throws {
    let stripes = try Image(size: Size(width: 40, height: 40)) { context in
      context.fill(context.bounds)
      context.setFillColor(.white)
      for x in 0..<20 { context.fill(Rect(x: Double(2 * x), y: 0, width: 1, height: 40)) }
    }
    for sampling in [Paint.Sampling.bilinear, .bicubic] {
      let image = try Image(size: Size(width: 10, height: 10)) { context in
        context.setFill(.image(stripes, sampling: sampling, transform: Transform(scaleX: 0.25, y: 0.25)))
        context.fill(context.bounds)
      }
      for x in 0..<10 { #expect(image.pixels[x, x].red == 128) }
    }
  }

  @Test func anImageOfAScaleHasItsSizeInPoints() throws {
    let image = try Image(size: Size(width: 4, height: 4), scale: 2) { context in
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 2, height: 4))
    }
    let picture = try Image(size: Size(width: 8, height: 4), scale: 2) { context in
      context.setFill(.image(image))
      context.fill(context.bounds)
    }
    #expect(picture.pixels[3, 0].alpha == 255 && picture.pixels[4, 0].alpha == 0 && picture.pixels[8, 0].alpha == 255)
  }
}
