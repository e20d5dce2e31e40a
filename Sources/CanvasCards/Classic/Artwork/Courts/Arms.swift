internal import Canvas

/// Hands and forearms.
enum Arms {
  /// The position of the right fist of a half figure.
  static let fist = Point(x: 67, y: -14)

  /// Returns a fist about the origin that holds something upright.
  static func hand(_ skin: Color = .skin) -> Artwork {
    Artwork {
      outlined(
        "M-10 -8 C-10 -11 -7 -11.5 -5 -11 L7 -11 C10.5 -11 11.5 -8.5 10.5 -6.5 C12 -5 12 -2.5 10.5 -1.2 C12 .5 11.5 3 10 4"
          + " C11 6 10 9 6.5 9 H-5 C-9 9 -10.5 6 -10.5 2Z", skin)
      lines("M10.3 -6.4 H1.5 M10.3 -1.2 H1.5 M10.3 4 H1.5", width: 1)
      lines("M-5 -11 C-2 -8 -1 -4 -3.5 0", width: 1)
    }
  }

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
  static func secondArm(_ color: Color, holding held: Artwork) -> Artwork {
    Artwork {
      held
      outlined("M-96 -10 L-96 -38 L-74 -44 L-58 -36 L-64 -18Z", color)
      outlined("M-76 -48 L-56 -39 L-58 -32 L-80 -42Z", .gold)
      hand().mirrored.at(-59, -50, scale: 0.86)
    }
  }

  /// Returns an arm raised beside the head, whose fist holds a sword behind it.
  static func raisedArm(_ color: Color) -> Artwork {
    Artwork {
      outlined("M93 20 V-44 C84 -64 78 -72 73 -80 L55 -74 C54 -58 60 -36 66 -20Z", color)
      lines("M93 -20 C82 -44 76 -58 68 -74", .gold, width: 1.6)
      outlined("M52 -79 L73 -88 L77 -80 L56 -70Z", .gold)
      hand().at(61, -86, turn: -70)
    }
  }
}
