import Canvas
import TestSupport

extension Target {
  /// Bytes as SVG path data; a path that is read is written and reads back equal, and is asked everything, filled and
  /// stroked.
  static let paths = Target(
    name: "paths",
    seeds: {
      [
        "M12 21L3 12a5.5 5.5 0 0 1 9-7 5.5 5.5 0 0 1 9 7z", "m1.5.5-1-1 1e3-2.e-2h5V3q1 2 3 4t5 6",
        "M0 0C1 1 2 2 3 3S4 5 6 7Z",
        "M0,0 A 1e300 5 30 1 1 9 9 a0 1 0 1110 9", "", "M1 1l1e308 1e308 -1e-308 4.9e-324z",
        "M0 0H1 2V3 4zm1 1q 0 0 1 1T9 9",
      ].map { [7, 40, 3] + Array($0.utf8) }
    },
    run: { bytes in
      var input = Input(bytes)
      var values = RandomValues(.bytes([input.byte(), input.byte(), input.byte()]))
      let path = try Path(svg: String(decoding: input.rest, as: UTF8.self))
      require(path.isFinite, "a path that was read is not finite")
      do throws(RandomDrawingFailure) { try values.inspect(path) } catch { fatalError(error.description) }
      try drawn { context in
        context.fill(path)
        // Some hundred dashes, however large the path is: a million of them reach nothing new, and take a second.
        let box = path.boundingBox
        let unit = max(1, min(max(box.width, box.height) / 300, 1e300))
        context.setLineDash([3 * unit, 1.5 * unit])
        context.stroke(path)
      }
    })
}
