/// Collects the calls of a context that records.
final class Recorder {
  // The calls of the picture, followed by those of the open layers, innermost last.
  private var calls: [[DrawingCall]] = [[]]
  private var clips: [RecordedClip] = []
  private var links: [RecordedLink] = []
  /// One transparent pixel.
  let pixel: PixelBuffer

  init() throws(ImageSizeError) { pixel = try PixelBuffer(width: 1, height: 1) }

  /// Records a call. Inside an empty clip nothing is visible, and nothing is recorded.
  func add(_ operation: DrawingOperation, _ state: GraphicsState) {
    guard !state.style.clip.bounds.isEmpty else { return }
    calls[calls.count - 1].append(
      DrawingCall(
        operation: operation, transform: state.transform, style: CallStyle(state.style), clip: state.recordedClip))
  }

  /// Records a clip, which later calls with this state are inside of.
  func clip(to area: RecordedClip.Area, _ state: inout GraphicsState) {
    guard let index = Int32(exactly: clips.count) else { return }
    clips.append(
      RecordedClip(
        area: area, transform: state.transform, antialiases: state.style.antialiases, parent: state.recordedClip))
    state.recordedClip = index
  }

  func add(_ link: RecordedLink) { if links.count < RecordedLink.countLimit { links.append(link) } }

  /// Records the links of a recording that is drawn in a rectangle.
  func addLinks(of recording: Recording, in rect: Rect, _ state: GraphicsState, picture: Rect) {
    guard !recording.links.isEmpty else { return }
    let toPicture = Transform(from: recording.size, to: rect).concatenating(state.transform)
    for link in recording.links {
      RecordedLink(link.url, rect: link.rect.applying(toPicture).intersection(picture)).map(add)
    }
  }

  /// The following calls belong to a layer.
  func beginLayer() { calls.append([]) }

  /// Ends the innermost layer without drawing it.
  func dropLayer() { calls.removeLast() }

  /// Draws the innermost layer with the state outside of it.
  func endLayer(area: Rect?, alpha: Double, _ state: GraphicsState) {
    let content = calls.removeLast()
    add(.layer(content, area: area, alpha: alpha), state)
  }

  /// What was recorded so far, without open layers.
  func recording(size: Size, scale: Double) -> Recording {
    Recording(size: size, scale: scale, calls: calls[0], clips: clips, links: links)
  }
}
