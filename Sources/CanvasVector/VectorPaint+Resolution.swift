extension VectorPaint {
  /// What a paint is in a vector format.
  enum Resolution {
    /// It draws nothing.
    case nothing
    case paint(VectorPaint)
    /// It must be drawn as an image.
    case unsupported

    /// - Parameters:
    ///   - paint: The paint, in user space.
    ///   - transform: The transform from user space to the target's space.
    ///   - box: A box around what is painted, in the target's space.
    init(_ paint: Paint, transform: Transform, over box: Rect) {
      if let color = paint.color {
        self = .paint(.color(color))
        return
      }
      guard let (source, own) = paint.source, let inverse = own.concatenating(transform).inverted() else {
        self = .nothing
        return
      }
      let toTarget = own.concatenating(transform)
      switch source {
      case let linear as LinearGradient: self = Self.linear(linear, toTarget, box.applying(inverse))
      case let radial as RadialGradient: self = Self.radial(radial, toTarget, box.applying(inverse))
      case let image as TiledImage where image.tilingX.repeats && image.tilingY.repeats:
        let tiles = VectorTiles(
          image: image.image, mirrorsX: image.tilingX == .mirror, mirrorsY: image.tilingY == .mirror,
          isSmooth: image.sampling != .nearest)
        self = .paint(.pattern(tiles, transform: toTarget))
      default: self = .unsupported
      }
    }

    private static func linear(_ linear: LinearGradient, _ transform: Transform, _ box: Rect) -> Resolution {
      let way = linear.end - linear.start
      let inverse = 1 / way.dot(way)
      guard inverse > 0, inverse.isFinite, linear.start.isFinite else { return .nothing }
      let stops = linear.gradient.straightStops
      var shape = VectorGradient.Shape.linear(from: linear.start, to: linear.end)
      guard linear.gradient.spread.repeats else {
        // The formats know one colour at each end: an edge there is moved inside.
        guard stops.hasEdge(at: 0) || stops.hasEdge(at: 1) else {
          return .paint(.gradient(VectorGradient(shape: shape, stops: stops), transform: transform))
        }
        shape = .linear(from: linear.start + way * -1, to: linear.start + way * 2)
        let moved = stops.map { Gradient.Stop(location: (1 + $0.location) / 3, color: $0.color) }
        return .paint(.gradient(VectorGradient(shape: shape, stops: moved), transform: transform))
      }
      let places = box.corners.map { ($0 - linear.start).dot(way) * inverse }
      guard let low = places.min()?.rounded(.down), let high = places.max()?.rounded(.up), high > low, high - low <= 256
      else { return .unsupported }
      shape = .linear(from: linear.start + way * low, to: linear.start + way * high)
      let unrolled = unrolled(stops, isReflected: linear.gradient.spread == .reflect, from: low, to: high)
      return .paint(.gradient(VectorGradient(shape: shape, stops: unrolled), transform: transform))
    }

    /// The stops of a gradient that repeats, over whole periods.
    private static func unrolled(
      _ stops: [Gradient.Stop], isReflected: Bool, from low: Double, to high: Double
    ) -> [Gradient.Stop] {
      let periods = Int(high - low)
      return (0..<periods).flatMap { period -> [Gradient.Stop] in
        let isReversed = isReflected && !(low + Double(period)).truncatingRemainder(dividingBy: 2).isZero
        return (isReversed ? stops.reversed() : stops).map { stop in
          let place = isReversed ? 1 - stop.location : stop.location
          return Gradient.Stop(location: (Double(period) + place) / Double(periods), color: stop.color)
        }
      }
    }

    /// A gradient that repeats from a point outwards, each circle around the one before.
    private static func repeated(_ radial: RadialGradient, _ transform: Transform, _ box: Rect) -> Resolution {
      let way = radial.endCenter - radial.startCenter
      guard radial.startRadius == 0, radial.endRadius > way.length * 1.001, box.isFinite else { return .unsupported }
      // The circle through a point p has t with |p − t way| = t r: the larger root of a quadratic equation.
      let a = way.dot(way) - radial.endRadius * radial.endRadius
      let places = box.corners.map { corner -> Double in
        let offset = corner - radial.startCenter
        let (b, c) = (offset.dot(way), offset.dot(offset))
        return (b - max(0, b * b - a * c).squareRoot()) / a
      }
      guard let high = places.max()?.rounded(.up), high >= 1, high <= 256 else { return .unsupported }
      let stops = unrolled(
        radial.gradient.straightStops, isReflected: radial.gradient.spread == .reflect, from: 0, to: high)
      let shape = VectorGradient.Shape.radial(
        startCenter: radial.startCenter, startRadius: 0,
        endCenter: radial.startCenter + way * high, endRadius: radial.endRadius * high)
      return .paint(.gradient(VectorGradient(shape: shape, stops: stops), transform: transform))
    }

    private static func radial(_ radial: RadialGradient, _ transform: Transform, _ box: Rect) -> Resolution {
      let way = radial.endCenter - radial.startCenter
      let step = radial.endRadius - radial.startRadius
      let size = way.dot(way) + step * step
      guard radial.startRadius >= 0, radial.endRadius >= 0, radial.startRadius > 0 || radial.endRadius > 0,
        radial.startCenter.isFinite, size > 0, size.isFinite
      else { return .nothing }
      guard !radial.gradient.spread.repeats else { return repeated(radial, transform, box) }
      // As in linear ones, as far as there are circles: none has a radius below 0.
      var stops = radial.gradient.straightStops
      let low = stops.hasEdge(at: 0) ? -min(1, step > 0 ? radial.startRadius / step : 1) : 0
      let high = stops.hasEdge(at: 1) ? 1 + min(1, step < 0 ? radial.endRadius / -step : 1) : 1
      if low < 0 || high > 1 {
        stops = stops.map { Gradient.Stop(location: ($0.location - low) / (high - low), color: $0.color) }
      }
      let shape = VectorGradient.Shape.radial(
        startCenter: radial.startCenter + way * low,
        startRadius: max(radial.startRadius + step * low, 0),
        endCenter: high == 1 ? radial.endCenter : radial.endCenter + way * (high - 1),
        endRadius: max(radial.endRadius + step * (high - 1), 0))
      return .paint(.gradient(VectorGradient(shape: shape, stops: stops), transform: transform))
    }
  }

  /// Whether nothing shows through.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient, _): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .pattern: false
    }
  }
}

extension Gradient.Spread {
  fileprivate var repeats: Bool { self == .repeat || self == .reflect }
}

extension Paint.Tiling {
  fileprivate var repeats: Bool { self == .repeat || self == .mirror }
}

extension [Gradient.Stop] {
  /// Whether there are two colours at a location.
  fileprivate func hasEdge(at location: Double) -> Bool { filter { $0.location == location }.count > 1 }
}

extension CallStyle {
  /// The same without alpha, blend mode and shadow.
  var plain: CallStyle {
    var plain = self
    plain.alpha = 1
    plain.blendMode = .normal
    plain.shadow = nil
    return plain
  }
}
