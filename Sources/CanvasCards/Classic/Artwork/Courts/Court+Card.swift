extension Court {
  /// How a court is placed in its frame.
  struct Setting: Sendable, Hashable {
    var frame = CourtFrame()
    /// Whether left and right are exchanged: in the Anglo-American pattern some courts have the suit's sign on the
    /// right.
    var isMirrored = false
    /// The sign in the frame's corner, or nil if a large index is there.
    var suitSign: PipStyle?
  }

  /// Returns the whole court about the card's centre: the figure above, the same figure turned below, and the sash
  /// between them.
  func card(_ setting: Setting) -> Artwork {
    let frame = setting.frame
    let figure = figure(mirrored: setting.isMirrored, showsSecondHand: frame.notch == nil).at(0, 9.8, scale: 1.07)
    let sign = setting.suitSign.map { $0.pip(suit, height: 42).at(-67.5, -112.5) } ?? Artwork()
    let inside = Artwork {
      // The upper figure needs no exact cut, because the ground of the lower half covers the excess.
      figure.cropped(to: CourtFrame.upperBounds)
      Artwork {
        filled(CourtFrame.overlap, .panel)
        figure
      }.clipped(to: CourtFrame.upperHalf).halfTurned
      sign
      sign.halfTurned
      Sash.across(dress)
    }
    let whole = Artwork {
      filled(frame.outline, .panel)
      // No figure reaches the frame's round corners, so without notches its rectangle is enough.
      frame.notch == nil ? inside.cropped(to: CourtFrame.rect) : inside.clipped(to: frame.outline)
      Artwork([.stroke(frame.outline, .ink, StrokeStyle(width: CourtFrame.lineWidth, join: .round))])
    }
    return setting.isMirrored ? whole.mirrored : whole
  }
}
