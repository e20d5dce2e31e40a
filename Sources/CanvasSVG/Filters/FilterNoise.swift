/// The noise of `feTurbulence` (Filter Effects, section 9.21): gradients on a lattice, for each channel.
struct FilterNoise {
  private static let size = 256
  private var lattice = [Int](repeating: 0, count: size * 2 + 2)
  private var gradients = [[SIMD2<Double>]](repeating: [], count: 4)

  init(seed: Double) {
    var random = Int(saturating: seed.rounded(.towardZero))
    if random <= 0 { random = -(random % (Self.modulus - 1)) + 1 }
    if random > Self.modulus - 1 { random = Self.modulus - 1 }
    func next() -> Int {
      // Park and Miller's generator, as Schrage computes it.
      random = 16_807 * (random % 127_773) - 2_836 * (random / 127_773)
      if random <= 0 { random += Self.modulus }
      return random
    }
    for channel in 0..<4 {
      var list: [SIMD2<Double>] = []
      for _ in 0..<Self.size {
        func part() -> Double { Double((next() % (2 * Self.size)) - Self.size) / Double(Self.size) }
        let x = part()
        let vector = SIMD2(x, part())
        let length = (vector * vector).sum().squareRoot()
        list.append(length > 0 ? vector / length : vector)
      }
      gradients[channel] = list + list + list.prefix(2)
    }
    for i in 0..<Self.size { lattice[i] = i }
    for i in (1..<Self.size).reversed() { lattice.swapAt(i, next() % Self.size) }
    for i in 0..<Self.size + 2 { lattice[Self.size + i] = lattice[i] }
  }

  private static let modulus = 2_147_483_647

  /// How the noise continues at the edges of a tile: the cell after which the lattice begins again.
  struct Stitch {
    var width: Int
    var height: Int
    var wrapX: Int
    var wrapY: Int
  }

  private func noise(_ channel: Int, _ point: SIMD2<Double>, _ stitch: Stitch?) -> Double {
    func axis(_ value: Double, _ wrap: Int?, _ size: Int?) -> (Int, Int, Double) {
      let t = value + 4096
      var low = Int(saturating: t)
      var high = low + 1
      let rest = t - Double(Int(saturating: t))
      if let wrap, let size {
        if low >= wrap { low -= size }
        if high >= wrap { high -= size }
      }
      return (low & 255, high & 255, rest)
    }
    let (x0, x1, rx) = axis(point.x, stitch?.wrapX, stitch?.width)
    let (y0, y1, ry) = axis(point.y, stitch?.wrapY, stitch?.height)
    let (i, j) = (lattice[x0], lattice[x1])
    func curve(_ t: Double) -> Double { t * t * (3 - 2 * t) }
    func part(_ index: Int, _ x: Double, _ y: Double) -> Double {
      let gradient = gradients[channel][index]
      return x * gradient.x + y * gradient.y
    }
    func mix(_ t: Double, _ a: Double, _ b: Double) -> Double { a + t * (b - a) }
    let (sx, sy) = (curve(rx), curve(ry))
    let top = mix(sx, part(lattice[i + y0], rx, ry), part(lattice[j + y0], rx - 1, ry))
    let bottom = mix(sx, part(lattice[i + y1], rx, ry - 1), part(lattice[j + y1], rx - 1, ry - 1))
    return mix(sy, top, bottom)
  }

  /// The sum of octaves at a point of user space.
  func turbulence(
    _ channel: Int, at point: Point, frequency: SIMD2<Double>, octaves: Int, isFractal: Bool, tile: Rect?
  ) -> Double {
    var frequency = frequency
    var stitch: Stitch?
    if let tile {
      func adjusted(_ frequency: Double, _ size: Double) -> Double {
        guard frequency != 0, size > 0 else { return frequency }
        let low = (size * frequency).rounded(.down) / size
        let high = (size * frequency).rounded(.up) / size
        return low > 0 && frequency / low < high / frequency ? low : high
      }
      frequency = SIMD2(adjusted(frequency.x, tile.width), adjusted(frequency.y, tile.height))
      let (width, height) = (
        Int(saturating: (tile.width * frequency.x + 0.5).rounded(.down)),
        Int(saturating: (tile.height * frequency.y + 0.5).rounded(.down))
      )
      stitch = Stitch(
        width: width, height: height, wrapX: Int(saturating: tile.minX * frequency.x) + 4096 + width,
        wrapY: Int(saturating: tile.minY * frequency.y) + 4096 + height)
    }
    var sum = 0.0
    var place = SIMD2(point.x, point.y) * frequency
    var ratio = 1.0
    for _ in 0..<octaves {
      let value = noise(channel, place, stitch)
      sum += (isFractal ? value : abs(value)) / ratio
      place *= 2
      ratio *= 2
      if let own = stitch {
        stitch = Stitch(
          width: own.width &* 2, height: own.height &* 2, wrapX: own.wrapX &* 2 &- 4096, wrapY: own.wrapY &* 2 &- 4096)
      }
    }
    return sum
  }
}

extension FilterGraph {
  func turbulence(_ node: Node, isLinear: Bool) -> FilterImage {
    let image = empty(isLinear)
    let frequency =
      tree.attribute("baseFrequency", of: node) == nil ? (x: 0.0, y: 0.0) : pair("baseFrequency", of: node) ?? (0, 0)
    // A number that isn't whole counts as not set.
    let wanted = number("numOctaves", of: node).flatMap { $0 == $0.rounded() ? $0 : nil } ?? 1
    let octaves = min(max(Int(saturating: wanted), 0), 10)
    let isFractal = tree.attribute("type", of: node) == "fractalNoise"
    guard frequency.x >= 0, frequency.y >= 0, let toUser = frame.toPixels.inverted(),
      takeSteps(Double(octaves) * 130 + 150, node)
    else { return image }
    let noise = FilterNoise(seed: number("seed", of: node) ?? 0)
    let tile = tree.attribute("stitchTiles", of: node) == "stitch" ? frame.region : nil
    return image.withPixels { x, y in
      let point = Point(x: Double(x), y: Double(y)).applying(toUser)
      let bytes = (0..<4).map { channel in
        let sum = noise.turbulence(
          channel, at: point, frequency: SIMD2(frequency.x, frequency.y), octaves: octaves, isFractal: isFractal,
          tile: tile)
        return ChannelMath.channel(isFractal ? (sum + 1) / 2 : sum)
      }
      return PremultipliedPixel(straightRed: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3]).bits
    }
  }
}
