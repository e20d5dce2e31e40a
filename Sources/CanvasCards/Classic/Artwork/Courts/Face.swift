internal import Canvas

/// The direction in which a figure looks, as the viewer sees it.
enum Look: Sendable, Hashable {
  case left, right

  var opposite: Look { self == .left ? .right : .left }
}

extension Artwork {
  /// Turns artwork that was drawn looking left to look in the given direction.
  func looking(_ look: Look) -> Artwork { look == .left ? self : mirrored }
}

/// A head's skin with eyes, nose and mouth. Its chin is at y -63.5, its middle at x 0.
enum Face {
  /// Returns a face from the front, lit from the side it looks to. Its features lean that way.
  ///
  /// - Parameter lips: The colour of the lips, or nil if a beard covers the mouth.
  static func front(_ look: Look, brow: Color, lips: Color?, cheeks: Bool = false) -> Artwork {
    let outline = "M-19 -114 V-89 C-19 -73 -10 -63.5 0 -63.5 C10 -63.5 19 -73 19 -89 V-114Z"
    return Artwork {
      filled(outline, .skin)
      Artwork {
        // The far side in shadow, bounded by the nose.
        filled(
          "M4 -114 V-97 C3 -91 -.5 -87 -4.8 -82.8 C-5.5 -80.8 -2.5 -79.6 2 -79.8 C1 -76 3 -72 1.5 -63.5 C11 -64 19 -73 19 -89"
            + " V-114Z", .skinShade)
        lines("M3 -96.5 C2 -91 -1 -87 -4.8 -82.8 C-5.5 -80.8 -3 -79.5 1 -79.8", width: 1.1)
        eye(brow).at(-9.5, -93.3)
        eye(brow).at(9, -93.3)
        if cheeks {
          dot(-12, -80.5, 3.6, .blush.withAlpha(0.55))
          dot(12.5, -80.5, 3.6, .blush.withAlpha(0.55))
        }
        if let lips {
          filled(
            "M-6.4 -73.4 C-4.5 -75.4 -2.5 -76 -1 -74.9 C.5 -76 2.5 -75.4 4.4 -73.4 C2.5 -70.4 -4.5 -70.4 -6.4 -73.4Z",
            lips)
          lines("M-6.4 -73.4 C-3 -72.6 1 -72.6 4.4 -73.4", width: 0.7)
        }
      }.looking(look)
      lines(outline)
    }
  }

  /// Returns one eye about the origin, looking left, with its lid and brow.
  private static func eye(_ brow: Color) -> Artwork {
    Artwork {
      filled("M-5 .6 C-2.5 -3 2.5 -3 5 .6 C2.5 2.6 -2.5 2.6 -5 .6Z", .white)
      dot(-0.9, -0.2, 2.05, .ink)
      lines("M-5.4 .8 C-2.5 -3.4 2.5 -3.4 5.4 .8", width: 1.25)
      lines("M-5.5 -5 C-2.5 -7.8 2.5 -7.8 5.5 -5.4", brow, width: 1.7)
    }
  }

  /// Returns a face from the side, with one eye.
  static func profile(_ look: Look, brow: Color, lips: Color = .cardRed) -> Artwork {
    let outline =
      "M8 -114 H-12 C-15 -108 -16 -103 -15.5 -97.5 C-16.5 -94 -21 -88 -23.5 -84 C-24 -81.8 -21 -81.2 -18 -81.4"
      + " C-18.5 -79.8 -20 -78.6 -19.8 -77 C-19.5 -75.8 -18 -75.6 -17 -75.4 C-18 -74.8 -18.8 -73.4 -18.3 -72.2"
      + " C-17.8 -71 -16.6 -70.8 -16.6 -69.6 C-16.8 -67 -15 -63 -9 -63.5 C-2 -64 6 -69 9 -78 L14 -88 V-114Z"
    return Artwork {
      filled(outline, .skin)
      filled("M2 -114 C4 -98 0 -88 2 -78 C2 -72 -2 -67 -9 -63.5 C-2 -64 6 -69 9 -78 L14 -88 V-114Z", .skinShade)
      filled("M-16 -93.5 C-13.5 -96.5 -9.5 -96.5 -6.5 -93 C-9.5 -90.8 -13 -90.8 -15 -91.5Z", .white)
      dot(-13, -93.3, 2, .ink)
      lines("M-16.2 -93.5 C-13.5 -97 -9.5 -97 -6 -93", width: 1.3)
      lines("M-15.8 -99 C-13 -102 -8.5 -102 -5 -99.5", brow, width: 1.8)
      filled(
        "M-19.6 -76.8 C-17.5 -78.4 -15 -77.4 -12 -75.4 C-14 -73.4 -16.5 -71.4 -18.2 -72.6 C-18.5 -73.6 -18 -74.6 -17 -75.4Z",
        lips)
      lines("M-17 -75.4 L-12 -75.4", width: 0.8)
      lines("M-20 -83 C-18.6 -84 -17.6 -83 -18 -81.6", width: 0.9)
      lines(outline)
    }.looking(look)
  }

  /// Returns the neck. Its sides are drawn if nothing else borders it.
  static func neck(outlined isOutlined: Bool = true) -> Artwork {
    let outline = "M-9 -74 V-56 C-6 -50 6 -50 9 -56 V-74Z"
    return Artwork {
      isOutlined ? outlined(outline, .skin) : filled(outline, .skin)
      filled("M9 -74 V-56 C6 -51.5 2 -51 -1 -51.6 C4 -58 -4 -62 -9 -66 V-74Z", .skinShade)
    }
  }
}
