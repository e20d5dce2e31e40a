extension Court {
  /// Returns the figure from the crown to below the sash. Its face is about x 0, its chin at y -63.5.
  ///
  /// - Parameters:
  ///   - isMirrored: Whether the mirror image of the figure is drawn. The face is turned, so that it then looks the
  ///     same way.
  ///   - showsSecondHand: Whether there is room on the left for the object in the other hand.
  func figure(mirrored isMirrored: Bool = false, showsSecondHand: Bool = true) -> Artwork {
    let key = FigureKey(rank: rank, suit: suit, isMirrored: isMirrored, showsSecondHand: showsSecondHand)
    return Self.figures.withLock { figures in
      if let figure = figures[key] { return figure }
      let figure = makeFigure(mirrored: isMirrored, showsSecondHand: showsSecondHand)
      figures[key] = figure
      return figure
    }
  }

  private struct FigureKey: Hashable {
    let rank: Rank.Court
    let suit: Suit
    let isMirrored: Bool
    let showsSecondHand: Bool
  }

  /// A cache of figures, because boards and sheets draw the same ones repeatedly. At most 48.
  private static let figures = Locked<[FigureKey: Artwork]>([:])

  private func makeFigure(mirrored isMirrored: Bool, showsSecondHand: Bool) -> Artwork {
    let look = isMirrored ? look.opposite : look
    let second = showsSecondHand ? heldLeft : nil
    return switch rank {
    case .king: king(look)
    case .queen: queen(look, second)
    case .jack: jack(look, second)
    }
  }

  private func king(_ look: Look) -> Artwork {
    Artwork {
      if case .swordBehindHead = held { held.artwork(dress).at(62, -84, turn: -72, scale: 0.93) }
      Robe.base(dress)
      Robe.kingsTunic(dress)
      Face.neck()
      Robe.ermineCape()
      if isInProfile {
        Artwork {
          hair.kingsBack().at(2, 0)
          face.profile(.left, brow: hair.brow).at(1, 0)
          if let beard { beard.artwork(hair, look: .left).at(1, 0) }
          Headdress.kingsCrown(dress, suit).at(3, 1)
        }.looking(look)
      } else {
        hair.kingsSides()
        face.front(look, brow: hair.brow)
        if let beard { beard.artwork(hair, look: look) }
        Headdress.kingsCrown(dress, suit)
      }
      if case .swordBehindHead = held {
        Arms.raisedArm(dress.second, holding: Held.hilt().at(0, 0, scale: 0.93))
      } else {
        Arms.sleeve(dress.second, rings: false).at(held.shift, 0)
        heldUpright()
      }
    }
  }

  /// Returns the right hand in front of the body, and what it holds.
  private func heldUpright(scale: Double = 1) -> Artwork {
    held.hand.holding(held.artwork(dress).at(0, -1, scale: scale)).at(Arms.fist.x + held.shift, Arms.fist.y)
  }

  private func queen(_ look: Look, _ second: Attribute?) -> Artwork {
    Artwork {
      Robe.veil(dress)
      Robe.base(dress)
      Robe.bodice(dress)
      Robe.queensCollar(dress)
      hair.queensSides()
      face.front(look, brow: hair.brow)
      hair.queensForehead()
      if hair.style != .braids { Robe.earrings() }
      Headdress.queensCrown(dress, suit)
      queensArm()
      if let second {
        Arms.secondArm(dress.tint, folds: dress.robe, holding: second.artwork(dress))
      }
    }
  }

  /// Returns the right arm with the object it holds, raised to the cheek or in front of the body.
  private func queensArm() -> Artwork {
    Artwork {
      if raisesArm {
        Arms.raisedWideSleeve(dress.tint, folds: dress.robe)
        held.hand.holding(held.artwork(dress).at(-1, -6, turn: 4, scale: 1.2)).at(62, -52, turn: -8, scale: 0.94)
      } else {
        Arms.wideSleeve(dress.tint, folds: dress.robe)
        if case .flower = held { heldUpright(scale: 1.36) } else { heldUpright() }
      }
    }
  }

  private func jack(_ look: Look, _ second: Attribute?) -> Artwork {
    Artwork {
      Robe.base(dress)
      Robe.stripedShoulders()
      Robe.doublet(dress)
      Face.neck()
      Robe.pointedCollar()
      if isInProfile {
        Artwork {
          hair.jacksBack()
          face.profile(.left, brow: hair.brow)
          if let beard { beard.artwork(hair, look: .left) }
          hair.temple()
        }.looking(look)
      } else {
        hair.jacksSides()
        face.front(look, brow: hair.brow)
        hair.fringe()
      }
      Headdress.cap(dress).looking(look)
      Arms.sleeve(dress.second, rings: true).at(held.shift, 0)
      heldUpright()
      if let second {
        Arms.secondArm(dress.second, folds: .gold, holding: second.artwork(dress))
      }
    }
  }
}
