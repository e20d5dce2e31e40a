import Canvas
import TestSupport

extension Target {
  /// Calls of the drawing interface, which the bytes choose, with odd numbers: the same pixels at each level of the
  /// kernels, and in bands as on one thread.
  static let drawing = Target(
    name: "drawing",
    // Four drawings, which may be of a million dashes each.
    mostSeconds: 60,
    seeds: {
      // Bytes of every value, so that the first inputs hold many calls.
      (UInt64(1)...24).map { seed in
        var generator = SeededGenerator(seed: seed)
        return (0..<160).map { _ in UInt8(generator.next(below: 256)) }
      }
    },
    run: { bytes in
      let choices = RandomChoices.bytes(bytes[...])
      let oneThread = DrawingBands(workers: 1)
      let picture: Image
      do {
        picture = try RandomDrawing.draw(choices, font: sampleFont, bands: oneThread)
      } catch let failure as RandomDrawingFailure {
        fatalError(failure.description)
      }
      for level in Kernels.allLevels {
        let other = try RandomDrawing.draw(choices, font: sampleFont, bands: oneThread, kernels: level)
        require(other == picture, "the \(level) level draws another picture: \(firstDifference(other, picture))")
      }
      let bands = DrawingBands(workers: 3, minimumColoredArea: 1, minimumPaintedArea: 1)
      let other = try RandomDrawing.draw(choices, font: sampleFont, bands: bands)
      require(other == picture, "bands draw another picture: \(firstDifference(other, picture))")
    })

  private static func firstDifference(_ a: Image, _ b: Image) -> String {
    for y in 0..<a.pixelHeight {
      for x in 0..<a.pixelWidth where a.pixels[x, y] != b.pixels[x, y] {
        return "\(x),\(y) is \(a.pixels[x, y]), not \(b.pixels[x, y])"
      }
    }
    return "\(a.pixelWidth)x\(a.pixelHeight), not \(b.pixelWidth)x\(b.pixelHeight)"
  }
}
