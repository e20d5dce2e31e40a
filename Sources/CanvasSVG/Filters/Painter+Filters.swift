import Canvas

extension Painter {
  /// Draws an element through the filters of a property.
  func drawFiltered(_ text: String, _ node: Node, _ style: ElementStyle, _ body: (Painter) -> Void) {
    guard let functions = FilterFunction.list(text, fontSize: style.fontSize) else { return body(self) }
    let box = bounds(of: node, style)
    var image: FilterImage?
    var area = Rect.null
    for function in functions {
      var filter: Node?
      if case .reference(let id) = function {
        // Without the filter nothing is drawn.
        guard let found = tree.ids[id], tree[found].tag == .filter else { return }
        filter = found
      }
      guard let region = filterRegion(filter, box: box, style) else { return }
      if image == nil {
        guard let drawn = self.image(over: region.applying(context.transform).intersection(context.bounds), body)
        else { return }
        (image, area) = (FilterImage(drawn.0), drawn.1)
      }
      guard let input = image else { return }
      var toPixels = context.transform.concatenating(Transform(translationX: -area.minX, y: -area.minY))
      toPixels = toPixels.concatenating(Transform(scaleX: context.scale, y: context.scale))
      let frame = FilterFrame(
        box: box, region: region, toPixels: toPixels, width: input.width, height: input.height)
      if let filter {
        guard !active.contains(filter) else { return }
        active.append(filter)
        defer { active.removeLast() }
        var graph = FilterGraph(filter, source: input, frame: frame, painter: self)
        guard let result = graph.result() else { return }
        image = result
      } else {
        image = input.applying(function, frame: frame, color: style.color)
      }
    }
    guard let drawn = image?.image(scale: context.scale) else { return }
    inPicture { context.draw(drawn, in: area) }
  }

  /// The region of a filter in user space, or of a function if there is none; nil if it has no area.
  private func filterRegion(_ filter: Node?, box: Rect, _ style: ElementStyle) -> Rect? {
    guard let filter else {
      guard let inverse = context.transform.inverted() else { return nil }
      return context.bounds.applying(inverse)
    }
    let isInBox = tree.attribute("filterUnits", of: filter) != "userSpaceOnUse"
    guard !isInBox || box.width > 0 && box.height > 0 else { return nil }
    let standard = [Length(-10, .percent), Length(-10, .percent), Length(120, .percent), Length(120, .percent)]
    let region = region(of: filter, in: isInBox ? box : nil, defaults: standard, self.style(of: filter))
    return region.isFinite && region.size.width > 0 && region.size.height > 0 ? region : nil
  }
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
