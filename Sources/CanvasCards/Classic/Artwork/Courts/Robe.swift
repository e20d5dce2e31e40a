/// Robes of the courts. They continue below the sash, which cuts them; parts that would be wholly below it are left
/// out.
enum Robe {
  /// Returns the robe from the shoulders down, its right side in shadow.
  static func base(_ dress: Dress) -> Artwork {
    Artwork {
      outlined("M-93 50 V-26 C-86 -44 -62 -53 -28 -58 H28 C62 -53 86 -44 93 -26 V60Z", dress.robe)
      filled(
        "M93 60 V-26 C86 -44 62 -53 28 -58 H16 C40 -40 50 -10 44 60Z", dress.shadow.withAlpha(0.55))
      // Small stars in staggered rows, woven into both sides.
      filled(stars, dress.robe.mixed(with: dress.tint, 0.42))
      lines("M-93 -26 C-86 -44 -62 -53 -28 -58 H28 C62 -53 86 -44 93 -26")
    }
  }

  // One path for all courts, which a file with a deck has once.
  private static let stars: Path = {
    let star = Path(starWithPoints: 4, radius: 4.4, notchRadius: 1.3)
    var path = Path()
    for row in 0..<5 {
      for column in 0..<5 {
        let (x, y) = (37 + 14 * Double(column) + (row % 2 == 0 ? 0 : 7), -45 + 12 * Double(row))
        // Within the shoulders' outline.
        guard y > -56 + 0.018 * (x - 28) * (x - 28), x < 92 else { continue }
        for side in [x, -x] { path.addPath(star, transform: Transform(translationX: side, y: y)) }
      }
    }
    return path
  }()

  // MARK: Kings

  /// Returns a tunic with buttons between bands of ermine.
  static func kingsTunic(_ dress: Dress) -> Artwork {
    Artwork {
      outlined("M-26 -58 L-16 50 H26 L26 -58Z", dress.second)
      disc(0, -30, 3, .gold)
      disc(0, -17, 3, .gold)
      lines("M-9 -50 V40 M9 -50 V40", .gold, width: 1.3)
      Artwork {
        outlined("M14 -56 C20 -36 18 -10 12 50 H30 C34 0 38 -30 30 -56Z", .white)
        tail().at(24, -24)
        tail().at(22, -10)
      }.onBothSides
    }
  }

  /// Returns a cape of ermine over the shoulders.
  static func ermineCape() -> Artwork {
    Artwork {
      outlined(
        "M-24 -60 C-52 -56 -70 -46 -74 -30 C-58 -20 -28 -18 0 -34 C28 -18 58 -20 74 -30 C70 -46 52 -56 24 -60Z", .white)
      lines("M-74 -30 C-58 -20 -28 -18 0 -34 C28 -18 58 -20 74 -30", .gold, width: 3.4)
      lines("M-75 -29 C-58 -18 -28 -16 0 -32 C28 -16 58 -18 75 -29", width: 1)
      lines("M-73 -32 C-57 -22 -28 -20.5 0 -36.5 C28 -20.5 57 -22 73 -32", width: 0.9)
      Artwork {
        tail().at(58, -39, turn: -25, scale: 1.15)
        tail().at(44, -33, turn: -12, scale: 1.15)
        tail().at(44, -48, turn: -20, scale: 1.15)
        tail().at(29, -33, turn: -5, scale: 1.15)
        tail().at(29, -49, turn: -8, scale: 1.15)
      }.onBothSides
    }
  }

  /// Returns the black tip of an ermine's tail.
  private static func tail() -> Artwork {
    filled("M0 -3.5 C1.5 -1 1.3 2 .8 4.5 C.3 3.5 -.3 3.5 -.8 4.5 C-1.3 2 -1.5 -1 0 -3.5Z", .ink)
  }

  // MARK: Queens

  /// Returns a veil behind the head.
  static func veil(_ dress: Dress) -> Artwork {
    Artwork {
      outlined(
        "M0 -124 C26 -126 34 -108 35 -90 C36 -74 42 -60 52 -50 H-52 C-42 -60 -36 -74 -35 -90 C-34 -108 -26"
          + " -126 0 -124Z",
        dress.second)
      lines("M30 -96 C31 -76 36 -62 46 -51 M-30 -96 C-31 -76 -36 -62 -46 -51", .gold, width: 1.8)
    }
  }

  /// Returns a bodice with lozenges between golden bands.
  static func bodice(_ dress: Dress) -> Artwork {
    Artwork {
      outlined("M-30 -57 C-24 -30 -20 0 -20 50 H28 C28 0 26 -30 30 -57Z", dress.tint)
      for row in 0..<4 {
        for x in row % 2 == 0 ? [-12.0, 0, 12] : [-6, 6] {
          lozenge(x, -34 + 10 * Double(row), 3.2, 4.6, dress.robe)
        }
      }
      outlined("M30 -57 C24 -30 20 0 20 50 H27 C27 0 31 -30 40 -55Z", .gold).onBothSides
    }
  }

  /// Returns the neck and breast in a wide collar with pearls, and a chain with a jewel.
  static func queensCollar(_ dress: Dress) -> Artwork {
    Artwork {
      outlined("M-20 -58 C-16 -45 -8 -41 0 -41 C8 -41 16 -45 20 -58Z", .skin)
      Face.neck(outlined: false)
      lines("M-9 -66 V-58 M9 -66 V-58")
      outlined(
        "M20 -59 C15 -47 8 -43.5 0 -43.5 C-8 -43.5 -15 -47 -20 -59 L-46 -54 C-43 -39 -22 -31 0 -31 C22 -31 43"
          + " -39 46 -54Z",
        dress.second)
      lines("M-41 -53 C-38 -42.5 -20 -35.5 0 -35.5 C20 -35.5 38 -42.5 41 -53", .gold, width: 1.6)
      for place in -4...4 {
        let around = Point(radius: 1, degrees: 17 * Double(place))
        disc(30 * around.x, -58.5 - 19 * around.y, 1.9, .cream, width: 0.8)
      }
      lines("M-12 -57 C-8 -49.5 8 -49.5 12 -57", .gold, width: 1.7)
      lozenge(0, -48.2, 3, 3.7, .cardRed)
    }
  }

  static func earrings() -> Artwork {
    Artwork {
      disc(22.5, -80, 2, .gold, width: 0.9)
      disc(22.5, -75.5, 2.2, .cream, width: 0.9)
    }.onBothSides
  }

  // MARK: Jacks

  /// Returns golden stripes down both shoulders.
  static func stripedShoulders() -> Artwork {
    Artwork {
      for stripe in [0.0, 1, 2] {
        let x = 14 * stripe
        lines("M\(44 + x) \(-54 + 4.5 * stripe) C\(47 + x) -36 \(46 + x) -10 \(40 + 13 * stripe) 50", .gold, width: 2.2)
      }
    }.onBothSides
  }

  /// Returns a doublet, plain on one side and striped on the other.
  static func doublet(_ dress: Dress) -> Artwork {
    let outline = "M-32 -57 C-30 -30 -26 0 -28 50 H32 C30 0 30 -30 32 -57Z"
    return Artwork {
      outlined(outline, dress.second)
      filled("M0 -57 H32 C30 -30 30 0 32 50 H0Z", .cream)
      for stripe in -3...0 {
        let y = 13 * Double(stripe)
        filled("M0 \(y + 6) L31 \(y - 10) V\(y - 4) L0 \(y + 12)Z", dress.second)
      }
      lines(outline)
      lines("M0 -57 V50", width: 1.2)
      disc(0, -22, 2.9, .gold)
      disc(0, -10, 2.9, .gold)
    }
  }

  /// Returns a collar of points with beads, and a ruff above it.
  static func pointedCollar() -> Artwork {
    Artwork {
      outlined(
        "M-34 -57 L-34 -40 L-24 -46 L-18 -31 L-8 -40 L0 -26 L8 -40 L18 -31 L24 -46 L34 -40 L34 -57Z", .gold)
      for (x, y) in [(-33.0, -39.0), (-18, -30), (0, -25), (18, -30), (33, -39)] { disc(x, y, 2, .cream, width: 0.9) }
      outlined("M-20 -61 C-10 -54 10 -54 20 -61 L22 -54 C10 -46 -10 -46 -22 -54Z", .white)
      for x in [-14.0, -7, 0, 7, 14] {
        lines("M\(x) \(-57.5 + 0.01 * x * x) V\(-49.2 - 0.018 * x * x)", width: 0.9)
      }
    }
  }
}

/// The sash that covers the line where a court's halves meet.
enum Sash {
  private static let width = 11.0

  static func across(_ dress: Dress) -> Artwork {
    let edge = width / 2
    let border = edge - 2.6
    let length = CourtFrame.size.width / 2
    let drop = length * CourtFrame.slope
    // Along the line from (-length, -drop) to (length, drop).
    let unit = (length * length + drop * drop).squareRoot()
    let (sine, cosine) = (drop / unit, length / unit)
    return Artwork {
      outlined("M-120 \(-edge) H120 V\(edge) H-120Z", dress.shadow)
      filled("M-120 \(-edge) H120 V\(-border) H-120Z M-120 \(border) H120 V\(edge) H-120Z", .gold)
      lines("M-120 \(-border) H120 M-120 \(border) H120 M-120 \(-edge) H120 M-120 \(edge) H120", width: 0.9)
      for place in -8...8 {
        let x = 11 * Double(place)
        place % 2 == 0 ? lozenge(x, 0, border * 0.71, border * 0.645, .cream) : dot(x, 0, border * 0.29, .gold)
      }
    }.applying(Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }
}
