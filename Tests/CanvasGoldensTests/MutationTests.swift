import Canvas
import CanvasGoldens
import Testing

/// A self-test: whatever is changed in a picture must be found, and the report must name the right place.
struct MutationTests {
  @Test func aThousandMutationsAreEachFoundInTheRightPlace() throws {
    let original = try textured(61, 47)
    var generator = SeededGenerator(seed: 1)
    for round in 0..<1_000 {
      let mutation = try generator.mutate(original)
      let comparison = ImageComparison()
      let difference = try #require(
        comparison.compare(actual: mutation.image, expected: original), "round \(round), \(mutation.name)")
      #expect("\(difference.bounds)" == mutation.bounds, "round \(round), \(mutation.name)")
      #expect(difference.differentPixelCount == mutation.count, "round \(round), \(mutation.name)")
      #expect(difference.largestChannelDifference == mutation.largest, "round \(round), \(mutation.name)")
    }
  }
}

private struct Mutation {
  let name: String
  let image: Image
  let bounds: String
  let count: Int
  let largest: Int
}

extension SeededGenerator {
  fileprivate mutating func mutate(_ original: Image) throws -> Mutation {
    let width = original.pixelWidth
    let height = original.pixelHeight
    let x = next(below: width)
    let y = next(below: height)
    switch next(below: 4) {
    case 0:
      // The texture's colours are at most 127 and its alpha at most 255: a level up or down stays a valid pixel.
      let channel = next(below: 4)
      let step = UInt32(1) << (8 * UInt32(channel))
      let old = original.pixels[x, y]
      let isUp = channel < 3 && next(below: 2) == 0 || (old.bits >> (8 * UInt32(channel))) & 0xFF == 0
      let image = original.replacing(
        x: x, y: y, with: PremultipliedPixel(bits: isUp ? old.bits + step : old.bits - step))
      return Mutation(name: "one level", image: image, bounds: "1x1 at \(x),\(y)", count: 1, largest: 1)
    case 1:
      let old = original.pixels[x, y]
      let alpha = (Int(old.alpha) + 1 + next(below: 127)) % 128 + 128
      let image = original.replacing(
        x: x, y: y,
        with: PremultipliedPixel(
          red: old.red, green: old.green, blue: old.blue, alpha: UInt8(truncatingIfNeeded: alpha)))
      return Mutation(
        name: "alpha", image: image, bounds: "1x1 at \(x),\(y)", count: 1, largest: abs(alpha - Int(old.alpha)))
    case 2:
      var image = original
      for column in 0..<width { image.pixels[column, y] = original.pixels[(column + 1) % width, y] }
      var largest = 0
      for column in 0..<width {
        for shift in [0, 8, 16, 24] as [UInt32] {
          let before = Int((original.pixels[column, y].bits >> shift) & 0xFF)
          let after = Int((image.pixels[column, y].bits >> shift) & 0xFF)
          largest = max(largest, abs(after - before))
        }
      }
      return Mutation(
        name: "row shifted", image: image, bounds: "\(width)x1 at 0,\(y)", count: width, largest: largest)
    default:
      let isWider = next(below: 2) == 0
      let by = next(below: 2) == 0 ? 1 : -1
      let newWidth = isWider ? width + by : width
      let newHeight = isWider ? height : height + by
      let image = try textured(newWidth, newHeight)
      let bounds =
        isWider ? "1x\(height) at \(min(width, newWidth)),0" : "\(width)x1 at 0,\(min(height, newHeight))"
      return Mutation(name: "size", image: image, bounds: bounds, count: isWider ? height : width, largest: 0)
    }
  }
}
