extension SVGDocument {
  /// The size of the document.
  public var idealSize: Size { size }

  /// Draws the document so that it fills a rectangle in user space, and is clipped to it. Both axes are scaled on their
  /// own. A rectangle that is null, empty or not finite draws nothing.
  ///
  /// A drawing that would take too much ends early. For a picture of up to 8 million pixels, that are about 800,000
  /// elements, with those that `use` repeats, 300 million pixels of layers, masks and patterns, or 200 MiB of them at a
  /// time; larger pictures may take more.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let painter = painter(in: rect.standardized, on: context)
    Meter.$current.withValue(painter.meter) {
      context.drawAsWhole(in: rect, isolated: needsIsolation) { painter.drawRoot(in: rect.standardized) }
    }
  }

  /// A painter that draws the document in a rectangle of user space.
  func painter(in rect: Rect, on context: DrawingContext) -> Painter {
    let base = Transform(from: size, to: rect).concatenating(context.transform)
    // A drawing that nobody counts has a meter of its own.
    let pictureSize = context.size.width * context.scale * context.size.height * context.scale
    return Painter(self, on: context, base: base, meter: .current ?? Meter(.standard(pixelCount: pictureSize)))
  }

  /// Whether elements blend with what is below the whole.
  var needsIsolation: Bool { tree.declarations.contains { $0.property == .mixBlendMode } }
}

extension DrawingContext {
  /// Runs `body` with the state of a new context, and draws the result with the alpha, the blend mode and the shadow of
  /// this one.
  func drawAsWhole(in rect: Rect, isolated: Bool, _ body: () -> Void) {
    withGState {
      guard alpha < 1 || blendMode != .normal || shadow != nil || isolated else {
        antialiases = true
        return body()
      }
      withTransparencyLayer(in: rect) {
        antialiases = true
        body()
      }
    }
  }
}
