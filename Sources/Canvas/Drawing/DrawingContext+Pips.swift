/// Pips, like those of playing cards.
extension DrawingContext {
  /// Draws each pip of a layout with a closure. The pips in the lower half are upside down, as on a playing card.
  ///
  ///     let diamond = try Path(svg: "M5 0 L10 7 L5 14 L0 7 Z")
  ///     let area = Rect(x: 20, y: 20, width: 60, height: 100)
  ///     context.draw(pips: PipLayout(rank: 9), in: area, pipSize: Size(width: 10, height: 14)) { context, pip in
  ///       context.translateBy(x: pip.frame.minX, y: pip.frame.minY)
  ///       context.fill(diamond, with: .color(.red))
  ///     }
  ///
  /// The closure draws all pips upright into their frames. For a pip of the lower half, the context is turned by half a
  /// turn about the middle of the frame. The context's state is restored after each pip.
  ///
  /// - Parameters:
  ///   - layout: The rows of pips.
  ///   - area: The rectangle that the rows fill, in user space. If it is null, empty or not finite, nothing is drawn.
  ///   - pipSize: The size of a pip in points. If nil, a pip is as large as its cell.
  ///   - turnsLowerHalf: Whether the pips in the lower half are upside down. If false, all are upright.
  ///   - drawPip: Draws one pip: with the context, and the pip with its frame and whether it is in the lower half.
  /// - Throws: Rethrows errors of `drawPip`. Earlier pips have already been drawn.
  public func draw<E: Error>(
    pips layout: PipLayout, in area: Rect, pipSize: Size? = nil, turnsLowerHalf: Bool = true,
    _ drawPip: (_ context: DrawingContext, _ pip: PipLayout.Pip) throws(E) -> Void
  ) throws(E) {
    for pip in layout.pips(in: area, pipSize: pipSize) {
      try withGState { () throws(E) in
        if turnsLowerHalf, pip.isTurned {
          // Half a turn as two negations. This is exact; the sine of π is not quite 0.
          concatenate(Transform(a: -1, b: 0, c: 0, d: -1, tx: 2 * pip.frame.midX, ty: 2 * pip.frame.midY))
        }
        try drawPip(self, pip)
      }
    }
  }
}
