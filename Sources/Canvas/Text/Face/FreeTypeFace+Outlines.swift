import CFreeType

extension FreeTypeFace {
  /// The outline of a glyph; nil if it has none.
  func outline(_ glyphID: UInt32, lacksColors: Bool = false) -> GlyphOutline? {
    // Unscaled also means unhinted, and without embedded bitmaps.
    guard isScalable, load(glyphID, FT_LOAD_NO_SCALE), let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, let path = unsafe Path(&slot.pointee.outline)
    else { return nil }
    return unsafe GlyphOutline(
      path: path, advance: Double(slot.pointee.metrics.horiAdvance), glyphID: glyphID, lacksColors: lacksColors)
  }
}

extension Path {
  /// The contours of an unscaled outline, closed, with y down; nil if FreeType finds the outline inconsistent.
  fileprivate init?(_ outline: UnsafeMutablePointer<FT_Outline>) {
    self.init()
    // The callbacks for FreeType; `path` is the pointer passed below.
    var steps = unsafe FT_Outline_Funcs(
      move_to: { to, path in
        unsafe Path.change(path) {
          $0.endContour()
          unsafe $0.move(to: Point(to))
        }
      },
      line_to: { to, path in unsafe Path.change(path) { unsafe $0.addLine(to: Point(to)) } },
      conic_to: { control, to, path in
        unsafe Path.change(path) { unsafe $0.addQuadCurve(to: Point(to), control: Point(control)) }
      },
      cubic_to: { control1, control2, to, path in
        unsafe Path.change(path) {
          unsafe $0.addCurve(to: Point(to), control1: Point(control1), control2: Point(control2))
        }
      },
      shift: 0, delta: 0)
    let error = unsafe withUnsafeMutablePointer(to: &self) { unsafe FT_Outline_Decompose(outline, &steps, $0) }
    guard error == 0 else { return nil }
    endContour()
  }

  private static func change(_ path: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) -> CInt {
    guard let path = unsafe path else { return 1 }
    unsafe body(&path.assumingMemoryBound(to: Path.self).pointee)
    return 0
  }

  /// Closes a contour, without the line to its start that most outlines end with. A contour with a single point is
  /// dropped.
  private mutating func endContour() {
    while verbs.last == .line, points.last == subpathStart {
      verbs.removeLast()
      points.removeLast()
    }
    if verbs.last == .move {
      verbs.removeLast()
      points.removeLast()
    } else {
      close()
    }
  }
}

extension Point {
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    guard let vector = unsafe vector?.pointee else {
      self = .zero
      return
    }
    // 0 − y rather than −y: a point on the baseline has y 0, never −0.
    self.init(x: Double(vector.x), y: 0 - Double(vector.y))
  }
}
