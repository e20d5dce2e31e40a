/// Hands and forearms.
enum Arms {
  /// The position of the right fist of a half figure.
  static let fist = Point(x: 67, y: -14)

  /// Returns the forearm of a king or a jack, raised from the sash to the fist, with its cuff.
  ///
  /// - Parameter rings: Whether the sleeve has golden rings, as a jack's does.
  static func sleeve(_ color: Color, rings: Bool) -> Artwork {
    Artwork {
      outlined("M48 46 L56 -1 H78 L93 24 V46Z", color)
      filled("M67 -1 H78 L93 24 V46 H70Z", .ink.withAlpha(0.18))
      if rings {
        for y in [6.0, 15, 24] {
          lines("M\(55 - y * 0.16) \(y) Q68 \(y + 5) \(82 + y * 0.5) \(y)", .gold, width: 2.2)
        }
      }
      lines("M48 46 L56 -1 H78 L93 24 V46")
      cuff()
    }
  }

  /// Returns a queen's wide sleeve with folds.
  static func wideSleeve(_ color: Color, folds: Color) -> Artwork {
    Artwork {
      outlined("M50 46 C44 24 50 4 57 -2 H77 C88 4 93 22 93 46Z", color)
      lines("M60 -1 C55 12 55 28 60 42 M67 -1 V42 M74 -1 C79 12 80 28 77 42", folds, width: 1.6)
      lines("M50 46 C44 24 50 4 57 -2 H77 C88 4 93 22 93 46")
      cuff()
    }
  }

  /// Returns a queen's wide sleeve, raised, with the hand beside the cheek.
  static func raisedWideSleeve(_ color: Color, folds: Color) -> Artwork {
    let outline = "M93 34 V-22 C88 -34 80 -40 73 -44 L52 -39 C46 -18 54 12 66 30Z"
    return Artwork {
      outlined(outline, color)
      lines("M57 -38 C54 -20 60 4 70 22 M64 -38 C64 -22 70 -2 80 14 M70 -38 C74 -26 82 -14 90 -6", folds, width: 1.6)
      lines(outline)
      outlined("M49 -45 L75 -48.5 L76 -41 Q64 -35.5 50 -37.5Z", .gold)
      lines("M49 -45 Q63 -43.5 75 -48.5", width: 0.9)
    }
  }

  private static func cuff() -> Artwork {
    Artwork {
      outlined("M54 -5.5 H80 V1.5 Q67 5.5 54 1.5Z", .gold)
      lines("M54 -5.5 Q67 -1.8 80 -5.5", width: 0.9)
    }
  }

  /// Returns the other arm and the object in its hand, which come up behind the sash on the left.
  static func secondArm(_ color: Color, folds: Color, holding held: Artwork) -> Artwork {
    Artwork {
      outlined("M-95 -8 C-95 -30 -88 -46 -74 -52 L-54 -44 C-55 -32 -60 -20 -66 -8Z", color)
      lines(
        "M-84 -42 C-88 -34 -89 -26 -89 -18 M-74 -45 C-77 -36 -78 -28 -77 -20 M-64 -41 C-67 -34 -69 -28 -69 -22", folds,
        width: 1.6)
      outlined("M-77 -57.5 L-52 -48 L-55 -40.5 L-80 -50Z", .gold)
      lines("M-75.5 -54.5 L-53.5 -46", width: 0.8)
      Hand.pinch.holding(held).mirrored.at(-61, -60, turn: -12, scale: 0.88)
    }
  }

  /// Returns an arm raised beside the head, with an object in its fist.
  static func raisedArm(_ color: Color, holding held: Artwork) -> Artwork {
    Artwork {
      outlined("M93 20 V-44 C84 -64 78 -72 73 -80 L55 -74 C54 -58 60 -36 66 -20Z", color)
      lines("M93 -20 C82 -44 76 -58 68 -74", .gold, width: 1.6)
      outlined("M52 -79 L73 -88 L77 -80 L56 -70Z", .gold)
      Hand.grip.holding(held).at(61, -86, turn: -70)
    }
  }
}
