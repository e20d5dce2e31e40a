/// Draws into a picture: paths, text and images, with a transform and a clip.
///
/// The origin is the top left of the picture, y grows downwards, and the unit is the point. A context can be used by
/// only one thread at a time; the `Image` that it makes can be shared.
///
///     let context = try DrawingContext(size: Size(width: 100, height: 100), scale: 2)
///     context.fill(Path(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80)), with: .color(.green))
///     try context.makeImage().writePNG(to: "green.png")
///
/// Degenerate geometry draws nothing and never traps: paths with coordinates that are not finite, singular
/// transforms, and shapes outside the picture.
public final class DrawingContext {
  /// The size in points.
  public let size: Size
  /// The number of pixels per point.
  public let scale: Double

  /// Where the calls go if they are recorded instead of drawn; nil in a context that draws pixels.
  let recorder: Recorder?
  /// Whether what is drawn becomes pixels at this context's scale: at once, or when the bands of a large picture are
  /// drawn. Otherwise it is a recording that may be drawn at other places and scales.
  package var drawsPixels: Bool { recorder?.isOfPixels ?? true }
  let rasterizer: CoverageRasterizer
  let kernels: Kernels
  let strokeMemory = StrokeMemory()
  /// What is kept of circles that are drawn again.
  var circleStamps = CircleStamps()
  let paintMemory: PaintMemory
  var recentLayouts = RecentLayouts()

  // Exclusivity is not checked at run time for properties that are used by every call in a user's innermost loops:
  // when filling a small rectangle, the checks took a tenth of the instructions. No closure in this module that runs
  // during an access uses the same property.
  @exclusivity(unchecked) private var ownSurfaces: [Surface]
  @exclusivity(unchecked) private var ownTarget: PixelTarget?
  @exclusivity(unchecked) private var ownState: GraphicsState
  @exclusivity(unchecked) private var savedStates: [GraphicsState] = []
  @exclusivity(unchecked) private var ownPath = Path()
  @exclusivity(unchecked) private var ownBands = DrawingBands()

  /// The picture, followed by the open transparency layers, innermost last.
  var surfaces: [Surface] {
    @inline(__always) _read { yield unsafe ownSurfaces }
    _modify {
      unsafe ownTarget = nil
      yield unsafe &ownSurfaces
    }
  }
  /// The pixels of the innermost surface, once something has been drawn to it: nil again whenever the surfaces change.
  var knownTarget: PixelTarget? { unsafe ownTarget }
  /// The pixels of the innermost surface.
  var target: PixelTarget {
    if let target = knownTarget { return target }
    let target = surfaces[surfaces.count - 1].target()
    unsafe ownTarget = target
    return target
  }
  var state: GraphicsState {
    @inline(__always) _read { yield unsafe ownState }
    @inline(__always) _modify { yield unsafe &ownState }
  }
  var currentPath: Path {
    @inline(__always) _read { yield unsafe ownPath }
    @inline(__always) _modify { yield unsafe &ownPath }
  }
  package var bands: DrawingBands {
    @inline(__always) _read { yield unsafe ownBands }
    @inline(__always) _modify { yield unsafe &ownBands }
  }

  /// Creates a context with a transparent picture.
  ///
  /// - Parameters:
  ///   - size: The size in points. The picture has size × scale pixels, each side rounded to nearest.
  ///   - scale: The number of pixels per point.
  /// - Throws: `ImageSizeError` if a number is not positive and finite, a side is longer than 32 767 pixels, the
  ///   picture has more than 100 million pixels, or there is not enough memory.
  public convenience init(size: Size, scale: Double = 1) throws(ImageSizeError) {
    if Recording.recordsEveryDrawing {
      _ = try ImageSizeError.pixelSize(of: size, scale: scale)
      try self.init(recording: size, scale: scale)
    } else {
      try self.init(size: size, scale: scale, kernels: .best)
    }
  }

  /// Creates a context with a given level of the kernels.
  package convenience init(size: Size, scale: Double, kernels: Kernels) throws(ImageSizeError) {
    let (width, height) = try ImageSizeError.pixelSize(of: size, scale: scale)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    self.init(size: size, scale: scale, kernels: kernels, surface: try Surface(bounds: bounds))
  }

  /// Creates a context on a picture of a size in points. Only the part that the surface contains is drawn.
  convenience init(size: Size, scale: Double, kernels: Kernels, surface: Surface) {
    self.init(size: size, scale: scale, kernels: kernels, bounds: surface.bounds, surface: surface, recorder: nil)
  }

  /// Creates a context with either a surface or a recorder.
  init(size: Size, scale: Double, kernels: Kernels, bounds: PixelRect, surface: Surface?, recorder: Recorder?) {
    unsafe ownSurfaces = surface.map { [$0] } ?? []
    self.recorder = recorder
    self.size = size
    self.scale = scale
    self.kernels = kernels
    paintMemory = PaintMemory(kernels: kernels)
    rasterizer = CoverageRasterizer.idle.take() ?? CoverageRasterizer()
    unsafe ownState = GraphicsState(scale: scale, clip: Clip(bounds: bounds))
  }

  deinit {
    rasterizer.trim()
    CoverageRasterizer.idle.giveBack(rasterizer)
  }

  /// The bounds of the whole picture, in points.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Makes an image of everything drawn so far, without open transparency layers. Later drawing doesn't change it.
  ///
  /// A context that records draws the image for it. If no picture can have its size, the image is one transparent
  /// pixel.
  public func makeImage() -> Image {
    if let recorder { return (try? makeRecording().makeImage()) ?? Image(pixels: recorder.pixel, scale: scale) }
    return Image(pixels: surfaces[0].pixels, scale: scale)
  }

  // MARK: Saving

  /// Saves the transform, clip, paints, line style, alpha, blend mode, shadow and antialiasing. The current path is
  /// not included.
  public func saveGState() { unsafe savedStates.append(state) }

  /// Restores the state of the matching `saveGState`. Without one it does nothing.
  public func restoreGState() {
    if let saved = unsafe savedStates.popLast() { state = saved }
  }

  /// Runs `body` between `saveGState` and `restoreGState`. Unbalanced saves and restores in `body`, and errors, have
  /// no effect on the restored state.
  public func withGState<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let outer = unsafe savedStates
    let saved = state
    unsafe savedStates = []
    defer {
      unsafe savedStates = outer
      state = saved
    }
    return try body()
  }

  // MARK: Transform

  /// The transform from user space to the picture, both in points. Each method below applies before the current
  /// transform.
  public var transform: Transform { state.transform }

  /// Moves the origin of user space by a distance in user space.
  public func translateBy(x: Double, y: Double) { setTransform(state.transform.translatedBy(x: x, y: y)) }
  /// Scales user space. A negative factor mirrors it; with a factor of 0 nothing is drawn.
  public func scaleBy(x: Double, y: Double) { setTransform(state.transform.scaledBy(x: x, y: y)) }
  /// Rotates user space by an angle in radians, clockwise as you see it.
  public func rotate(by angle: Double) { setTransform(state.transform.rotated(by: angle)) }
  /// Transforms user space: points pass through this transform first, then through the current one.
  public func concatenate(_ transform: Transform) { setTransform(transform.concatenating(state.transform)) }

  /// Moves and scales user space so that a picture of a size, with its upper left corner at the origin, fills a
  /// rectangle. A factor is exactly 1 if the lengths differ only by rounding. A size of 0 isn't scaled.
  package func place(_ size: Size, in rect: Rect) {
    func factor(_ length: Double, _ own: Double) -> Double {
      own == 0 || abs(length - own) <= 1e-9 * own ? 1 : length / own
    }
    translateBy(x: rect.minX, y: rect.minY)
    let (x, y) = (factor(rect.width, size.width), factor(rect.height, size.height))
    if x != 1 || y != 1 { scaleBy(x: x, y: y) }
  }

  private func setTransform(_ transform: Transform) { state.setTransform(transform, scale: scale) }
}
