extension Painter {
  /// Draws an image that has more pixels than the picture shows of it. Each pixel is the mean of the area that it
  /// shows, wherever the image's edges are.
  ///
  /// - Parameter placed: The transform from the image's points to user space.
  /// - Returns: False if nothing is drawn, because the image is enlarged or turned, or recorded for other scales.
  func drawReduced(_ image: Image, placed: Transform) -> Bool {
    guard context.drawsPixels else { return false }
    let toDevice = Transform(scaleX: 1 / image.scale, y: 1 / image.scale).concatenating(placed)
      .concatenating(context.transform).concatenating(Transform(scaleX: context.scale, y: context.scale))
    let scales = [abs(toDevice.a), abs(toDevice.d)].sorted()
    guard toDevice.b == 0, toDevice.c == 0, scales[0] < 0.999, scales[1] < 1.001,
      toDevice.inverted() != nil
    else { return false }
    let rect = Rect(origin: .zero, size: image.size).applying(placed).applying(context.transform)
    guard let area = pixelArea(around: rect.intersection(visibleArea).intersection(context.bounds)) else { return true }
    let scale = context.scale
    let columns = AreaWeights(
      first: (area.minX * scale).rounded(), count: Int(saturating: (area.width * scale).rounded()), scale: toDevice.a,
      offset: toDevice.tx, sourceCount: image.pixelWidth)
    let rows = AreaWeights(
      first: (area.minY * scale).rounded(), count: Int(saturating: (area.height * scale).rounded()), scale: toDevice.d,
      offset: toDevice.ty, sourceCount: image.pixelHeight)
    // Each pixel of the image is read.
    guard meter.take(Double(image.pixelWidth) * Double(image.pixelHeight), .layerPixels) else { return true }
    var result: Image?
    _ = meter.withPixels(Double(columns.count) * Double(rows.count)) {
      result = image.averaged(columns: columns, rows: rows, scale: scale)
    }
    if let result { inPicture { context.draw(result, in: area) } }
    return true
  }
}

/// The pixels of an image that each pixel of a side shows, and how much of each.
struct AreaWeights {
  /// The first pixel that is shown at a position, and its place in `weights`.
  private(set) var starts: [(pixel: Int, place: Int)] = []
  private(set) var weights: [Float] = []
  var count: Int { starts.count - 1 }

  /// - Parameters:
  ///   - first: The first position on the device.
  ///   - scale: Device pixels per pixel of the image; negative for an image that is mirrored.
  ///   - offset: The position of the image's start on the device.
  init(first: Double, count: Int, scale: Double, offset: Double, sourceCount: Int) {
    for position in 0...max(count, 0) {
      let ends = [first + Double(position), first + Double(position) + 1].map { ($0 - offset) / scale }
      let low = min(max(min(ends[0], ends[1]), 0), Double(sourceCount))
      let high = min(max(max(ends[0], ends[1]), 0), Double(sourceCount))
      let start = Int(saturating: low.rounded(.down))
      starts.append((start, weights.count))
      // The last position only ends the one before.
      guard position < count, high > low else { continue }
      for pixel in start..<max(Int(saturating: high.rounded(.up)), start) {
        let share = min(high, Double(pixel + 1)) - max(low, Double(pixel))
        weights.append(Float(share * abs(scale)))
      }
    }
  }

  /// The places of the weights of a position.
  func places(_ position: Int) -> Range<Int> { starts[position].place..<starts[position + 1].place }
}

extension Image {
  /// The weighted sums of the pixels; nil if there is too little memory.
  fileprivate func averaged(columns: AreaWeights, rows: AreaWeights, scale: Double) -> Image? {
    guard columns.count > 0, rows.count > 0,
      var result = try? PixelBuffer(width: columns.count, height: rows.count)
    else { return nil }
    var sums = [SIMD4<Float>](repeating: .zero, count: pixelWidth)
    pixels.withPixels { source in
      result.withMutablePixels { target in
        for y in 0..<rows.count {
          for x in sums.indices { sums[x] = .zero }
          for (row, place) in rows.places(y).enumerated() {
            let weight = rows.weights[place]
            let start = (rows.starts[y].pixel + row) * pixelWidth
            for x in sums.indices {
              sums[x] += SIMD4<Float>(unsafeBitCast(source[start + x], to: SIMD4<UInt8>.self)) * weight
            }
          }
          for x in 0..<columns.count {
            var sum = SIMD4<Float>(repeating: 0.5)
            for (column, place) in columns.places(x).enumerated() {
              sum += sums[columns.starts[x].pixel + column] * columns.weights[place]
            }
            let bytes = SIMD4<UInt8>(clamping: SIMD4<Int32>(sum))
            target[y * columns.count + x] = unsafeBitCast(bytes, to: UInt32.self)
          }
        }
      }
    }
    return Image(pixels: result, scale: scale)
  }
}
