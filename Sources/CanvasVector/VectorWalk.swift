/// Draws the calls of a recording on a vector target. What the target doesn't have is drawn as an image: conic
/// gradients, shadows, and blend modes without a name in PDF and CSS, with everything below them in their group.
package struct VectorWalk<Target: VectorTarget> {
  package var target: Target
  private let recording: Recording
  /// The number of pixels per point of parts that are images.
  private let resolution: Double
  private var clips: RecordedClips
  /// The figure that the last call is of, or -1.
  private var figure: Int32 = -1

  package init(_ recording: Recording, on target: Target, resolution: Double) {
    self.recording = recording
    self.target = target
    let area = recording.bounds.width * recording.bounds.height
    self.resolution = min(resolution, (Meter.Limits.pagePixelCount / area).squareRoot())
    clips = RecordedClips(recording.clips)
  }

  /// Draws the whole recording.
  package mutating func draw() { draw(recording.calls) }

  private mutating func draw(_ calls: [DrawingCall]) {
    let outer = (clips, figure)
    clips = RecordedClips(recording.clips)
    var rest = calls[...]
    if let last = calls.lastIndex(where: { !$0.style.blendMode.hasName }) {
      // Such a mode changes what is below, which must be in the same image.
      Meter.current?.countImage(of: "what is below a blend mode without a name in the format")
      if let image = recording.image(of: Array(calls[...last]), in: recording.bounds, scale: resolution) {
        draw(image, in: recording.bounds, .normal)
      }
      rest = calls[(last + 1)...]
    }
    for call in rest { draw(call) }
    setClip(-1)
    setFigure(outer.1)
    clips = outer.0
  }

  private mutating func draw(_ call: DrawingCall) {
    let bounds = call.bounds(in: recording.bounds)
    guard !bounds.isNull, bounds.isFinite, call.transform.inverted() != nil else { return }
    setClip(call.clip)
    setFigure(call.figure)
    let style = VectorStyle(alpha: call.style.alpha, blendMode: call.style.blendMode)
    if let shadow = call.style.shadow { draw(shadow, of: call, bounds, style) }
    switch call.operation {
    case .fillRect(let rect, let paint):
      fill(Path(rect: rect), transform: call.transform, rule: .nonZero, paint: paint, call, style)
    case .fill(let path, let space, let rule, let paint):
      let transform = space == .user ? call.transform : .identity
      fill(path, transform: transform, rule: rule, paint: paint, call, style)
    case .fillClip(let paint):
      fill(Path(rect: recording.bounds), transform: .identity, rule: .nonZero, paint: paint, call, style)
    case .strokeRect(let rect, let paint, let pen): stroke(Path(rect: rect), pen: pen, paint: paint, call, style)
    case .stroke(let path, let paint, let pen): stroke(path, pen: pen, paint: paint, call, style)
    case .partition(let shapes): fillPartition(shapes, call, style)
    case .text, .letters, .textAlong:
      let placed: PlacedLetters? = if case .letters(let letters, _) = call.operation { letters } else { nil }
      target.beginText(continues: placed?.continuesText == true)
      drawText(call, style)
      target.endText()
    case .image(let image, let rect, let toUser, let tiling):
      draw(image, in: rect, toUser: toUser, tiling: tiling, call, style)
    case .ninePart(let image, _, _, _):
      drawImage(of: call, style, detail: call.transform.isUpright ? image.scale / call.transform.meanScale : nil)
    case .layer(let calls, let area, let alpha):
      let style = VectorStyle(alpha: style.alpha * alpha, blendMode: style.blendMode)
      let group = (area.map { $0.applying(call.transform) } ?? recording.bounds).intersection(recording.bounds)
      guard !group.isEmpty else { return }
      target.beginGroup(in: group, style: style)
      draw(calls)
      target.endGroup()
    case .recording(let recording, let rect):
      let toUser = Transform(from: recording.size, to: rect)
      target.draw(recording, transform: toUser.concatenating(call.transform), style: style)
    }
  }

  // MARK: Clips and figures

  private mutating func setFigure(_ index: Int32) {
    guard index != figure else { return }
    if figure >= 0 { target.endFigure() }
    figure = index
    guard index >= 0, case .figure(let words) = recording.areas[Int(index)].kind else { return }
    target.beginFigure(words, in: recording.areas[Int(index)].rect)
  }

  private mutating func setClip(_ index: Int32) {
    let (removedCount, added) = clips.move(to: index)
    for _ in 0..<removedCount { target.restore() }
    for clip in added {
      target.save()
      self.clip(to: clip)
    }
  }

  private mutating func clip(to clip: RecordedClip) {
    switch clip.area {
    case .rect(let rect): target.clip(to: Path(rect: rect), transform: clip.transform, rule: .nonZero)
    case .path(let path, let space, let rule):
      target.clip(to: path, transform: space == .user ? clip.transform : .identity, rule: rule)
    case .excluding(let path, let rule): target.clip(excluding: path, transform: clip.transform, rule: rule)
    case .mask(let image, let rect, let channel):
      let toUser = Transform(from: image.pixelSize, to: rect)
      target.clip(toMask: image, transform: toUser.concatenating(clip.transform), channel: channel)
    }
  }

  // MARK: Shapes

  mutating func fill(
    _ path: Path, transform: Transform, rule: FillRule, paint: Paint, _ call: DrawingCall, _ style: VectorStyle
  ) {
    let path = path.withoutFlatParts
    guard path.isFinite, !path.isEmpty else { return }
    let box = path.boundingBox.applying(transform)
    switch resolve(paint, transform: call.transform, over: box) {
    case .nothing: return
    case .paint(let paint): target.fill(path, transform: transform, rule: rule, paint: paint, style: style)
    case .unsupported:
      // The colours are an image, and the edge is a clip.
      let area = box.intersection(recording.bounds)
      var whole = call
      whole.operation = .fillClip(paint)
      whole.style = call.style.plain
      whole.clip = -1
      guard let image = recording.image(of: [whole], in: area, scale: resolution) else { return }
      target.save()
      target.clip(to: path, transform: transform, rule: rule)
      draw(image, in: area, style)
      target.restore()
    }
  }

  private mutating func stroke(
    _ path: Path, pen: StrokeStyle, paint: Paint, _ call: DrawingCall, _ style: VectorStyle
  ) {
    guard path.isFinite, !path.isEmpty, pen.width >= 0, pen.width.isFinite else { return }
    var (path, transform, pen) = (path, call.transform, pen)
    if pen.width == 0 {
      // The thinnest line is as wide as a pixel when it was recorded. Printers refuse lines of width 0.
      pen.width = 1 / recording.scale
      if let scale = transform.similarity {
        pen.width /= scale
      } else if pen.dash.isEmpty {
        // Its width is the same in all directions.
        (path, transform) = (path.applying(transform), .identity)
      } else {
        pen.width /= transform.meanScale
      }
    }
    switch resolve(paint, transform: call.transform, over: call.bounds(in: recording.bounds)) {
    case .nothing: return
    case .paint(let paint): target.stroke(path, transform: transform, pen: pen, paint: paint, style: style)
    case .unsupported: drawImage(of: call, style)
    }
  }

  // A viewer antialiases each shape alone, and the background would show through the edges that shapes share. A line
  // below both, as wide as the blur of a screen's pixels, closes them.
  private mutating func fillPartition(
    _ shapes: [(path: Path, paint: Paint)], _ call: DrawingCall, _ style: VectorStyle
  ) {
    let parts = shapes.compactMap { shape -> (path: Path, paint: VectorPaint)? in
      guard shape.path.isFinite, !shape.path.isEmpty else { return nil }
      let box = shape.path.boundingBox.applying(call.transform)
      switch resolve(shape.paint, transform: call.transform, over: box) {
      case .paint(let paint): return (shape.path, paint)
      case .nothing, .unsupported: return nil
      }
    }
    guard parts.count == shapes.count, parts.allSatisfy({ $0.paint.isOpaque }) else {
      for (path, paint) in shapes.reversed() {
        fill(path, transform: call.transform, rule: .nonZero, paint: paint, call, style)
      }
      return
    }
    let isGroup = style != .normal
    if isGroup { target.beginGroup(in: call.bounds(in: recording.bounds), style: style) }
    let pen = StrokeStyle(width: 0.5, join: .bevel)
    // Only inside of the whole: its outer edge stays where it is.
    var whole = Path()
    for part in parts { whole.addPath(part.path) }
    target.save()
    target.clip(to: whole, transform: call.transform, rule: .nonZero)
    for part in parts.dropLast() {
      target.stroke(part.path, transform: call.transform, pen: pen, paint: part.paint, style: .normal)
    }
    target.restore()
    // Where shapes overlap, later ones have what is left.
    for part in parts.reversed() where !part.path.withoutFlatParts.isEmpty {
      target.fill(part.path, transform: call.transform, rule: .nonZero, paint: part.paint, style: .normal)
    }
    if isGroup { target.endGroup() }
  }

  // MARK: Images

  private mutating func draw(
    _ image: Image, in rect: Rect, toUser: Transform, tiling: Paint.Tiling, _ call: DrawingCall, _ style: VectorStyle
  ) {
    guard tiling == .pad else {
      let tiles = VectorTiles(image: image, mirrorsX: tiling == .mirror, mirrorsY: tiling == .mirror)
      let paint = VectorPaint.pattern(
        tiles,
        transform: Transform(scaleX: image.scale, y: image.scale).concatenating(toUser).concatenating(call.transform))
      return target.fill(Path(rect: rect), transform: call.transform, rule: .nonZero, paint: paint, style: style)
    }
    let whole = Rect(x: 0, y: 0, width: Double(image.pixelWidth), height: Double(image.pixelHeight)).applying(toUser)
    let isWhole =
      abs(whole.minX - rect.minX) + abs(whole.minY - rect.minY) + abs(whole.maxX - rect.maxX)
      + abs(whole.maxY - rect.maxY) < 1e-6 * (whole.width + whole.height)
    if !isWhole {
      target.save()
      target.clip(to: Path(rect: rect), transform: call.transform, rule: .nonZero)
    }
    target.draw(image, transform: toUser.concatenating(call.transform), style: style)
    if !isWhole { target.restore() }
  }

  /// Draws a call as an image, which has no edges but those of its pixels. As images of their own, the parts of a
  /// nine-part image would show lines between them in viewers that antialias their edges.
  ///
  /// - Parameter detail: The number of pixels per point that the drawing has itself, if it is known. Three times as many
  ///   have their centres where its own have theirs, so that interpolation gives the same.
  mutating func drawImage(of call: DrawingCall, _ style: VectorStyle, detail: Double? = nil) {
    var plain = call
    plain.style = call.style.plain
    plain.clip = -1
    let scale = detail.map { min(resolution, max(3 * $0, 0.5)) } ?? resolution
    let area = call.bounds(in: recording.bounds).intersection(recording.bounds).withWholePixels(scale)
    guard let image = recording.image(of: [plain], in: area, scale: scale) else { return }
    draw(image, in: area, style)
  }

  private mutating func draw(_ shadow: Shadow, of call: DrawingCall, _ bounds: Rect, _ style: VectorStyle) {
    // A blur reaches three of its standard deviations, each of which is half of it. Viewers interpolate pixels, but some
    // move them by half of one: eight for a deviation are not seen.
    let reach = 1.5 * max(shadow.blur, 0) + 1
    let scale = shadow.blur > 0 ? min(resolution, max(16 / shadow.blur, 0.5)) : resolution
    let area = bounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
      .intersection(recording.bounds).withWholePixels(scale)
    guard let image = recording.shadowImage(of: call, in: area, scale: scale) else { return }
    Meter.current?.countImage(of: "a shadow")
    draw(image, in: area, style)
  }

  private mutating func draw(_ image: Image, in area: Rect, _ style: VectorStyle) {
    target.draw(image, transform: Transform(from: image.pixelSize, to: area), style: style)
  }

  /// The bounds of the picture.
  var picture: Rect { recording.bounds }

  /// What a paint is for the target. See `VectorPaint.Resolution`.
  func resolve(_ paint: Paint, transform: Transform, over box: Rect) -> VectorPaint.Resolution {
    let resolution = VectorPaint.Resolution(paint, transform: transform, over: box)
    var isUnsupported = if case .unsupported = resolution { true } else { false }
    if case .paint(.gradient(let gradient, _)) = resolution { isUnsupported = !Target.has(gradient) }
    if isUnsupported { Meter.current?.countImage(of: "a gradient that the format doesn't have") }
    return isUnsupported ? .unsupported : resolution
  }
}

extension Rect {
  /// The rectangle with so much more on the right and below that it has whole pixels: an image of other rectangles is
  /// stretched, which moves large pixels visibly.
  ///
  /// - Parameter scale: The number of pixels per point.
  fileprivate func withWholePixels(_ scale: Double) -> Rect {
    guard isFinite, !isEmpty else { return self }
    let size = Size(
      width: (width * scale - 1e-6).rounded(.up) / scale, height: (height * scale - 1e-6).rounded(.up) / scale)
    return Rect(origin: origin, size: size)
  }
}

extension BlendMode {
  /// Whether PDF and CSS have the mode.
  package var hasName: Bool { self == .normal || Self.namesInFiles.values.contains(self) }
}
