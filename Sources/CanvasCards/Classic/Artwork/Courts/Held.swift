/// Objects that the courts hold, upright about x 0, with the fist at y 0.
enum Held {
  static func sword() -> Artwork {
    let blade = "M-3.4 -18 V-108 L0 -117 L3.4 -108 V-18Z"
    return Artwork {
      outlined(blade, .steel)
      filled("M0 -18 V-117 L3.4 -108 V-18Z", .darkSteel)
      lines(blade)
      lines("M0 -24 V-98", .steel.mixed(with: .white, 0.6), width: 1)
      hilt()
    }
  }

  /// Returns a sword without its blade, for a hand in front of what the blade is behind.
  static func hilt() -> Artwork {
    Artwork {
      outlined("M-2.5 -14 H2.5 V12 H-2.5Z", Color(hex: 0x6B3A22))
      outlined(
        "M-14 -17 C-10 -21.5 -5 -20 0 -20 C5 -20 10 -21.5 14 -17 C10 -13.5 5 -14 0 -14 C-5 -14 -10 -13.5 -14 -17Z",
        .gold)
      lines("M-8 -17.6 C-5 -18.4 5 -18.4 8 -17.6", .darkGold, width: 0.9)
      disc(0, 15, 4.2, .gold)
      dot(0, 15, 1.5, .cardRed)
    }
  }

  /// Returns an orb with a cross, its middle 12 above the hand that holds it from below.
  static func orb(_ color: Color) -> Artwork {
    let radius = 15.0
    return Artwork {
      outlined("M-1.8 -33 H1.8 V-28 H-1.8Z M-6 -43 H-2.4 V-48 H2.4 V-43 H6 V-38.4 H2.4 V-32.6 H-2.4 V-38.4 H-6Z", .gold)
      dot(0, 0, radius, color).at(0, -13)
      filled("M6 -14.2 C13.4 -10 18 0 12 9 C9 13.4 4 15.4 -1 15 C9 10 12 -3 6 -14.2Z", .ink.withAlpha(0.22)).at(0, -13)
      filled("M-15.4 -16 Q0 -8.4 15.4 -16 L14.6 -8.8 Q0 -1.2 -14.6 -8.8Z", .gold)
      lines("M-15 -16 Q0 -8.4 15 -16 M-14.6 -8.8 Q0 -1.2 14.6 -8.8", width: 0.9)
      filled("M-2.6 -27.8 H2.6 V-12 H-2.6Z", .gold)
      lines("M-2.6 -27.6 V-12.2 M2.6 -27.6 V-12.2", width: 0.9)
      for x in [-9.6, 9.6] { dot(x, -9.4, 1.5, .cardRed) }
      lozenge(0, -8.2, 2.2, 2.6, .cardRed)
      lines("M-9.6 -21 C-8.4 -23.4 -6.8 -24.8 -5 -25.6", .white, width: 1.6)
      lines(circle(0, -13, radius))
    }
  }

  static func axe() -> Artwork {
    Artwork {
      outlined("M-2 -104 H2 V34 H-2Z", .wood)
      outlined("M2 -99 C8 -98 12 -101 17 -107 C21 -98 21 -84 17 -75 C12 -81 8 -84 2 -83Z", .steel)
      filled("M14.5 -104 L17 -107 C21 -98 21 -84 17 -75 L14.5 -78 C17 -86 17 -96 14.5 -104Z", .darkSteel)
      outlined("M-2 -97 C-7 -97 -11 -99 -14 -103 C-16 -96 -16 -86 -14 -79 C-11 -83 -7 -85 -2 -85Z", .steel)
      outlined("M0 -117 L4 -104 H-4Z", .gold)
      outlined("M-4.5 -101 H4.5 V-81 H-4.5Z", .gold)
    }
  }

  static func halberd(tassel: Color) -> Artwork {
    Artwork {
      outlined("M-2 -96 H2 V34 H-2Z", .wood)
      outlined("M0 -120 C3 -112 4.5 -104 3.5 -96 H-3.5 C-4.5 -104 -3 -112 0 -120Z", .steel)
      filled("M0 -120 C3 -112 4.5 -104 3.5 -96 H0Z", .darkSteel)
      outlined("M3 -94 C9 -92 14 -95 18 -99 C19 -91 17 -83 11 -78 C9 -82 6 -84 3 -84Z", .steel)
      outlined("M-3 -92 C-7 -92 -11 -90 -14 -86 C-10 -85 -6 -85 -3 -85Z", .steel)
      outlined("M-4 -96 H4 V-79 H-4Z", .gold)
      outlined("M-4 -78 L-8 -66 L-4 -69 L0 -64 L4 -69 L8 -66 L4 -78Z", tassel)
    }
  }

  /// Returns a staff with a stripe wound round it.
  static func twistedStaff(stripe: Color, knob: Color) -> Artwork {
    Artwork {
      outlined("M-3 -98 H3 V34 H-3Z", .cream)
      for y in stride(from: -98.0, to: 34, by: 12) {
        filled("M-3 \(y + 5) L3 \(y) V\(y + 6) L-3 \(y + 11)Z", stripe)
      }
      lines("M-3 -98 H3 V34 H-3Z")
      outlined("M-6 -99 C-6 -104 6 -104 6 -99 L4 -95 H-4Z", .gold)
      disc(0, -108, 6.5, knob)
      lines("M-6 -107 Q0 -104 6 -107", .gold, width: 0.9)
      disc(0, -116, 2.3, .gold)
    }
  }

  static func sceptre(orb: Color) -> Artwork {
    Artwork {
      outlined("M-2 -94 H2 V34 H-2Z", .gold)
      for y in [-30, -50, -70] { outlined("M-3.6 \(y) H3.6 V\(y + 4) H-3.6Z", .gold) }
      outlined("M-7 -95 C-9 -101 -6 -104 0 -104 C6 -104 9 -101 7 -95 L3 -91 H-3Z", .gold)
      disc(0, -110, 7.5, orb)
      lines("M-7.5 -110 H7.5 M0 -117.5 V-102.5", .gold, width: 1.6)
      lines("M0 -124 V-117.5 M-3 -121 H3", .darkGold, width: 1.5)
    }
  }

  /// Returns a lance with a pennon.
  static func lance(pennon: Color, trim: Color) -> Artwork {
    Artwork {
      outlined("M-2 -100 H2 V34 H-2Z", .wood)
      outlined("M-2 -98 C-8 -101 -14 -94 -21 -98 L-17 -89.5 L-21 -80 C-14 -76 -8 -83 -2 -79Z", pennon)
      lines("M-3 -92.5 C-8 -94.5 -13 -88.5 -18 -91 M-3 -85 C-8 -88 -13 -82 -18 -86", trim, width: 1.3)
      outlined("M0 -119 C4 -111 5 -106 3 -100 H-3 C-5 -106 -4 -111 0 -119Z", .steel)
      filled("M0 -119 C4 -111 5 -106 3 -100 H0Z", .darkSteel)
      outlined("M-4 -101 H4 V-97 H-4Z", .gold)
    }
  }

  /// Returns an open fan of seven blades, its pivot in the fist.
  static func fan(_ color: Color, ribs: Color) -> Artwork {
    let spread = 15.0
    return Artwork {
      for place in -3...3 {
        let middle = spread * Double(place)
        let corners = [middle - spread / 2, middle + spread / 2].map { Point(radius: 36, degrees: $0) }
        let tip = Point(radius: 46, degrees: middle)
        outlined(
          "M0 0 L\(corners[0].x) \(corners[0].y) Q\(tip.x) \(tip.y) \(corners[1].x) \(corners[1].y)Z",
          place % 2 == 0 ? color : .cream)
        let end = Point(radius: 35, degrees: middle)
        lines("M0 0 L\(end.x) \(end.y)", ribs, width: 1.5)
        let bead = Point(radius: 37, degrees: middle)
        disc(bead.x, bead.y, 1.7, ribs, width: 0.8)
      }
    }.at(-6, -4, turn: -24)
  }

  static func leaf() -> Artwork {
    Artwork {
      lines("M0 12 C-1 2 0 -8 2 -16", Color(hex: 0x2E6B3A), width: 1.8)
      outlined("M2 -14 C-10 -20 -11 -33 1 -44 C13 -34 14 -22 2 -14Z", .leafGreen)
      lines("M2 -14 C0 -24 0 -32 1 -40 M1 -24 L-5 -29 M1 -24 L7 -30 M.6 -31 L-4 -35 M.6 -31 L5 -36", .cream, width: 0.9)
    }.at(0, 0, scale: 0.74)
  }

  /// Returns a flower of 4, 5, 6 or 8 petals on a stem with two leaves.
  static func flower(petals count: Int, _ color: Color) -> Artwork {
    // The fewer petals, the wider they are.
    let width = count <= 4 ? 6.2 : count == 5 ? 5.4 : count == 6 ? 5 : 4
    let petal = outlined(
      "M0 0 C\(-width) -4 \(-width) -10.5 0 -11.5 C\(width) -10.5 \(width) -4 0 0Z", color, width: 0.95)
    return Artwork {
      lines("M0 5 C-2 0 -1 -8 0 -14", Color(hex: 0x2E7A48), width: 2.2)
      outlined("M-1 2 C-9 1 -13 -4 -13 -9 C-6 -9 -2 -5 -1 2Z", .leafGreen, width: 0.9)
      outlined("M-.5 -3 C7 -4 10 -8 10.5 -13 C4 -13 0 -9 -.5 -3Z", .leafGreen, width: 0.9)
      for place in 0..<count { petal.at(0, -21, turn: 360 * Double(place) / Double(count)) }
      disc(0, -21, 3.7, .gold)
    }
  }
}
