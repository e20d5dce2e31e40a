/// The state that `saveGState` saves: everything about a context except its pixels and its current path.
struct GraphicsState {
  /// The transform from user space to the picture, both in points.
  private(set) var transform = Transform.identity
  /// The transform from user space to the picture's pixels: `transform`, then the scale. It is computed when
  /// `transform` is set, so that a drawing that is repeated at the same scale has the same bits.
  private(set) var deviceTransform: Transform
  /// Whether `deviceTransform` has an inverse. Otherwise nothing is drawn.
  private(set) var isInvertible: Bool
  var style: CompositeStyle
  var fillPaint = Paint.color(.black)
  var strokePaint = Paint.color(.black)
  var stroke = StrokeStyle()
  /// The innermost clip of a context that records, as an index of the recording's clips, or -1.
  var recordedClip: Int32 = -1
  /// The figure that is drawn on a context that records, as an index of the recording's areas, or -1.
  var recordedFigure: Int32 = -1

  /// The state of a new context, with the clip.
  init(scale: Double, clip: Clip) {
    deviceTransform = Transform(scaleX: scale, y: scale)
    isInvertible = deviceTransform.isInvertible
    style = CompositeStyle(clip: clip)
  }

  mutating func setTransform(_ transform: Transform, scale: Double) {
    self.transform = transform
    deviceTransform = transform.scaled(to: scale)
    isInvertible = deviceTransform.isInvertible
  }
}

extension DrawingContext {
  /// Runs `body` with the state and the empty current path of a new context, keeping the transform, the clip and the
  /// antialiasing. The state and the current path are restored afterwards.
  package func withDefaultState<E: Error>(_ body: () throws(E) -> Void) throws(E) {
    let path = currentPath
    defer { currentPath = path }
    beginPath()
    let outer = state
    try withGState { () throws(E) in
      state = GraphicsState(scale: scale, clip: outer.style.clip)
      state.setTransform(outer.transform, scale: scale)
      state.style.antialiases = outer.style.antialiases
      (state.recordedClip, state.recordedFigure) = (outer.recordedClip, outer.recordedFigure)
      try body()
    }
  }
}

extension Transform {
  /// The transform, followed by a scale.
  func scaled(to scale: Double) -> Transform {
    Transform(a: a * scale, b: b * scale, c: c * scale, d: d * scale, tx: tx * scale, ty: ty * scale)
  }
}
