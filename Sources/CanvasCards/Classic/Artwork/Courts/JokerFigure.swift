/// The joker's figure: a bust in cap and bells with a marotte, in front of rays.
struct JokerFigure: Sendable {
  private let robe, second, tint, gold, darkGold, skin, shade, lips, panel, wood, band: Color
  private let isColored: Bool

  init(_ joker: Joker) {
    isColored = joker == .red
    let colors: [UInt32] =
      isColored
      ? [0xC92A35, 0x24437C, 0xA9C4EA, 0xF4B942, 0xC98A1B, 0xF8DABB, 0xEDBE95, 0xCE1F2D, 0xFFFAEE, 0x8A5A33, 0x8E1420]
      : [0x3A3D4C, 0xF1F1F3, 0xC9CBD3, 0xD9DAE0, 0x9A9DAA, 0xFFFFFF, 0xDCDDE3, 0x6A6D7B, 0xF7F7F8, 0x777A88, 0x1B1E33]
    let color = colors.map(Color.init(hex:))
    (robe, second, tint, gold, darkGold) = (color[0], color[1], color[2], color[3], color[4])
    (skin, shade, lips, panel, wood, band) = (color[5], color[6], color[7], color[8], color[9], color[10])
  }

  /// Returns the figure in its frame, about the card's centre.
  func card(_ frame: CourtFrame) -> Artwork {
    let outline = frame.outline
    return Artwork {
      filled(outline, panel)
      Artwork {
        rays()
        body()
        collar()
        cap()
        face()
        arm()
      }.clipped(to: outline)
      Artwork([.stroke(outline, .ink, StrokeStyle(width: CourtFrame.lineWidth, join: .round))])
    }
  }

  private func rays() -> Artwork {
    Artwork {
      for place in 0..<18 {
        let start = 20 * Double(place) - 5
        let (a, b) = (Point(radius: 260, degrees: start), Point(radius: 260, degrees: start + 10))
        filled(Path(polygon: [.zero, a, b]), (isColored ? gold : tint).withAlpha(0.22)).at(0, -20)
      }
    }
  }

  /// Returns a small head in a cap of its own, on a stick that is held at the origin.
  private func marotte() -> Artwork {
    Artwork {
      outlined("M-1.9 -52 H1.9 V74 H-1.9Z", wood)
      outlined("M-12 -52 L-15 -42 L-7.5 -46 L0 -40 L7.5 -46 L15 -42 L12 -52Z", gold)
      disc(0, -62, 10.5, skin)
      outlined(
        "M-10.5 -63 C-16 -68 -20 -77 -15 -84 C-14 -76 -6 -76 0 -82 C6 -76 14 -76 15 -84 C20 -77 16 -68 10.5 -63"
          + " C5 -67 -5 -67 -10.5 -63Z", robe)
      disc(-15, -85, 2.6, gold)
      disc(15, -85, 2.6, gold)
      lines("M-4 -61.5 h.1 M4 -61.5 h.1", width: 2.4)
      lines("M-4.5 -57 C-2 -54 2 -54 4.5 -57", lips, width: 1.1)
    }.at(-1, -9, scale: 0.9)
  }

  /// Returns a robe in two halves, each with lozenges in the other's colour.
  private func body() -> Artwork {
    let half = svg("M0 27 H26 C58 34 84 50 93 84 V150 H0Z")
    func lozenges(_ color: Color) -> Artwork {
      Artwork {
        for column in 0..<3 {
          for row in 0..<6 {
            lozenge(
              18 + 24 * Double(column) + (row % 2 == 0 ? 0 : 12), 40 + 19.5 * Double(row), 9, 13, color)
          }
        }
      }.clipped(to: half)
    }
    return Artwork {
      outlined("M-93 150 V84 C-84 50 -58 34 -26 27 H26 C58 34 84 50 93 84 V150Z", robe)
      filled(half, second)
      lozenges(second).mirrored
      lozenges(robe)
      lines("M-93 150 V84 C-84 50 -58 34 -26 27 H26 C58 34 84 50 93 84 V150")
      lines("M0 30 V150")
      for y in [72.0, 92, 112, 130] { disc(0, y, 3.8, gold) }
    }
  }

  /// Returns two layers of petals, the lower one with bells.
  private func collar() -> Artwork {
    func petal(_ length: Double, _ color: Color) -> Artwork {
      outlined("M-13 8 C-15 24 -8 \(length - 12) 0 \(length) C8 \(length - 12) 15 24 13 8Z", color)
    }
    return Artwork {
      for place in -3...3 {
        (petal(52, gold) + disc(0, 54, 3, gold)).at(0, 12, turn: -24 * Double(place))
      }
      for place in -3...2 { petal(40, tint).at(0, 12, turn: -24 * Double(place) - 12) }
      outlined("M-11 0 V22 C-7 28 7 28 11 22 V0Z", skin)
    }
  }

  /// Returns the cap's three horns with a bell at each.
  private func cap() -> Artwork {
    func horn(_ color: Color) -> Artwork {
      outlined("M8 -58 C22 -84 62 -84 74 -54 C62 -64 48 -60 38 -42 C34 -34 30 -28 24 -26Z", color)
        + lines("M22 -56 C34 -72 56 -72 67 -60", gold, width: 1)
    }
    let middle =
      "M-20 -36 C-27 -66 -24 -92 0 -104 C20 -113 40 -106 44 -88 C34 -97 20 -92 17 -80 C14 -68 17 -56 20 -36 H-20Z"
    return Artwork {
      horn(second)
      horn(robe).mirrored
      outlined(middle, gold)
      filled(
        "M44 -88 C34 -97 20 -92 17 -80 C14 -68 17 -56 20 -36 H8 C2 -58 2 -80 10 -90 C18 -99 34 -101 44 -88Z",
        darkGold.withAlpha(0.5))
      lines(middle)
      for (x, y) in [(75.0, -52.0), (-75, -52), (45, -83)] {
        (disc(0, 0, 5, gold) + lines("M-3.5 .8 h7 M0 1 v3", width: 1)).at(x, y)
      }
    }
  }

  private func face() -> Artwork {
    Artwork {
      outlined("M-24 -38 C-26 -14 -22 2 -12 12 C-6 18 6 18 12 12 C22 2 26 -14 24 -38Z", skin)
      filled(
        "M3 -38 C4 -26 5 -18 -6 -9 C-7 -5 -2 -4 2 -4.5 C3 2 3 8 2 16.5 C6 16 9 15 12 12 C22 2 26 -14 24 -38Z", shade)
      lines("M-24 -38 C-26 -14 -22 2 -12 12 C-6 18 6 18 12 12 C22 2 26 -14 24 -38")
      if isColored {
        dot(-15, -5, 4.8, .blush.withAlpha(0.7))
        dot(15.5, -5, 4.8, .blush.withAlpha(0.7))
      }
      eye().at(-11, 0)
      eye().at(11, 0)
      lines("M2.5 -25 C4 -19 3 -14 -5.5 -9 C-6.5 -5.5 -2 -4.5 2 -5", width: 1.3)
      outlined("M-11 .5 C-6 3 6 3 11 .5 C9.5 7.5 4.5 10 0 10 C-4.5 10 -9.5 7.5 -11 .5Z", lips)
      filled("M-9.2 2 C-5 4 5 4 9.2 2 L8.4 4 C4 5.6 -4 5.6 -8.4 4Z", .white)
      outlined("M-26 -44 C-10 -36 10 -36 26 -44 L27 -35 C10 -27 -10 -27 -27 -35Z", band)
      for place in -4...4 {
        lozenge(5.6 * Double(place), -33.7 - 0.304 * Double(place * place), 2.6, 3, gold)
      }
    }
  }

  private func eye() -> Artwork {
    Artwork {
      filled("M-6 -20.5 C-3 -27 3 -27 6 -20.5 C3 -17 -3 -17 -6 -20.5Z", .white)
      dot(-0.5, -21.2, 2.6, .ink)
      lines("M-6.4 -20.2 C-3 -27.5 3 -27.5 6.4 -20.2", width: 1.5)
      lines("M-6.5 -28 C-3 -33.5 3 -33.5 6.5 -29", width: 2)
    }
  }

  /// Returns the right forearm, whose hand holds the marotte.
  private func arm() -> Artwork {
    Artwork {
      outlined("M97 152 V104 C90 88 85 77 79 66 L57 68 C53 92 57 122 66 152Z", robe)
      lines("M64 72 C62 92 65 116 72 140 M72 71 C73 88 79 108 88 126", gold, width: 1.6)
      outlined("M54 61 L80 58 L81 67 L55 70Z", gold)
      Hand(skin: skin, shade: shade).holding(marotte()).at(66, 51, turn: 6)
    }
  }

  /// The width of the index, which is that of its star.
  static let indexWidth = 18.0
  /// The height of the index, down to the lower points of its star.
  static let indexHeight = 119.3

  /// Returns the index: JOKER from top to bottom and a star, centred on x 0. The first letter starts at y 0.
  static func index(_ color: Color) -> Artwork {
    let letterHeight = 17.0
    let scale = letterHeight / IndexGlyph.height
    let letters = ["J", "O", "K", "E", "R"].compactMap(IndexGlyph.of)
    return Artwork {
      for (place, letter) in letters.enumerated() {
        letter.artwork(color).at(-letter.width * scale / 2, 20.5 * Double(place), scale: scale)
      }
      filled(Path(starWithPoints: 5, radius: indexWidth / 2, notchRadius: 3.9), color).at(0, 112)
    }
  }
}
