/// Images of parts of a recording, for formats that don't have everything that pixels have.
extension Recording {
  /// The bounds of the picture, in points.
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// An image of some of the recording's calls, with their clips.
  ///
  /// - Parameters:
  ///   - calls: The calls, of one layer.
  ///   - area: The part of the picture to draw, in points.
  ///   - scale: The number of pixels per point. It is less if an image can't have as many.
  ///   - dx: The distance by which the calls are moved to the right, in points.
  /// - Returns: The image, which fills the area; nil if the area is empty or there is not enough memory.
  package func image(of calls: [DrawingCall], in area: Rect, scale: Double, movedBy dx: Double = 0) -> Image? {
    guard area.isFinite, !area.isEmpty, let context = Self.context(for: area, scale: scale) else { return nil }
    context.translateBy(x: dx - area.minX, y: -area.minY)
    var replay = Replay(of: self, on: context)
    replay.draw(calls)
    return context.makeImage()
  }

  /// An image of a call's shadow alone, without its clips, alpha and blend mode.
  package func shadowImage(of call: DrawingCall, in area: Rect, scale: Double) -> Image? {
    guard var shadow = call.style.shadow, area.isFinite else { return nil }
    // The shape is moved beyond the picture's edge, and its shadow back.
    let distance = (max(area.width, size.width) * 2 + abs(shadow.offset.dx) + 8 * abs(shadow.blur)).rounded(.up)
    shadow.offset.dx += distance
    var call = call
    call.style.alpha = 1
    call.style.blendMode = .normal
    call.style.shadow = shadow
    call.clip = -1
    return image(of: [call], in: area, scale: scale, movedBy: -distance)
  }

  private static func context(for area: Rect, scale: Double) -> DrawingContext? {
    var scale = scale
    for _ in 0..<16 {
      do { return try DrawingContext(size: area.size, scale: scale, kernels: .best) } catch {
        guard case .outOfLimits = error else { return nil }
        scale /= 2
      }
    }
    return nil
  }
}
