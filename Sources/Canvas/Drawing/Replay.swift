/// Draws the calls of a recording on a context. It changes the context's state.
struct Replay {
  private let context: DrawingContext
  private let recording: Recording
  /// The transform from the recording's picture to the context's, both in points; nil if it is the identity.
  private let base: Transform?

  private var clips: RecordedClips
  // For each clip that is set, the clip of the context before it.
  private var outerClips: [Clip] = []

  init(of recording: Recording, on context: DrawingContext) {
    let transform = context.state.transform
    self.init(of: recording, on: context, base: transform.isIdentity ? nil : transform)
  }

  mutating func draw(_ calls: [DrawingCall]) {
    for call in calls {
      setClip(call.clip)
      setTransform(call.transform)
      context.state.style.alpha = call.style.alpha
      context.state.style.blendMode = call.style.blendMode
      context.state.style.antialiases = call.style.antialiases
      context.state.style.shadow = call.style.shadow.map(placed)
      draw(call.operation)
    }
    setClip(-1)
  }

  private func draw(_ operation: DrawingOperation) {
    switch operation {
    case .fillRect(let rect, let paint): context.fill(rect, with: paint)
    case .fill(let path, let space, let rule, let paint):
      context.fill(moved(path, in: space), in: space, rule: rule, paint: paint)
    case .fillClip(let paint): context.fillClip(with: paint)
    case .strokeRect(let rect, let paint, let style): context.stroke(rect, with: paint, style: style)
    case .stroke(let path, let paint, let style): context.stroke(path, with: paint, style: style)
    case .partition(let shapes): context.fillPartition(shapes)
    case .text(let layout, let point, let paint): context.draw(layout, at: point, override: paint)
    case .letters(let letters, let paint): context.fill(letters, with: paint)
    case .textAlong(let text, let path, let offset): context.draw(text, along: path, offset: offset)
    case .image(let image, let rect, let toUser, let tiling):
      context.fill(rect, with: image, toUser: toUser, tiling: tiling)
    case .ninePart(let image, let rect, let insets, let mode):
      context.draw(image, in: rect, capInsets: insets, resizingMode: mode)
    case .layer(let calls, let area, let alpha):
      context.withTransparencyLayer(in: area, alpha: alpha) {
        var content = Replay(of: recording, on: context, base: base)
        content.draw(calls)
      }
    case .recording(let recording, let rect): context.draw(recording, in: rect)
    }
  }

  private init(of recording: Recording, on context: DrawingContext, base: Transform?) {
    self.recording = recording
    self.context = context
    self.base = base
    clips = RecordedClips(recording.clips)
  }

  /// Sets the clips of a call.
  mutating func setClip(_ index: Int32) {
    let (removedCount, added) = clips.move(to: index)
    if removedCount > 0, outerClips.count >= removedCount {
      context.state.style.clip = outerClips[outerClips.count - removedCount]
      outerClips.removeLast(removedCount)
    }
    for clip in added {
      outerClips.append(context.state.style.clip)
      self.clip(to: clip)
    }
  }

  private func clip(to clip: RecordedClip) {
    setTransform(clip.transform)
    context.state.style.antialiases = clip.antialiases
    switch clip.area {
    case .rect(let rect): context.clip(to: rect)
    case .path(let path, let space, let rule): context.clip(to: moved(path, in: space), in: space, rule: rule)
    case .excluding(let path, let rule): context.clip(excluding: path, using: rule)
    case .mask(let image, let rect, let channel): context.clip(to: rect, mask: image, channel: channel)
    }
  }

  private func setTransform(_ transform: Transform) {
    context.state.setTransform(base.map(transform.concatenating) ?? transform, scale: context.scale)
  }

  // A path in the picture moves with the whole recording.
  private func moved(_ path: Path, in space: PathSpace) -> Path {
    guard let base, space == .picture else { return path }
    return path.applying(base)
  }

  // The shadow's offset and blur, which are in points of the recording's picture, in points of the context's.
  private func placed(_ shadow: Shadow) -> Shadow {
    guard let base else { return shadow }
    var shadow = shadow
    let offset = shadow.offset
    shadow.offset = Vector(dx: base.a * offset.dx + base.c * offset.dy, dy: base.b * offset.dx + base.d * offset.dy)
    shadow.blur *= abs(base.determinant).squareRoot()
    return shadow
  }
}
