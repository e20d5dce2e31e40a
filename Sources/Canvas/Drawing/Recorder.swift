/// Collects the calls of a context that records.
final class Recorder {
  // The calls of the picture, followed by those of the open layers, innermost last.
  private var calls: [[DrawingCall]] = [[]]
  // The pixels of the picture, followed by those of the open layers.
  private var bounds: [PixelRect]
  private var clips: [RecordedClip] = []
  private var areas: [RecordedArea] = []
  /// One more than the highest number of a table or a list.
  private var groupCount = 0
  /// One transparent pixel.
  let pixel: PixelBuffer
  /// Whether the recording is only drawn at its own scale and place, as a picture in bands is.
  let isOfPixels: Bool

  init(bounds: PixelRect, isOfPixels: Bool) throws(ImageSizeError) {
    self.bounds = [bounds]
    self.isOfPixels = isOfPixels
    pixel = try PixelBuffer(width: 1, height: 1)
  }

  /// Records a call. Inside an empty clip nothing is visible, and nothing is recorded.
  func add(_ operation: DrawingOperation, _ state: GraphicsState) {
    guard !state.style.clip.bounds.isEmpty else { return }
    calls[calls.count - 1].append(
      DrawingCall(
        operation: operation, transform: state.transform, style: CallStyle(state.style), clip: state.recordedClip,
        figure: state.recordedFigure))
  }

  /// Records a clip, which later calls with this state are inside of.
  func clip(to area: RecordedClip.Area, _ state: inout GraphicsState) {
    guard let index = Int32(exactly: clips.count) else { return }
    clips.append(
      RecordedClip(
        area: area, transform: state.transform, antialiases: state.style.antialiases, parent: state.recordedClip))
    state.recordedClip = index
  }

  /// The clip of a state, with its mask: that of a context which draws at once.
  func clip(of state: GraphicsState, size: Size, scale: Double, kernels: Kernels) -> Clip {
    let context = DrawingContext(
      size: size, scale: scale, kernels: kernels, bounds: bounds[bounds.count - 1], surface: nil, recorder: nil)
    var replay = Replay(of: recording(size: size, scale: scale), on: context)
    replay.setClip(state.recordedClip)
    return context.state.style.clip
  }

  /// Records an area, and returns its index.
  @discardableResult
  func add(_ area: RecordedArea) -> Int32 {
    areas.append(area)
    groupCount = max(groupCount, (area.group ?? -1) + 1)
    return Int32(exactly: areas.count - 1) ?? -1
  }

  /// Records the areas of a recording that is drawn in a rectangle. The meter refuses a picture with too many.
  func addAreas(of recording: Recording, in rect: Rect, _ state: GraphicsState, picture: Rect) {
    guard !recording.areas.isEmpty, !isOfPixels else { return }
    let (sum, limit) = (areas.count + recording.areas.count, RecordedArea.countLimit)
    guard sum <= limit else {
      return _ = Meter.current?.exceed("\(sum) links, figures, cells and items; at most \(limit) in a picture")
    }
    let toPicture = Transform(from: recording.size, to: rect).concatenating(state.transform)
    let count = groupCount
    for area in recording.areas {
      area.moved(after: count, to: area.rect.applying(toPicture).intersection(picture)).map { _ = add($0) }
    }
  }

  /// The following calls belong to a layer over these pixels.
  func beginLayer(over pixels: PixelRect) {
    calls.append([])
    bounds.append(pixels)
  }

  /// Ends the innermost layer without drawing it. Returns its calls.
  @discardableResult
  func endLayer() -> [DrawingCall] {
    bounds.removeLast()
    return calls.removeLast()
  }

  /// What was recorded so far, without open layers.
  func recording(size: Size, scale: Double) -> Recording {
    Recording(size: size, scale: scale, calls: calls[0], clips: clips, areas: areas)
  }
}
