internal import Canvas

extension Court {
  /// How a court stands in its frame.
  struct Setting: Sendable, Hashable {
    var frame = CourtFrame()
    /// Left and right changed, as the suit's sign stands on the right of some courts in the Anglo-American pattern.
    var isMirrored = false
    /// The sign in the frame's corner; nil where a large index takes its place.
    var suitSign: PipStyle?
  }

  /// The whole court about the card's centre: the figure above, the same turned below, the sash between them.
  func card(_ setting: Setting) -> Artwork {
    let outline = setting.frame.outline
    let half = Artwork {
      figure(mirrored: setting.isMirrored, showsSecondHand: setting.frame.notch == nil).at(0, 9.8, scale: 1.07)
        .clipped(to: CourtFrame.upperHalf)
      if let style = setting.suitSign { style.pip(suit, height: 42).at(-67.5, -112.5) }
    }
    let whole = Artwork {
      filled(outline, .panel)
      Artwork {
        half
        half.halfTurned
        Sash.across(dress)
      }.clipped(to: outline)
      Artwork([.stroke(outline, .ink, StrokeStyle(width: CourtFrame.lineWidth))])
    }
    return setting.isMirrored ? whole.mirrored : whole
  }
}
