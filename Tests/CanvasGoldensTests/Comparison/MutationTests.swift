import Canvas
import CanvasGoldens
import Foundation
import Testing

/// A self-test: whatever is changed in a golden must be found, and the report must name the right place.
struct MutationTests {
  @Test(arguments: 0..<50)
  func twentyMutationsOfAGoldenAreEachFoundInTheRightPlace(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let goldens = try Self.goldens.get()
    let name = goldens[generator.next(below: goldens.count)]
    let original = try StraightImage(contentsOfPNG: name)
    #expect(try ImageComparison().compare(actual: original, expected: original).isEqual)
    for _ in 0..<20 {
      let mutation = generator.mutate(original)
      let comment = Comment(rawValue: "\(name): \(mutation.name) in \(mutation.area)")
      let report = try ImageComparison().compare(actual: mutation.image, expected: original)
      // Nothing beside the area was changed, so what is in it is all there is to find.
      let slow = SlowComparison(mutation.image, original, in: mutation.area)
      #expect(!report.passes, comment)
      #expect(slow.different.count > 0 && report.differentPixelCount == slow.different.count, comment)
      #expect(report.bounds == slow.bounds, comment)
      #expect(report.largestChannelDifference == slow.largest, comment)
      #expect(report.sizesDiffer == (mutation.image.pixelSize != original.pixelSize), comment)
      // Nothing is missed where no distance is allowed, by any measure of it.
      for tolerance in [ImageComparison.Tolerance.okLab(0), .ciede2000(0), .pixelmatch(0), .levels(0)] {
        let measured = try ImageComparison(tolerance: tolerance).compare(actual: mutation.image, expected: original)
        #expect(!measured.passes && measured.differentPixelCount == slow.different.count, comment)
      }
    }
  }

  /// The paths of all goldens of the package, sorted.
  private static let goldens = Result {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../goldens").standardized
      .path
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }
    try #require(names.count > 100)
    return names.sorted().map { "\(folder)/\($0)" }
  }
}

private struct Mutation {
  let name: String
  let image: StraightImage
  /// Where pixels may have changed.
  let area: PixelArea
}

extension SeededGenerator {
  fileprivate mutating func mutate(_ original: StraightImage) -> Mutation {
    // Some pictures have nothing to mutate one way: no two rows that differ, no ink.
    while true {
      let mutation: Mutation? =
        switch next(below: 6) {
        case 0: oneLevel(original)
        case 1: alpha(original)
        case 2: rowShifted(original)
        case 3: rowsSwapped(original)
        case 4: glyphMissing(original)
        default: size(original)
        }
      if let mutation { return mutation }
    }
  }

  private mutating func oneLevel(_ original: StraightImage) -> Mutation? {
    let (x, y) = place(in: original)
    let channel = UInt32(8 * next(below: 4))
    let old = original.pixels[x, y].bits
    // Beneath no alpha there is no colour to change.
    guard old >> 24 > 0 || channel == 24 else { return nil }
    let level = old >> channel & 255
    let isUp = level == 0 || (level < 255 && next(below: 2) == 0)
    let new = isUp ? old + 1 << channel : old - 1 << channel
    return original.changed("one level", PixelArea(x: x, y: y, width: 1, height: 1)) { $0[x, y].bits = new }
  }

  private mutating func alpha(_ original: StraightImage) -> Mutation? {
    let (x, y) = place(in: original)
    let old = original.pixels[x, y].bits
    let alpha = (old >> 24 + 1 + UInt32(next(below: 255))) % 256
    return original.changed("alpha", PixelArea(x: x, y: y, width: 1, height: 1)) {
      $0[x, y].bits = old & 0xFF_FFFF | alpha << 24
    }
  }

  private mutating func rowShifted(_ original: StraightImage) -> Mutation? {
    let y = next(below: original.pixelHeight)
    let width = original.pixelWidth
    return original.changed("row shifted", PixelArea(x: 0, y: y, width: width, height: 1)) { pixels in
      for x in 0..<width { pixels[x, y] = original.pixels[(x + 1) % width, y] }
    }
  }

  private mutating func rowsSwapped(_ original: StraightImage) -> Mutation? {
    guard original.pixelHeight > 1 else { return nil }
    let y = next(below: original.pixelHeight - 1)
    let width = original.pixelWidth
    return original.changed("rows swapped", PixelArea(x: 0, y: y, width: width, height: 2)) { pixels in
      for x in 0..<width {
        pixels[x, y] = original.pixels[x, y + 1]
        pixels[x, y + 1] = original.pixels[x, y]
      }
    }
  }

  /// A connected shape of up to 40 pixels a side is painted over with the colour around it: in a picture of text, a
  /// letter.
  private mutating func glyphMissing(_ original: StraightImage) -> Mutation? {
    let background = original.pixels[0, 0]
    let (startX, startY) = place(in: original)
    guard original.pixels[startX, startY] != background else { return nil }
    var shape: Set = [SlowComparison.Place(x: startX, y: startY)]
    var front = Array(shape)
    while let place = front.popLast() {
      for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
        let next = SlowComparison.Place(x: place.x + dx, y: place.y + dy)
        guard abs(next.x - startX) <= 20, abs(next.y - startY) <= 20, let pixel = original[next.x, next.y],
          pixel != original[0, 0]
        else { continue }
        if shape.insert(next).inserted { front.append(next) }
      }
    }
    let (left, top) = (max(0, startX - 20), max(0, startY - 20))
    let area = PixelArea(
      x: left, y: top, width: min(startX + 21, original.pixelWidth) - left,
      height: min(startY + 21, original.pixelHeight) - top)
    return original.changed("glyph missing", area) { pixels in
      for place in shape { pixels[place.x, place.y] = background }
    }
  }

  private mutating func size(_ original: StraightImage) -> Mutation? {
    let (width, height) = (original.pixelWidth, original.pixelHeight)
    let isWider = next(below: 2) == 0
    let by = next(below: 2) == 0 ? 1 : -1
    let (newWidth, newHeight) = (isWider ? width + by : width, isWider ? height : height + by)
    guard var pixels = try? PixelBuffer(width: newWidth, height: newHeight) else { return nil }
    for y in 0..<newHeight {
      for x in 0..<newWidth { pixels[x, y] = original.pixels[min(x, width - 1), min(y, height - 1)] }
    }
    let area =
      isWider
      ? PixelArea(x: min(width, newWidth), y: 0, width: 1, height: height)
      : PixelArea(x: 0, y: min(height, newHeight), width: width, height: 1)
    return Mutation(name: "size", image: StraightImage(straightPixels: pixels), area: area)
  }

  private mutating func place(in image: StraightImage) -> (Int, Int) {
    (next(below: image.pixelWidth), next(below: image.pixelHeight))
  }
}

extension StraightImage {
  /// Nil where nothing is different afterwards.
  fileprivate func changed(_ name: String, _ area: PixelArea, _ change: (inout PixelBuffer) -> Void) -> Mutation? {
    var pixels = pixels
    change(&pixels)
    let image = StraightImage(straightPixels: pixels)
    return image == self ? nil : Mutation(name: name, image: image, area: area)
  }
}
