internal import Canvas

/// Hair and the colour of its strands.
struct Hair: Sendable {
  let color: Color
  let strands: Color
  let brow: Color

  /// - Parameter brow: The colour of the brows, or nil for the strands' colour.
  init(_ color: UInt32, strands: UInt32, brow: UInt32? = nil) {
    self.color = Color(rgb: color)
    self.strands = Color(rgb: strands)
    self.brow = Color(rgb: brow ?? strands)
  }
}

extension Hair {
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
    Artwork {
      outlined(
        "M14 -116 C28 -114 31 -100 29 -86 C28 -76 31 -70 29 -60 C24 -54 15 -56 12 -64 C16 -72 18 -84 18 -96Z", color)
      lines("M21 -108 C25 -98 24 -84 22 -74 C21 -68 23 -63 22 -59", strands, width: 1)
    }.onBothSides
  }

  /// Returns the parting above the forehead.
  func parting() -> Artwork {
    outlined(
      "M0 -116 C-6 -108 -14 -104 -20 -98 C-21 -108 -17 -116 -10 -118Z M0 -116 C6 -108 14 -104 20 -98 C21 -108 17 -116 10 -118Z",
      color)
  }

  // MARK: Jacks

  /// Returns hair to the chin on both sides of a face from the front.
  func jacksSides() -> Artwork {
    Artwork {
      outlined("M15 -112 C28 -110 30 -94 28 -80 C27 -72 31 -70 32 -64 C26 -59 15 -61 12 -70Z", color)
      lines("M20 -106 C24 -96 24 -82 21 -68 M25 -103 C28 -92 27 -80 25 -70", strands, width: 1)
    }.onBothSides
  }

  /// Returns a straight fringe above the brows.
  func fringe() -> Artwork {
    Artwork {
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
