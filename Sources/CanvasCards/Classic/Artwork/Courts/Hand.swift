/// A hand about the origin, with the wrist below: the part behind what it holds, and the part in front.
struct Hand: Sendable {
  let back: Artwork
  let front: Artwork

  /// Returns the hand with an object in it.
  func holding(_ object: Artwork) -> Artwork { back + object + front }

  /// Four fingers round an upright shaft, and the thumb over the first of them.
  static let grip = Hand(skin: .skin, shade: .skinShade)

  /// Thumb and forefinger round a stem, the other fingers spread.
  static let pinch = Hand(
    back: Artwork {
      tube("M6 2 C10 0 13 -2 15.6 -5.6", .skin, width: 4.2)
      tube("M5 1 C9 -2 11.4 -6 12.6 -10.4", .skin, width: 4.6)
      tube("M4 0 C7 -4 8.2 -8.4 8 -13.2", .skin, width: 4.8)
      outlined("M-6.5 11 C-8 8 -7.5 4 -4.5 1 L5 -3.4 C10 -2 12 3 10.5 7 C9.8 9 9.4 10 9 11Z", .skin)
      filled("M3.2 -2 L5 -2.8 C9.4 -1.6 11.2 3 9.8 7 C9.2 9 8.8 9.8 8.4 10.4 H5 C7 7 7.2 2 3.2 -2Z", .skinShade)
    },
    front: Artwork {
      tube("M4.4 1.4 C4.4 -4.4 2.4 -7 -1 -7.6", .skin, width: 4.8)
      filled("M1.6 .2 L4.4 -1.4 L6.6 3 L3 5Z", .skin)
      tube("M-4.6 6 C-5 1 -3.6 -2.6 .2 -4.6", .skin, width: 4.8)
      filled("M-6.2 5 L-2.4 4 L0 8 L-5.4 10Z", .skin)
      lines("M-1.6 -4.9 C-.8 -5.5 0 -5.9 .9 -6", .skinShade, width: 0.9)
    })

  /// A palm below a round object, with the fingers up its sides.
  static let cup = Hand(
    back: Artwork {
      outlined("M-7 10 C-13 8 -14.5 3 -13 -3 H13 C14.5 3 12 8 7 10Z", .skin)
    },
    front: Artwork {
      // The palm is below the object, the thumb and the fingers lie on it.
      filled(
        "M-12.6 -.6 C-9 4 -4.6 5.4 0 5.4 C4.6 5.4 9 4 12.6 -.6 C13.4 4 11 8 6.6 9.6 H-6.6 C-11 8 -13.4 4 -12.6 -.6Z",
        .skin)
      filled("M4 5 C8 4.4 10.6 2 12.6 -.6 C13.4 4 11 8 6.6 9.6 H2 C5 8.6 6 7 4 5Z", .skinShade)
      lines("M-12.8 -1.4 C-14 4 -11.6 8.6 -7 10 M12.8 -1.4 C14 4 11.6 8.6 7 10")
      tube("M11.6 2 C12.4 -1 12.6 -4 11.8 -7", .skin, width: 4.4)
      tube("M8.2 4.2 C8.8 1 8.8 -2 7.8 -5", .skin, width: 4.6)
      tube("M4.4 5.4 C4.8 2.6 4.4 .4 3.4 -2", .skin, width: 4.6)
      tube("M-9.6 4.4 C-12 1 -12.6 -3 -11 -8.4", .skin, width: 5)
      filled("M-10.6 3 L10 1 L7 8.4 L-7 8.4Z", .skin)
      filled("M7 2.4 L10.6 1.4 C10.8 4.4 9.4 7 6.4 8.6 H4 C6.4 7 7.4 5 7 2.4Z", .skinShade)
    })
}

extension Hand {
  /// The same grip in colours of its own.
  init(skin: Color, shade: Color) {
    back = Artwork {
      outlined("M-6 9.4 C-7 6 -6 -6 -4 -10 C1 -13.5 9 -13 11.5 -8 C13.5 -2 12.5 4 9 9.4Z", skin)
    }
    front = Artwork {
      tube("M8 7.2 H-6.4", skin, width: 4.7)
      tube("M9.6 2.7 H-8.2", skin, width: 5.2)
      tube("M9.8 -2.4 H-8.4", skin, width: 5.3)
      tube("M8.6 -7.3 H-7", skin, width: 5.1)
      // The knuckles, and the back of the hand beside them, have no outline between them.
      filled("M6.5 -9.4 H9 C12 -6 12.6 2 9.2 8.8 H6.5Z", skin)
      lines("M9 -10.4 C13.2 -6 13.2 3 9 9.4")
      filled("M9.6 -9 C12.4 -5 12.4 2.6 8.8 8.6 C10 4 10.6 -3 9.6 -9Z", shade)
      lines("M6.2 -4.8 H8.4 M6.6 .2 H8.8 M6 5 H8", width: 0.8)
      tube("M-8 1.5 C-9.6 -4 -7.4 -8.6 -1.6 -10.4", skin, width: 4.8)
      lines("M-4.6 -10.7 C-3.4 -11.4 -2.2 -11.6 -1 -11.4", shade, width: 1)
    }
  }
}

/// Returns a line of a width with an outline in ink and round ends, such as a finger.
private func tube(_ data: String, _ color: Color, width: Double) -> Artwork {
  lines(data, width: width + outlineWidth) + lines(data, color, width: width - outlineWidth)
}
