internal import CanvasKernels

/// The single path from a shape to pixels: its coverage, piece by piece, passes through the clip to a compositor.
extension DrawingContext {
  /// Draws a shape, with the context's clip, blend mode, alpha and shadow.
  @inline(never)
  func render(_ shape: Shape, with paint: PlacedPaint) { renderInline(shape, with: paint) }

  /// The same, inlined. If the caller knows the kind of shape and paint, code for the other kinds is removed.
  @inline(__always)
  func renderInline(_ shape: Shape, with paint: PlacedPaint) {
    // A shadow needs more than the clip: shapes outside can cast one into it.
    guard state.style.shadow == nil else {
      return withLayer(over: shape.pixels, alpha: 1) { render(shape, with: paint) }
    }
    guard state.style.antialiases else { return renderSampled(shape.sampledAtCenters, with: paint) }
    renderVisible(shape, with: paint)
  }

  @inline(never)
  private func renderSampled(_ shape: Shape, with paint: PlacedPaint) { renderVisible(shape, with: paint) }

  @inline(__always)
  private func renderVisible(_ shape: Shape, with paint: PlacedPaint) {
    let pixels = shape.pixels
    let area = pixels.intersection(state.style.clip.bounds)
    guard !area.isEmpty else { return }
    let visible = area == pixels ? nil : state.style.clip.bounds
    guard paint.rows == nil, state.style.blendMode == .normal else {
      return renderVaried(shape, in: area, visible: visible, with: paint.rowSource)
    }
    let pixel = paint.color.premultiplied(times: state.style.alpha)
    guard pixel.alpha > 0 else { return }
    if !surfaces[0].isCleared && pixel.alpha == 255 && coversPicture(shape) { surfaces[0].skipClearing() }
    let (antialiases, mask) = (state.style.antialiases, state.style.clip.mask)
    let compositor = ColorCompositor(pixel, on: target, antialiases: antialiases, kernels: kernels)
    forEachPiece(of: shape, in: area, visible: visible, minimumBandedArea: bands.minimumColoredArea) {
      compositor.composite($0, through: mask, $1)
    }
  }

  /// Draws a rectangle or a frame with one colour. Most need nothing but one kernel.
  @inline(__always)
  func renderInline(_ rect: RectShape, with color: Color) {
    let area = rect.pixels.intersection(state.style.clip.bounds)
    guard let target = plainTarget(for: area) else { return render(.rect(rect), with: .color(color)) }
    guard !area.isEmpty else { return }
    let pixel = color.premultiplied(times: state.style.alpha)
    guard pixel.alpha > 0 else { return }
    var (part, place) = unsafe (rect.part(in: area), target.place(x: area.minX, y: area.minY))
    unsafe kernels.table.pointee.color_rect(&part, &place, pixel.bits)
  }

  /// Draws a rectangle or a frame with a paint, if that needs nothing but one kernel. Returns false otherwise.
  @inline(__always)
  func draw(_ rect: RectShape, with paint: KernelPaint?) -> Bool {
    let area = rect.pixels.intersection(state.style.clip.bounds)
    guard let paint, state.style.alpha == 1, let target = plainTarget(for: area) else { return false }
    guard !area.isEmpty else { return true }
    // Pixels that are all covered take no memory.
    var memory = unsafe rect.covers(area) ? ck_coverage_rows() : coverageRows(forWidth: area.width)
    var (part, place) = unsafe (rect.part(in: area), target.place(x: area.minX, y: area.minY))
    switch paint {
    case .gradient(let gradient): unsafe kernels.table.pointee.gradient_rect(&part, gradient, &place, &memory)
    case .image(let image): unsafe kernels.table.pointee.image_rect(&part, image, &place, &memory)
    }
    return true
  }

  @inline(never)
  private func coverageRows(forWidth width: Int) -> ck_coverage_rows {
    rasterizer.scratch.coverage.prepare(width: width)
    return unsafe rasterizer.scratch.coverage.rows
  }

  // The pixels drawn to, if coverage of some pixels is drawn at once and only over what is there.
  @inline(__always)
  private func plainTarget(for area: PixelRect) -> PixelTarget? {
    guard state.style.blendMode == .normal, state.style.antialiases, state.style.shadow == nil,
      area.width &* area.height < bands.minimumPaintedArea, state.style.clip.mask?.isSolid(in: area) ?? true
    else { return nil }
    return knownTarget
  }

  /// Draws a shape with a paint of many colours, or in another blend mode than normal.
  @inline(never)
  private func renderVaried(_ shape: Shape, in area: PixelRect, visible: PixelRect?, with rows: any RowSource) {
    let (mode, alpha) = (state.style.blendMode, state.style.alpha)
    let (antialiases, mask) = (state.style.antialiases, state.style.clip.mask)
    let least = bands.minimumPaintedArea
    if mode == .normal, alpha == 1, let paint = rows.kernelPaint {
      let compositor = PaintCompositor(paint: paint, target: target, antialiases: antialiases, kernels: kernels)
      withExtendedLifetime(rows) {
        forEachPiece(of: shape, in: area, visible: visible, minimumBandedArea: least) {
          compositor.composite($0, through: mask, $1)
        }
      }
    } else if let compositor = RowCompositor(
      rows, on: target, mode: mode, alpha: alpha, antialiases: antialiases, kernels: kernels)
    {
      forEachPiece(of: shape, in: area, visible: visible, minimumBandedArea: least) {
        compositor.composite($0, through: mask, $1)
      }
    }
  }

  /// Calls `composite` with the pieces of a shape's coverage, in concurrent bands if the area is large.
  ///
  /// - Parameter visible: The area in which edges matter; nil if all of them do.
  @inline(__always)
  private func forEachPiece(
    of shape: Shape, in area: PixelRect, visible: PixelRect?, minimumBandedArea: Int,
    _ composite: (Coverage, RowScratch) -> Void
  ) {
    guard area.width &* area.height < minimumBandedArea || bands.workers == 1 else {
      return bands.forEachPiece(of: shape, in: area, visible: visible, kernels: kernels, composite)
    }
    rasterizer.forEachPiece(of: shape, in: area, visible: visible, kernels: kernels, composite)
  }

  // Whether an opaque colour replaces the whole picture.
  private func coversPicture(_ shape: Shape) -> Bool {
    guard surfaces.count == 1, case .rect(let rect) = shape else { return false }
    let clip = state.style.clip
    return clip.mask == nil && clip.bounds == surfaces[0].bounds && rect.covers(clip.bounds)
  }

  /// The maximum number of threads that large shapes and blurs use, including the one that draws. It is initially
  /// `Threads.maximum`, and clamped to between 1 and the number of processors. It never changes a pixel.
  public var threadCount: Int {
    get { bands.workers }
    set { bands.workers = min(max(newValue, 1), processorCount) }
  }
}

extension Color {
  // An alpha above 1 is clamped before it is multiplied.
  @inline(__always)
  fileprivate func premultiplied(times alpha: Double) -> PremultipliedPixel {
    alpha == 1 ? premultiplied : withAlpha(min(self.alpha, 1) * alpha).premultiplied
  }
}
