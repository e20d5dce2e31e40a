/// Hair and the colour of its strands.
struct Hair: Sendable {
  /// How a queen or a jack from the front wears it.
  enum Style: Sendable {
    case straight, waves, braids, ringlets
  }

  let style: Style
  let color: Color
  let strands: Color
  let brow: Color

  /// - Parameter brow: The colour of the brows, or nil for the strands' colour.
  init(_ color: UInt32, strands: UInt32, brow: UInt32? = nil, _ style: Style = .straight) {
    self.style = style
    self.color = Color(hex: color)
    self.strands = Color(hex: strands)
    self.brow = Color(hex: brow ?? strands)
  }

  // MARK: Kings

  /// Returns hair to the shoulders with a curl at its end, on both sides of a face from the front.
  func kingsSides() -> Artwork {
    Artwork {
      outlined("M17 -112 C30 -108 33 -92 30 -78 C29 -72 30 -68 33 -64 C26 -60 16 -63 14 -72Z", color)
      lines("M21 -106 C25 -98 26 -86 23 -72 M26 -104 C30 -94 29 -84 27 -74", strands, width: 1)
      curl().at(29, -65)
    }.onBothSides
  }

  /// Returns the same hair behind a face in profile that looks left.
  func kingsBack() -> Artwork {
    Artwork {
      outlined(
        "M-6 -114 C8 -118 30 -112 32 -92 C33 -80 30 -74 34 -66 C22 -58 6 -62 2 -74 C4 -84 0 -100 -6 -114Z", color)
      lines("M12 -108 C20 -98 18 -82 16 -68 M20 -108 C28 -98 25 -82 23 -67", strands, width: 1)
      curl().at(29, -67)
    }
  }

  private func curl() -> Artwork {
    Artwork {
      disc(0, 0, 5.6, color)
      lines("M3.08 -.56 a3.08 3.08 0 1 0 -3.08 2.8 a1.68 1.68 0 1 0 -.1 -2.8", strands, width: 1)
    }
  }

  // MARK: Queens

  /// Returns long hair on both sides, below the veil.
  func queensSides() -> Artwork {
    switch style {
    case .straight:
      Artwork {
        outlined("M14 -116 C28 -114 31 -100 30 -86 L31 -58 C25 -54 17 -54 12 -58 C16 -70 18 -84 18 -96Z", color)
        lines("M21 -108 C25 -98 25 -84 25 -58 M19.6 -84 C19.4 -74 18 -66 17 -58", strands, width: 1)
      }.onBothSides
    case .waves:
      Artwork {
        outlined(
          "M14 -116 C28 -114 31 -102 28 -95 C25.6 -90 30 -86 31 -81 C32 -75 27 -72 28.6 -67 C30 -62 30 -59 27 -57"
            + " C21 -54 14 -57 12 -64 C16 -72 18 -84 18 -96Z", color)
        lines(
          "M21 -108 C25 -102 23 -96 22 -91 C21 -86 26 -82 25 -77 C24 -72 21 -70 22.6 -60 M18.8 -86 C19 -80 18"
            + " -74 17 -66",
          strands, width: 1)
      }.onBothSides
    case .braids:
      Artwork {
        outlined("M14 -116 C27 -114 29 -102 27 -93 C24 -90 20 -90 18 -93Z", color)
        lines("M20 -110 C24 -104 24 -98 23 -93", strands, width: 1)
        for place in 0..<5 {
          let (y, size) = (-90 + 8.6 * Double(place), 1.16 - 0.05 * Double(place))
          Artwork {
            outlined(
              "M-1 7.6 C-6.6 5.4 -7.2 .6 -3.6 -3.4 C-1 -1.6 2.4 2.6 1.6 6.4 C.8 7.4 -.2 7.8 -1 7.6Z", color, width: 1)
            outlined("M1 7.6 C6.6 5.4 7.2 .6 3.6 -3.4 C0 -.6 -2 3.4 -1 7.6 C-.4 7.8 .4 7.8 1 7.6Z", color, width: 1)
            lines("M3.2 -.4 Q1.4 2 1.2 5", strands, width: 0.8)
          }.at(24.5 - 0.3 * Double(place), y, scale: size)
        }
        outlined("M20.6 -48.6 H26 V-44.8 H20.6Z", .gold, width: 0.9)
        outlined("M21.2 -44.8 C19.4 -41 21 -38 23.3 -35.4 C25.6 -38 27.2 -41 25.4 -44.8Z", color, width: 1)
      }.onBothSides
    case .ringlets:
      Artwork {
        outlined("M14 -116 C28 -114 31 -102 30 -92 C26 -88 20 -89 18 -92Z", color)
        lines("M20 -110 C25 -104 25.6 -98 25 -91", strands, width: 1)
        for (x, top) in [(21.0, -88.0), (27.5, -90)] {
          for place in 0..<4 { ringlet().at(x, top + 8 * Double(place)) }
        }
      }.onBothSides
    }
  }

  private func ringlet() -> Artwork {
    outlined("M-4.2 -1 C-3 -4.6 4 -4 4.2 0 C4 5 -2 7.4 -4 5 C-5 3 -4.8 1 -4.2 -1Z", color, width: 1)
      + lines("M-1.8 3 Q1.4 2.4 1.8 -.6", strands, width: 0.8)
  }

  /// Returns the hair above the forehead.
  func queensForehead() -> Artwork {
    switch style {
    case .straight:
      Artwork {
        outlined(
          "M-20 -98.6 C-17 -103 -10 -104.4 0 -104.4 C10 -104.4 17 -103 20 -98.6 C21 -108 17 -116 10 -118 H-10"
            + " C-17 -116 -21 -108 -20 -98.6Z",
          color)
        lines(
          "M-11 -109 C-11.6 -107 -11.6 -105.8 -11 -104.4 M-4 -109 V-105 M4 -109 V-105 M11 -109 C11.6 -107 11.6"
            + " -105.8 11 -104.4",
          strands, width: 0.9)
      }
    case .waves:
      outlined(
        "M-7 -116 C-9 -108 -14 -104 -20 -97 C-21 -108 -17 -116 -10 -118Z M-7 -116 C0 -106 13 -108 20 -96 C21"
          + " -108 17 -116 10 -118Z",
        color)
    case .braids, .ringlets:
      outlined(
        "M0 -116 C-6 -108 -14 -104 -20 -98 C-21 -108 -17 -116 -10 -118Z M0 -116 C6 -108 14 -104 20 -98 C21 -108"
          + " 17 -116 10 -118Z",
        color)
    }
  }

  // MARK: Jacks

  /// Returns hair to the chin on both sides of a face from the front.
  func jacksSides() -> Artwork {
    style == .waves
      ? Artwork {
        outlined(
          "M15 -112 C26 -112 31 -105 28 -99 C33 -95 32 -88 28.6 -86 C33 -81 31 -75 27.6 -74 C30 -68 26 -62 20"
            + " -63 C15 -63 13 -67 13 -71 C17 -78 19 -88 19 -98Z",
          color)
        lines(
          "M21 -108 C26 -106 26 -100 22.6 -98 M24 -96 C28 -93 27 -88 23.6 -86.4 M24 -84 C27.6 -81 26.6 -76 22.6"
            + " -75 M20 -74 C23.6 -71 22.6 -67 19.6 -66",
          strands, width: 1)
      }.onBothSides
      : Artwork {
        outlined("M15 -112 C28 -110 30 -94 28 -80 C27 -72 31 -70 32 -64 C26 -59 15 -61 12 -70Z", color)
        lines("M20 -106 C24 -96 24 -82 21 -68 M25 -103 C28 -92 27 -80 25 -70", strands, width: 1)
      }.onBothSides
  }

  /// Returns a fringe above the brows.
  func fringe() -> Artwork {
    guard style != .waves else {
      return Artwork {
        outlined(
          "M-20 -97 C-19 -101 -16 -103.6 -12.4 -102.4 C-10 -105.6 -5 -105.4 -3 -102.8 C1 -105.8 5 -105 7 -102"
            + " C10.6 -104.4 14 -103.4 15.6 -100.8"
            + " C17.6 -101.4 19.4 -99.6 20 -97 V-114 H-20Z", color)
        lines(
          "M-12.4 -102.4 C-12.6 -104.6 -11.6 -106.4 -10 -107.4 M-3 -102.8 C-3 -105 -2 -106.6 0 -107.4 M7 -102"
            + " C7.4 -104.4 8.6 -106 10.4 -107",
          strands, width: 0.9)
      }
    }
    return Artwork {
      outlined("M-19.5 -100 C-17 -104 -10 -105 0 -105 C10 -105 17 -104 19.5 -100 V-114 H-19.5Z", color)
      lines("M-10 -110 C-10 -107 -9 -106 -8 -105 M0 -110 V-105 M10 -110 C10 -107 9 -106 8 -105", strands, width: 0.9)
    }
  }

  /// Returns hair behind a face in profile that looks left.
  func jacksBack() -> Artwork {
    Artwork {
      outlined(
        "M-4 -114 C10 -118 28 -112 29 -92 C30 -80 27 -72 33 -64 C22 -57 6 -60 3 -72 C6 -84 2 -100 -4 -114Z", color)
      lines("M10 -108 C17 -98 15 -82 13 -67 M18 -108 C25 -98 22 -82 21 -66", strands, width: 1)
    }
  }

  /// Returns the hair over the temple of a face in profile that looks left.
  func temple() -> Artwork {
    Artwork {
      outlined("M-14 -112 C-10 -104 0 -104 4 -92 C6 -86 4 -80 7 -74 C14 -80 17 -100 12 -112Z", color)
      lines("M4 -106 C9 -98 9 -88 8 -80", strands, width: 0.9)
    }
  }
}
