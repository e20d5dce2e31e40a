import Canvas
import CanvasKernels
import TestSupport
import Testing

/// Rows of images in parts from the kernel beside their definition, pixel by pixel, at every level.
@Suite struct ImagePartsKernelTests {
  @Test(arguments: Kernels.allLevels) func rowsAreTheDefinition(kernels: Kernels) throws {
    var random = SeededGenerator(seed: 660)
    for round in 0..<400 {
      let columns = Axis(&random)
      let rows = Axis(&random)
      let image = try Image(randomWidth: columns.count, height: rows.count, using: &random)
      func number(_ limit: Double) -> Double { (Double(random.next(below: 2_001)) / 1_000 - 1) * limit }
      let (xStep, yStep) = (number(2), round % 2 == 0 ? 0 : number(2))
      let (xRow, x, yRow, y) = (number(40), number(90), number(40), number(90))
      let (first, count) = (random.next(below: 300) - 150, 1 + random.next(below: 90))
      var pixels = [UInt32](repeating: 0, count: count)
      image.pixels.withPixels { source in
        columns.parts.withUnsafeBufferPointer { columnParts in
          rows.parts.withUnsafeBufferPointer { rowParts in
            var parted = unsafe ck_parted_image(
              pixels: source.baseAddress,
              columns: ck_part_axis(
                parts: columnParts.baseAddress, part_count: Int32(columnParts.count), count: Int32(columns.count)),
              rows: ck_part_axis(
                parts: rowParts.baseAddress, part_count: Int32(rowParts.count), count: Int32(rows.count)),
              x_step: xStep, x_row: xRow, x: x, y_step: yStep, y_row: yRow, y: y)
            unsafe kernels.table.pointee.image_parts(&pixels, count, Int64(first), &parted)
          }
        }
      }
      let expected = (first..<first + count).map { column in
        let center = Double(column) + 0.5
        return Self.mixed(image, columns.place(xStep * center + xRow + x), rows.place(yStep * center + yRow + y))
      }
      #expect(pixels == expected, "round \(round)")
    }
  }

  private static func mixed(_ image: Image, _ u: Place, _ v: Place) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      var sum = 32_768
      for (y, weightY) in [(v.index, 256 - v.fraction), (v.next, v.fraction)] {
        for (x, weightX) in [(u.index, 256 - u.fraction), (u.next, u.fraction)] {
          sum += Int(image.pixels[x, y].bits >> shift & 255) * weightX * weightY
        }
      }
      result |= UInt32(sum >> 16) << shift
    }
    return result
  }

  private struct Place {
    let index: Int
    let next: Int
    let fraction: Int
  }

  /// Up to three parts side by side, now and then an empty one between two others.
  private struct Axis {
    var parts: [ck_part] = []
    var count = 0

    init(_ random: inout SeededGenerator) {
      let partCount = 1 + random.next(below: 3)
      var start = Double(random.next(below: 100)) - 50
      for i in 0..<partCount {
        let isEmpty = partCount == 3 && i == 1 && random.next(below: 3) == 0
        let pixels = isEmpty ? 0 : 1 + random.next(below: 12)
        parts.append(
          ck_part(
            start: start, pixels_per_point: isEmpty ? 0 : Double(1 + random.next(below: 40)) / 16,
            first: Int32(count), count: Int32(pixels), repeats: !isEmpty && random.next(below: 3) == 0))
        start += Double(1 + random.next(below: 400)) / 8
        count += pixels
      }
    }

    func place(_ coordinate: Double) -> Place {
      let part = parts.last { coordinate >= $0.start } ?? parts[0]
      let (first, size) = (Int(part.first), Int(part.count))
      if size == 0 { return Place(index: first - 1, next: first, fraction: 128) }
      let x = (coordinate - part.start) * part.pixels_per_point - 0.5
      guard part.repeats else {
        let fixed = Int((min(max(x, 0), Double(size - 1)) * 256).rounded(.toNearestOrEven))
        return Place(index: first + fixed >> 8, next: first + min(fixed >> 8 + 1, size - 1), fraction: fixed & 255)
      }
      let wrapped = x - (x / Double(size)).rounded(.down) * Double(size)
      let fixed = Int((wrapped * 256).rounded(.toNearestOrEven)) % (size * 256)
      return Place(index: first + fixed >> 8, next: first + (fixed >> 8 + 1) % size, fraction: fixed & 255)
    }
  }
}
