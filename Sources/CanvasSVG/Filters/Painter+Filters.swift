extension Painter {
  /// The functions of an element's filter with the elements that they refer to; none if it isn't valid. A reference to
  /// no filter takes the others with it (Filter Effects, section 5).
  func filters(of node: Node, _ style: ElementStyle) -> [(function: FilterFunction, element: Node?)] {
    let functions = tree.value(.filter, of: node).flatMap { FilterFunction.list($0, fontSize: style.units) } ?? []
    var filters: [(FilterFunction, Node?)] = []
    for function in functions {
      var element: Node?
      if case .reference(let id) = function {
        guard let found = tree.ids[id], tree[found].tag == .filter else { return [] }
        element = found
      }
      filters.append((function, element))
    }
    return filters
  }

  /// Draws an element through filters.
  func drawFiltered(
    _ filters: [(function: FilterFunction, element: Node?)], _ node: Node, _ style: ElementStyle,
    _ body: (Painter) -> Void
  ) {
    let box = bounds(of: node, style)
    var canvas: FilterCanvas?
    for (function, filter) in filters {
      guard let region = filterRegion(filter, box: box, style) else { return }
      if canvas == nil { canvas = filterCanvas(over: region, body) }
      guard let drawn = canvas else { return }
      let frame = FilterFrame(
        box: box, region: region, toPixels: drawn.toPixels, width: drawn.image.width, height: drawn.image.height)
      if let filter {
        guard !active.contains(filter) else { return }
        active.append(filter)
        defer { active.removeLast() }
        var graph = FilterGraph(filter, source: drawn.image, frame: frame, painter: self)
        guard let result = graph.result() else { return }
        canvas?.image = result
      } else {
        let pixels = Double(drawn.image.pixels.count)
        guard meter.take(pixels * 60, .filterSteps, at: "filter"),
          meter.withMemory(
            pixels * 12, at: "filter",
            {
              canvas?.image = drawn.image.applying(function, frame: frame, color: style.color)
            })
        else { return }
      }
    }
    guard let canvas, let image = canvas.image.image(scale: 1) else { return }
    guard let area = canvas.area else {
      guard let toUser = canvas.toPixels.inverted() else { return }
      return context.withGState {
        context.concatenate(toUser)
        context.draw(image, in: Rect(origin: .zero, size: image.size))
      }
    }
    inPicture { context.draw(image, in: area) }
  }

  /// Draws what is filtered: in the picture's pixels, or along the axes of user space if these are turned.
  private func filterCanvas(over region: Rect, _ body: (Painter) -> Void) -> FilterCanvas? {
    let toPicture = context.transform
    let scale = Transform(scaleX: rasterScale, y: rasterScale)
    guard toPicture.b != 0 || toPicture.c != 0 else {
      let visible = region.applying(toPicture).intersection(context.bounds)
      guard let (image, area) = image(over: visible, body) else { return nil }
      let toArea = Transform(translationX: -area.minX, y: -area.minY)
      return FilterCanvas(
        image: FilterImage(image), toPixels: toPicture.concatenating(toArea).concatenating(scale), area: area)
    }
    guard let toUser = toPicture.inverted() else { return nil }
    let visible = region.intersection(context.bounds.applying(toUser))
    let sides = Transform(
      scaleX: Vector(dx: toPicture.a, dy: toPicture.b).length * rasterScale,
      y: Vector(dx: toPicture.c, dy: toPicture.d).length * rasterScale)
    let placed = visible.applying(sides)
    guard placed.isFinite, !placed.isEmpty, placed.width < 16_000, placed.height < 16_000 else { return nil }
    let (minX, minY) = (placed.minX.rounded(.down), placed.minY.rounded(.down))
    let size = Size(width: placed.maxX.rounded(.up) - minX, height: placed.maxY.rounded(.up) - minY)
    let toPixels = sides.concatenating(Transform(translationX: -minX, y: -minY))
    var canvas: FilterCanvas?
    meter.countImage(of: "a mask, a clip or a filter")
    _ = meter.withPixels(size.width * size.height) {
      guard let drawing = try? DrawingContext(size: size) else { return }
      drawing.concatenate(toPixels)
      body(Painter(self, on: drawing, place: toPixels.inverted()?.concatenating(toPicture)))
      canvas = FilterCanvas(image: FilterImage(drawing.makeImage()), toPixels: toPixels, area: nil)
    }
    return canvas
  }

  /// The region of a filter in user space, or of a function if there is none; nil if it has no area.
  func filterRegion(_ filter: Node?, box: Rect, _ style: ElementStyle) -> Rect? {
    guard let filter else {
      guard let inverse = context.transform.inverted() else { return nil }
      return context.bounds.applying(inverse)
    }
    return effectRegion(of: filter, units: "filterUnits", box: box, self.style(of: filter))
  }
}

/// The pixels that filters work on.
private struct FilterCanvas {
  var image: FilterImage
  /// The transform from user space to the pixels.
  var toPixels: Transform
  /// The place in the picture, in points; nil if the pixels aren't the picture's.
  var area: Rect?
}

extension FilterImage {
  /// The image through a function that isn't an element.
  fileprivate func applying(_ function: FilterFunction, frame: FilterFrame, color: Color) -> FilterImage {
    switch function {
    case .reference: return self
    case .blur(let deviation):
      return blurred(x: frame.pixels(x: deviation), y: frame.pixels(y: deviation))
    case .dropShadow(let dx, let dy, let deviation, let value):
      return withShadow(
        dx: frame.pixels(x: dx), dy: frame.pixels(y: dy), deviationX: frame.pixels(x: deviation),
        deviationY: frame.pixels(y: deviation), color: value.color(color))
    case .brightness(let slope): return transferred(.linear(slope: slope, intercept: 0))
    case .contrast(let slope): return transferred(.linear(slope: slope, intercept: 0.5 - 0.5 * slope))
    case .invert(let amount): return transferred(.table([amount, 1 - amount]))
    case .opacity(let amount):
      let same = TransferFunction.identity.bytes
      return transferred(red: same, green: same, blue: same, alpha: TransferFunction.table([0, amount]).bytes)
    case .grayscale(let amount): return multiplied(by: .grayscale(amount))
    case .sepia(let amount): return multiplied(by: .sepia(amount))
    case .saturate(let amount): return multiplied(by: .saturate(amount))
    case .hueRotate(let degrees): return multiplied(by: .hueRotate(degrees: degrees))
    }
  }

  private func transferred(_ function: TransferFunction) -> FilterImage {
    let bytes = function.bytes
    return transferred(red: bytes, green: bytes, blue: bytes, alpha: TransferFunction.identity.bytes)
  }
}
