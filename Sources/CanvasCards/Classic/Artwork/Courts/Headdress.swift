/// Headdresses of the courts.
enum Headdress {
  static func kingsCrown(_ dress: Dress, _ suit: Suit) -> Artwork {
    let points =
      "M-22.5 -112 L-27 -132 C-22 -131 -16 -127 -13 -121 C-11 -127 -5 -133 0 -135 C5 -133 11 -127 13 -121 C16"
      + " -127 22 -131 27 -132"
      + " L22.5 -112Z"
    return Artwork {
      outlined("M-20 -115 C-23 -124 -20 -131 0 -131 C20 -131 23 -124 20 -115Z", dress.second)
      filled(points, .gold)
      filled(
        "M0 -135 C5 -133 11 -127 13 -121 C16 -127 22 -131 27 -132 L22.5 -112 H10 C8 -122 5 -129 0 -135Z",
        .darkGold.withAlpha(0.45))
      disc(-27, -132.5, 2.6, .cream)
      disc(0, -135.5, 2.6, .cream)
      disc(27, -132.5, 2.6, .cream)
      lines(points)
      disc(-13, -121.5, 1.9, dress.second)
      disc(13, -121.5, 1.9, dress.second)
      outlined(SuitPip.path(suit).applying(Transform(scaleX: 9.5, y: 9.5)), dress.robe, width: 0.9).at(0, -122.4)
      jewelledBand(y: -114.5, halfWidth: 23, bend: 2.5, jewels: dress.robe)
    }
  }

  /// Returns a crown whose leaves are the signs of the suit.
  static func queensCrown(_ dress: Dress, _ suit: Suit) -> Artwork {
    let leaf = Artwork {
      outlined(SuitPip.path(suit).applying(Transform(scaleX: 11.6, y: 12.6)), .gold, width: 1).at(0, -1.2)
      dot(0, -1.2, 1.5, dress.robe)
      // In the notch of a heart, and on the point of another sign.
      disc(0, suit == .hearts ? -5.6 : -8.6, 1.5, .cream, width: 0.9)
    }
    return Artwork {
      leaf.at(-17, -120.5, turn: -20)
      leaf.at(-8.8, -122.5, turn: -9)
      leaf.at(0, -123.2)
      leaf.at(8.8, -122.5, turn: 9)
      leaf.at(17, -120.5, turn: 20)
      jewelledBand(y: -119.5, halfWidth: 21, bend: 3, jewels: dress.robe)
    }
  }

  /// Returns the jack's cap: a soft crown that leans back, a turned-up brim, and a plume.
  static func cap(_ dress: Dress) -> Artwork {
    let crown = "M-22 -114 C-27 -124 -20 -134 -4 -134 C10 -134 24 -130 25 -121 C25 -117 23 -114 21 -113Z"
    return Artwork {
      outlined("M14 -119 C26 -118 38 -122 44 -131 C46 -134 45 -137 42 -136.5 C30 -136 18 -131 12 -123Z", .cream)
      lines("M13 -120.5 C24 -122 34 -126 42 -133.5", width: 0.9)
      lines(
        "M22 -122 l5 3.5 M22 -122 l-1 -5 M28 -124.5 l5 3.5 M28 -124.5 l-1 -5 M34 -128 l5 3.5 M34 -128 l-1 -5",
        width: 0.8)
      filled(crown, dress.robe)
      filled(
        "M6 -133.3 C16 -132 24 -128.5 25 -121 C25 -117 23 -114 21 -113 H8 C12 -120 11 -128 6 -133.3Z", dress.shadow)
      lines("M-15 -116 C-17 -123 -14 -129 -8 -131.6 M-4 -115 C-6 -122 -4 -128 0 -132", dress.shadow, width: 1.1)
      lines(crown)
      outlined("M-24 -116.5 Q0 -112.5 24 -116.5 V-108.5 Q0 -104.5 -24 -108.5Z", dress.second)
      for place in -4...4 {
        dot(Double(place) * 5, -109.7 - 0.08 * Double(place * place), 1.35, .gold)
      }
    }
  }

  /// Returns a crown's golden band with alternating lozenges and beads. Its middle is lower by `bend`.
  private static func jewelledBand(y: Double, halfWidth w: Double, bend: Double, jewels: Color) -> Artwork {
    let h = 7.5
    return Artwork {
      outlined("M\(-w) \(y) Q0 \(y + bend) \(w) \(y) V\(y + h) Q0 \(y + h + bend) \(-w) \(y + h)Z", .gold)
      for (place, part) in [-0.68, -0.34, 0, 0.34, 0.68].enumerated() {
        let middle = y + h / 2 + bend * 0.5 * (1 - part * part)
        place % 2 == 0 ? lozenge(part * w, middle, 3, 2.7, jewels) : dot(part * w, middle, 1.5, .ink)
      }
    }
  }
}
