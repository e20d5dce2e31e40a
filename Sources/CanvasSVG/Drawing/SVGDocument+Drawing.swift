public import Canvas

extension SVGDocument: Drawable {
  /// The size of the document.
  public var idealSize: Size { size }

  /// Draws the document so that it fills a rectangle in user space, and is clipped to it. Both axes are scaled on their
  /// own. A rectangle that is null, empty or not finite draws nothing.
  ///
  /// A drawing that would take too much ends early: 200,000 elements beyond those of the file, which `use` can repeat,
  /// or 2,000 million pixels of layers, masks and patterns.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    context.drawAsWhole(in: rect, isolated: needsIsolation) {
      let painter = painter(in: rect.standardized, on: context)
      painter.drawRoot(in: rect.standardized)
      note(painter.budget)
    }
  }

  /// What a drawing of the document had more of than it may, so that it ended early; nil if all were whole.
  package var surplus: SVGError? { resources.surplus.withLock { $0 } }

  /// Remembers whether a drawing ended early.
  func note(_ budget: DrawingBudget) {
    if let surplus = budget.surplus { resources.surplus.withLock { $0 = $0 ?? surplus } }
  }

  /// A painter that draws the document in a rectangle of user space.
  func painter(in rect: Rect, on context: DrawingContext) -> Painter {
    let base = Transform(from: size, to: rect).concatenating(context.transform)
    let pictureSize = context.size.width * context.scale * context.size.height * context.scale
    // A recording may be larger than any picture.
    let budget = DrawingBudget(limits, tree: tree, pictureSize: min(pictureSize, 1e8))
    return Painter(self, on: context, base: base, budget: budget)
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
