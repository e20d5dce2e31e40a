/// The direction in which a figure looks, as the viewer sees it.
enum Look: Sendable, Hashable {
  case left, right

  var opposite: Look { self == .left ? .right : .left }
}

/// A head's skin with eyes, nose and mouth. Its chin is at y -63.5, its middle at x 0.
struct Face: Sendable {
  /// The lower half of the outline.
  enum Jaw: Sendable { case round, pointed, square }
  enum Eyes: Sendable { case open, almond, lidded }
  enum Brows: Sendable { case arched, level, stern }
  enum Nose: Sendable { case straight, short, strong }
  enum Mouth: Sendable { case full, small, smiling, thin }

  var jaw = Jaw.round
  var eyes = Eyes.almond
  var iris = Color.ink
  var brows = Brows.arched
  var nose = Nose.straight
  /// The mouth, or nil if a beard covers it.
  var mouth: Mouth?
  var lips = Color.cardRed
  var hasCheeks = false
  var hasBeautySpot = false

  /// Returns the face from the front, lit from the side it looks to. Its features lean that way.
  func front(_ look: Look, brow: Color) -> Artwork {
    Artwork {
      filled(outline, .skin)
      Artwork {
        // The far side in shadow, bounded by the nose.
        filled("M8 -114 C8.5 -107 6.5 -101 3 -96.5 \(noseCurve) C0 -77 2.4 -74 1 -63.5 \(shadedJaw)", .skinShade)
        lines("M3 -96.5 \(noseCurve)", width: 1.1)
        for x in [-9.5, 9] { eye.at(x, -93.3) }
        browLine(brow).at(-9.5, -93.3)
        browLine(brow).mirrored.at(9, -93.3)
        if hasCheeks {
          dot(-12, -80.5, 3.6, .blush.withAlpha(0.55))
          dot(12.5, -80.5, 3.6, .blush.withAlpha(0.55))
        }
        if hasBeautySpot { dot(-8.6, -77.6, 0.9, .ink) }
        mouthArtwork
      }.looking(look)
      lines(outline)
    }
  }

  private var outline: String {
    switch jaw {
    case .round: "M-19 -114 V-89 C-19 -73 -10 -63.5 0 -63.5 C10 -63.5 19 -73 19 -89 V-114Z"
    case .pointed: "M-19 -114 V-91 C-19 -79 -8 -63.5 0 -63.5 C8 -63.5 19 -79 19 -91 V-114Z"
    case .square: "M-19 -114 V-87 C-19 -76 -14.5 -65 -5 -63.5 C-2 -63 2 -63 5 -63.5 C14.5 -65 19 -76 19 -87 V-114Z"
    }
  }

  /// The outline from the chin up the far side.
  private var shadedJaw: String {
    switch jaw {
    case .round: "C11 -64 19 -73 19 -89 V-114Z"
    case .pointed: "C9 -64 19 -79 19 -91 V-114Z"
    case .square: "L5 -63.5 C14.5 -65 19 -76 19 -87 V-114Z"
    }
  }

  /// The bridge, the tip and the wing of the nose, from (3, -96.5).
  private var noseCurve: String {
    switch nose {
    case .straight: "C2 -91 -1 -87 -4.8 -82.8 C-5.5 -80.8 -3 -79.5 1 -79.8"
    case .short: "C3 -91 .5 -87.4 -3.2 -84.4 C-4.4 -82.4 -2 -81 1.2 -81.4"
    case .strong: "C.4 -94 -2.6 -89 -6 -82.4 C-6.4 -79.8 -3 -78.8 .8 -79.4"
    }
  }

  /// One eye about the origin, looking left, with its lid.
  private var eye: Artwork {
    let (top, height) = eyes == .open ? (-4.0, -4.5) : (-3.0, -3.4)
    return Artwork {
      filled("M-5 .6 C-2.5 \(top) 2.5 \(top) 5 .6 C2.5 2.6 -2.5 2.6 -5 .6Z", .white)
      dot(-0.9, eyes == .open ? -0.6 : -0.2, eyes == .open ? 2.3 : 2.1, iris)
      dot(-0.9, eyes == .open ? -0.6 : -0.2, 1.15, .ink)
      if eyes == .lidded {
        filled("M-5.2 .8 C-2.5 -3.4 2.5 -3.4 5.2 .8 C2.5 -1.7 -2.5 -1.7 -5.2 .8Z", .skinShade)
        lines("M-5 .5 C-2.5 -1.6 2.5 -1.6 5 .5", width: 0.8)
      }
      lines("M-5.4 .8 C-2.5 \(height) 2.5 \(height) 5.4 .8", width: 1.25)
    }
  }

  /// The brow of the eye on the left about the origin, from its outer to its inner end.
  private func browLine(_ color: Color) -> Artwork {
    switch brows {
    case .arched: lines("M-5.8 -5 C-3.4 -8.4 2 -8.6 5.4 -5.8", color, width: 1.6)
    case .level: lines("M-5.8 -5.4 C-2.5 -7.4 2.5 -7.2 5.6 -6", color, width: 2)
    case .stern: lines("M-6.2 -6.2 C-3 -8.2 2 -7 5.8 -4.2", color, width: 2.2)
    }
  }

  private var mouthArtwork: Artwork {
    switch mouth {
    case nil: Artwork()
    case .full:
      filled(
        "M-6.4 -73.4 C-4.5 -75.4 -2.5 -76 -1 -74.9 C.5 -76 2.5 -75.4 4.4 -73.4 C2.5 -70.4 -4.5 -70.4 -6.4 -73.4Z", lips)
        + lines("M-6.4 -73.4 C-3 -72.6 1 -72.6 4.4 -73.4", width: 0.7)
    case .small:
      filled(
        "M-5.2 -73.6 C-3.8 -76 -2.2 -76.8 -1 -75.3 C.2 -76.8 1.8 -76 3.2 -73.6 C1.6 -70.2 -3.6 -70.2 -5.2 -73.6Z", lips)
        + lines("M-5.2 -73.6 C-3 -73 1 -73 3.2 -73.6", width: 0.7)
    case .smiling:
      filled(
        "M-7.2 -74.6 C-4.8 -75.2 -2.4 -75.8 -1 -74.8 C.4 -75.8 2.8 -75.2 5.2 -74.6 C2.8 -69.8 -4.8 -69.8 -7.2 -74.6Z",
        lips) + lines("M-7.8 -75.2 C-4.4 -72.6 2.4 -72.6 5.8 -75.2", width: 0.8)
    case .thin:
      filled(
        "M-6 -73.2 C-4 -74.6 -2.4 -74.8 -1 -74.2 C.4 -74.8 2 -74.6 4 -73.2 C2 -71.4 -4 -71.4 -6 -73.2Z", lips)
        + lines("M-6.6 -73.2 C-3 -72.8 1 -72.8 4.6 -73.2", width: 0.8)
    }
  }

  /// Returns the face from the side, with one eye.
  func profile(_ look: Look, brow: Color) -> Artwork {
    let outline =
      "M8 -114 H-12 C-15 -108 -16 -103 -15.5 -97.5 C-16.5 -94 -21 -88 -23.5 -84 C-24 -81.8 -21 -81.2 -18 -81.4"
      + " C-18.5 -79.8 -20 -78.6 -19.8 -77 C-19.5 -75.8 -18 -75.6 -17 -75.4 C-18 -74.8 -18.8 -73.4 -18.3 -72.2"
      + " C-17.8 -71 -16.6 -70.8 -16.6 -69.6 C-16.8 -67 -15 -63 -9 -63.5 C-2 -64 6 -69 9 -78 L14 -88 V-114Z"
    return Artwork {
      filled(outline, .skin)
      filled("M2 -114 C4 -98 0 -88 2 -78 C2 -72 -2 -67 -9 -63.5 C-2 -64 6 -69 9 -78 L14 -88 V-114Z", .skinShade)
      if hasCheeks { dot(-7.4, -80, 3.4, .blush.withAlpha(0.55)) }
      filled("M-15.4 -93 C-13 -96.3 -9.5 -96.5 -6.5 -93 C-9.5 -90.8 -13 -90.8 -15 -91.5Z", .white)
      dot(-12.6, -93.3, 2.1, iris)
      dot(-12.8, -93.3, 1.15, .ink)
      lines("M-15.4 -93 C-13 -96.8 -9.5 -97 -6 -93", width: 1.3)
      // The brow ends before the forehead's outline.
      lines(
        brows == .stern
          ? "M-13.4 -98.6 C-11 -102 -7.5 -102.4 -4 -100" : "M-13.4 -99.6 C-11 -102.2 -7.5 -102.2 -4 -99.8",
        brow, width: brows == .stern ? 2.1 : 1.7)
      filled(
        "M-19.6 -76.8 C-17.5 -78.4 -15 -77.4 -12 -75.4 C-14 -73.4 -16.5 -71.4 -18.2 -72.6 C-18.5 -73.6 -18 -74.6"
          + " -17 -75.4Z",
        lips)
      lines(mouth == .smiling ? "M-17 -75.4 C-15 -75 -13 -75.4 -11.4 -76.6" : "M-17 -75.4 L-12 -75.4", width: 0.8)
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
