internal import Canvas

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
          Face.profile(.left, brow: hair.brow, lips: Color(rgb: 0xB5483F)).at(1, 0)
          if let beard { beard.artwork(hair, look: .left).at(1, 0) }
          Headdress.kingsCrown(dress).at(3, 1)
        }.looking(look)
      } else {
        hair.kingsSides()
        Face.front(look, brow: hair.brow, lips: nil)
        if let beard { beard.artwork(hair, look: look) }
        Headdress.kingsCrown(dress)
      }
      switch held {
      case .swordBehindHead: Arms.raisedArm(dress.second)
      case .axe:
        held.artwork(dress).at(Arms.fist.x, Arms.fist.y - 1)
        Arms.sleeve(dress.second, rings: false)
        Arms.hand().at(Arms.fist.x - 2.5, Arms.fist.y)
      default:
        held.artwork(dress).at(Arms.fist.x, Arms.fist.y - 1)
        Arms.sleeve(dress.second, rings: false)
        Arms.hand().at(Arms.fist.x, Arms.fist.y)
      }
    }
  }

  private func queen(_ look: Look, _ second: Attribute?) -> Artwork {
    Artwork {
      Robe.veil(dress)
      Robe.base(dress)
      Robe.bodice(dress)
      Robe.queensCollar(dress)
      hair.queensSides()
      Face.front(look, brow: hair.brow, lips: .cardRed, cheeks: true)
      hair.parting()
      Robe.earrings()
      Headdress.queensCrown(dress)
      queensArm()
      if let second {
        Arms.secondArm(dress.tint, holding: second.artwork(dress).at(-60, -51, turn: -8, scale: 0.9))
      }
    }
  }

  /// Returns the right arm with the object it holds, raised to the cheek or in front of the body.
  private func queensArm() -> Artwork {
    Artwork {
      if raisesArm {
        Arms.raisedWideSleeve(dress.tint, folds: dress.robe)
        held.artwork(dress).at(61, -59, turn: -4, scale: 1.2)
        Arms.hand().at(62, -52, turn: -8, scale: 0.94)
      } else if case .flower = held {
        Arms.wideSleeve(dress.tint, folds: dress.robe)
        held.artwork(dress).at(Arms.fist.x - 2.5, Arms.fist.y - 8, turn: 4, scale: 1.36)
        Arms.hand().at(Arms.fist.x, Arms.fist.y)
      } else {
        held.artwork(dress).at(Arms.fist.x, Arms.fist.y - 1)
        Arms.wideSleeve(dress.tint, folds: dress.robe)
        Arms.hand().at(Arms.fist.x, Arms.fist.y)
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
          Face.profile(.left, brow: hair.brow)
          hair.temple()
        }.looking(look)
      } else {
        hair.jacksSides()
        Face.front(look, brow: hair.brow, lips: Color(rgb: 0xC4524A))
        hair.fringe()
      }
      Headdress.cap(dress)
      held.artwork(dress).at(Arms.fist.x, Arms.fist.y - 1)
      Arms.sleeve(dress.second, rings: true)
      Arms.hand().at(Arms.fist.x, Arms.fist.y)
      if let second {
        Arms.secondArm(dress.second, holding: second.artwork(dress).at(-60, -50, turn: -6, scale: 0.84))
      }
    }
  }
}
