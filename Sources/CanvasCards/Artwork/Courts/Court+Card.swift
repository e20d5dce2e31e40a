internal import Canvas

extension Court {
  /// How a court stands in its frame.
  struct Setting: Sendable, Hashable {
    var frame = CourtFrame()
    /// Left and right changed, as the suit's sign stands on the right of some courts in the Anglo-American pattern.
    var isMirrored = false
    /// The sign in the frame's corner; nil if a large index takes its place.
    var suitSign: PipStyle?
  }

  /// The whole court about the card's centre: the figure above, the same turned below, the sash between them.
  func card(_ setting: Setting) -> Artwork {
    let frame = setting.frame
    let figure = figure(mirrored: setting.isMirrored, showsSecondHand: frame.notch == nil).at(0, 9.8, scale: 1.07)
    let sign = setting.suitSign.map { $0.pip(suit, height: 42).at(-67.5, -112.5) } ?? Artwork()
    let inside = Artwork {
      // The upper figure needs no exact cut: the lower half's ground covers what is too long of it.
      figure.cropped(to: CourtFrame.upperBounds)
      Artwork {
        filled(CourtFrame.overlap, .panel)
        figure
      }.clipped(to: CourtFrame.upperHalf).halfTurned
      sign
      sign.halfTurned
      Sash.across(dress, width: rank == .queen ? Sash.narrow : Sash.wide)
    }
    let whole = Artwork {
      filled(frame.outline, .panel)
      // No figure reaches the frame's round corners: without notches its rectangle cuts as well.
      frame.notch == nil ? inside.cropped(to: CourtFrame.rect) : inside.clipped(to: frame.outline)
      Artwork([.stroke(frame.outline, .ink, StrokeStyle(width: CourtFrame.lineWidth, join: .round))])
    }
    return setting.isMirrored ? whole.mirrored : whole
  }
}
