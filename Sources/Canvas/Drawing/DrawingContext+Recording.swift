/// Recordings.
extension DrawingContext {
  /// Creates a context that records what is drawn. See `Recording`.
  ///
  /// - Parameter isOfPixels: Whether the recording is only drawn at its own scale and place.
  /// - Throws: `ImageSizeError` if a number is not positive and finite.
  package convenience init(
    recording size: Size, scale: Double, isOfPixels: Bool = false
  ) throws(ImageSizeError) {
    guard size.width > 0, size.height > 0, scale > 0, size.width.isFinite, size.height.isFinite, scale.isFinite else {
      throw .notPositive(size: size, scale: scale)
    }
    let bounds = PixelRect(covering: Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    self.init(
      size: size, scale: scale, kernels: .best, bounds: bounds, surface: nil,
      recorder: try Recorder(bounds: bounds, isOfPixels: isOfPixels))
  }

  /// Makes a recording of everything drawn so far. Of a context that doesn't record, it is empty.
  package func makeRecording() -> Recording {
    recorder?.recording(size: size, scale: scale) ?? Recording(size: size, scale: scale, calls: [], clips: [])
  }

  /// Draws a recording scaled into a rectangle, and clipped to it. The alpha, blend mode and shadow of the context
  /// apply to the recording as a whole.
  ///
  /// A rectangle that is null, empty or not finite draws nothing. Recordings that are nested deeper than 64 draw
  /// nothing.
  public func draw(_ recording: Recording, in rect: Rect) {
    guard rect.isFinite, !rect.isEmpty, recording.depth < Recording.depthLimit else { return }
    if let recorder {
      recorder.add(.recording(recording, in: rect), state)
      return recorder.addAreas(of: recording, in: rect, state, picture: Rect(origin: .zero, size: size))
    }
    let rect = rect.standardized
    withGState {
      guard state.style.alpha < 1 || state.style.blendMode != .normal || state.style.shadow != nil else {
        return replay(recording, in: rect)
      }
      withTransparencyLayer(in: rect) { replay(recording, in: rect) }
    }
  }

  /// Makes a rectangle lead to an address in PDF and SVG files. In an image it does nothing.
  ///
  /// - Parameters:
  ///   - url: The address, with the scheme `http`, `https`, `mailto` or `tel`. Other addresses, such as scripts, and those
  ///     with spaces or control characters aren't written. Nor are those of a recording that is drawn into another, if
  ///     there would be more than 100,000.
  ///   - rect: The rectangle in user space. If it is rotated, the box around it. It is cut to the box around the
  ///     clip.
  public func addLink(_ url: String, in rect: Rect) {
    addArea(.link(url), in: rect, within: clipBox)
  }

  /// Makes what is drawn a figure of PDF and SVG files, for which screen readers read words. In an image it changes nothing.
  ///
  /// - Parameters:
  ///   - alternativeText: What the figure shows, in words, which are read in place of its own texts. If it is empty, the
  ///     figure is decoration, and nothing of it is read.
  ///   - rect: Its rectangle in user space, which is placed and cut as that of a link. Without an area there is no figure.
  ///   - body: Draws the figure. Figures in it are only parts of it.
  public func withFigure<R, E: Error>(
    _ alternativeText: String, in rect: Rect, _ body: () throws(E) -> R
  ) throws(E) -> R {
    let outer = state.recordedFigure
    defer { state.recordedFigure = outer }
    if outer < 0 { state.recordedFigure = addArea(.figure(alternativeText), in: rect, within: clipBox) }
    return try body()
  }

  /// The box around the clip, in points of the picture.
  private var clipBox: Rect { state.style.clip.bounds.rect.applying(Transform(scaleX: 1 / scale, y: 1 / scale)) }

  /// Gives a rectangle in user space a meaning for readers of files.
  ///
  /// - Parameter clip: What it is cut to, in points of the picture.
  /// - Returns: Its index, or -1 if it isn't recorded.
  @discardableResult
  package func addArea(_ kind: RecordedArea.Kind, in rect: Rect, within clip: Rect? = nil) -> Int32 {
    guard let recorder else { return -1 }
    let placed = rect.applying(state.transform).intersection(Rect(origin: .zero, size: size))
    return RecordedArea(kind, rect: clip.map(placed.intersection) ?? placed).map(recorder.add) ?? -1
  }

  private func replay(_ recording: Recording, in rect: Rect) {
    if rect != recording.bounds { concatenate(Transform(from: recording.size, to: rect)) }
    if !state.transform.isIdentity || recording.size != size { clip(to: recording.bounds) }
    replay(recording)
  }

  /// Draws the calls of a recording in user space, whose unit is its point.
  func replay(_ recording: Recording) {
    // What it costs was counted when it was recorded.
    Meter.$current.withValue(nil) {
      withGState {
        var replay = Replay(of: recording, on: self)
        replay.draw(recording.calls)
      }
    }
  }
}

extension Recording {
  /// Records a drawing.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  ///   - drawing: Draws the picture.
  /// - Throws: `PictureError.size` if a number is not positive and finite, or `PictureError.drawing` with the error of
  ///   `drawing`.
  public init<Failure>(
    size: Size, scale: Double = 1, drawing: (DrawingContext) throws(Failure) -> Void
  ) throws(PictureError<Failure>) {
    self = try DrawingContext.drawn(on: try DrawingContext(recording: size, scale: scale), drawing).makeRecording()
  }

  /// Makes an image at the recording's scale: the same bytes as an image of the drawing.
  ///
  /// - Throws: `ImageSizeError` if no picture can have the size.
  public func makeImage() throws(ImageSizeError) -> Image { try makeImage(kernels: .best) }
}

extension Recording: Drawable {
  /// The size of the drawing, in points.
  public var idealSize: Size { size }

  /// Draws the recording scaled into a rectangle. See `DrawingContext.draw(_:in:)`.
  public func draw(in rect: Rect, on context: DrawingContext) { context.draw(self, in: rect) }
}
