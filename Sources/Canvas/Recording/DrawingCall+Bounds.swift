extension DrawingCall {
  /// A box around everything that the call draws without its shadow, in points of the recording's picture. Null if it
  /// draws nothing.
  ///
  /// - Parameter picture: The bounds of the recording's picture.
  package func bounds(in picture: Rect) -> Rect {
    switch operation {
    case .fillRect(let rect, _), .image(_, let rect, _, _), .ninePart(_, let rect, _, _), .recording(_, let rect):
      moved(rect)
    case .fill(let path, let space, _, _): space == .user ? moved(path.boundingBox) : path.boundingBox
    case .fillClip: picture
    case .strokeRect(let rect, _, let style): moved(style.outset(rect))
    case .stroke(let path, _, let style): moved(style.outset(path.boundingBox))
    case .partition(let shapes): moved(shapes.reduce(Rect.null) { $0.union($1.path.boundingBox) })
    case .text(let layout, let point, _): moved(layout.inkBox.offsetBy(dx: point.x, dy: point.y))
    case .letters(let letters, _): moved(letters.path.boundingBox)
    case .textAlong: picture
    case .layer(_, let area, _): area.map(moved) ?? picture
    }
  }

  private func moved(_ rect: Rect) -> Rect { rect.isFinite ? rect.applying(transform) : .null }
}

extension StrokeStyle {
  /// A box around the stroke of what is in a box.
  fileprivate func outset(_ rect: Rect) -> Rect {
    guard width >= 0, width.isFinite else { return .null }
    let reach = width / 2 * max(join == .miter && miterLimit.isFinite ? miterLimit : 1, 1.5)
    return rect.insetBy(dx: -reach, dy: -reach)
  }
}

extension TextLayout {
  /// A box around all letters, which may reach beyond their lines.
  fileprivate var inkBox: Rect {
    runs.reduce(Rect(origin: .zero, size: size)) { box, run in
      let reach = 2 * run.emSize
      return box.union(
        Rect(x: run.origin.x, y: run.origin.y, width: run.width, height: 0).insetBy(dx: -reach, dy: -reach))
    }
  }
}
