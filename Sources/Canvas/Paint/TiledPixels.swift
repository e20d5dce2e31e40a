/// The pixels of an image that goes on beyond its edges: as they are, or mixed by cubic curves between their centres.
///
/// Coordinates are in pixels from the image's top left corner, so centres lie at halves. Fractions count in 1/256, and
/// from there on whole numbers give the nearest byte.
struct TiledPixels {
  private let base: UnsafePointer<UInt32>
  private let stride: Int
  private let columns: TiledAxis
  private let rows: TiledAxis

  /// - Parameter base: The first of `rows.size` rows of `stride` pixels; it must live as long as this.
  init(base: UnsafePointer<UInt32>, stride: Int, columns: TiledAxis, rows: TiledAxis) {
    unsafe self.base = base
    self.stride = stride
    self.columns = columns
    self.rows = rows
  }

  /// Copies the pixels of a row from a column on.
  func copyRow(_ y: Int, from start: Int, count: Int, to row: UnsafeMutablePointer<UInt32>) {
    guard let y = rows.pixel(y) else {
      unsafe row.update(repeating: 0, count: count)
      return
    }
    let source = unsafe base + y * stride
    var i = 0
    while i < count {
      let column = columns.pixel(start + i)
      // Where the image lies as it is, a stretch at once.
      if let column, columns.tiling == .repeat || column == start + i, column < columns.size {
        let length = min(count - i, columns.size - column)
        unsafe (row + i).update(from: source + column, count: length)
        i += length
      } else {
        unsafe row[i] = column.map { unsafe source[$0] } ?? 0
        i += 1
      }
    }
  }

  /// What the cubic overshoots is cut off: alpha at 0 and 255, colours at 0 and alpha.
  func bicubic(_ u: Double, _ v: Double) -> UInt32 {
    let (x, fx) = Self.split(columns.reduced(u - 0.5))
    let (y, fy) = Self.split(rows.reduced(v - 0.5))
    let weightsX = Self.cubicWeights(fx)
    let weightsY = Self.cubicWeights(fy)
    // Weights have 25 bits below the point, so sums have 50, and below 2^60 they are exact.
    var sums = SIMD4<Int>.zero
    for j in 0..<4 {
      let row = rows.pixel(y + j - 1)
      var sum = SIMD4<Int>.zero
      for i in 0..<4 {
        let pixel = PremultipliedPixel(bits: pixel(columns.pixel(x + i - 1), row))
        let channels = SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha))
        sum &+= channels &* weightsX[i]
      }
      sums &+= sum &* weightsY[j]
    }
    let rounded = (sums &+ (1 << 49)) &>> 50
    let alpha = min(max(rounded.w, 0), 255)
    func channel(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: min(max(value, 0), alpha)) }
    return PremultipliedPixel(
      red: channel(rounded.x), green: channel(rounded.y), blue: channel(rounded.z), alpha: channel(alpha)
    ).bits
  }

  // Catmull and Rom's four weights at a fraction of k/256, times 2^25: whole numbers, whose sum is 2^25.
  private static func cubicWeights(_ fraction: UInt32) -> SIMD4<Int> {
    let k = Int(fraction)
    let k2 = k * k
    let k3 = k2 * k
    return SIMD4(
      -k3 + 512 * k2 - 65_536 * k, 3 * k3 - 1_280 * k2 + 33_554_432, -3 * k3 + 1_024 * k2 + 65_536 * k,
      k3 - 256 * k2)
  }

  // The whole part and the fraction in 1/256 of a coordinate of magnitude below 2^22.
  @inline(__always)
  private static func split(_ coordinate: Double) -> (index: Int, fraction: UInt32) {
    let fixed = FixedPoint.nearest(coordinate * 256)
    return (Int(fixed >> 8), UInt32(fixed & 255))
  }

  @inline(__always)
  private func pixel(_ x: Int?, _ y: Int?) -> UInt32 {
    guard let x, let y else { return 0 }
    return unsafe base[y * stride + x]
  }
}
