/// A king's beard.
enum Beard: Sendable {
  /// Reaches the breast, with a moustache.
  case long
  /// Has two points and a moustache.
  case forked
  /// Short, without a moustache.
  case short
  /// Has one point, for a face in profile.
  case pointed
  /// A jack's moustache, for a face in profile.
  case moustache

  func artwork(_ hair: Hair, look: Look) -> Artwork {
    let lean = look == .left ? -1.0 : 1.0
    return Artwork {
      if self != .moustache {
        outlined(outline, hair.color)
        lines(strands, hair.strands, width: self == .pointed ? 0.9 : 0.95)
      }
      switch self {
      case .moustache:
        outlined(
          "M-20.6 -79.6 C-17.6 -81.4 -13.8 -80 -10 -77.6 C-8.4 -76.6 -6.8 -77 -5.4 -78.6 C-6 -74.8 -9.6 -73.8 -13 -75.4"
            + " C-16 -76.8 -18.6 -77.2 -20.6 -76.8Z", hair.color, width: 0.9)
      case .long, .forked:
        filled("M-5 -72.5 C-3 -70 3 -70 5 -72.5 C3 -74 -3 -74 -5 -72.5Z", .cardRed).at(lean, 0)
        outlined(
          "M0 -79 C-4 -81 -9 -80 -12 -75 C-14 -72.5 -17 -72 -18.5 -74 C-17 -69.5 -10 -69 -6 -72.5 C-3 -74.5 -1"
            + " -75.5 0 -75.5"
            + " C1 -75.5 3 -74.5 6 -72.5 C10 -69 17 -69.5 18.5 -74 C17 -72 14 -72.5 12 -75 C9 -80 4 -81 0 -79Z",
          hair.color
        ).at(lean, 0)
      case .short:
        filled(
          "M-5.5 -72.8 C-3.5 -74.8 -1.5 -75.3 0 -74.3 C1.5 -75.3 3.5 -74.8 5.5 -72.8 C3.5 -69.8 -3.5 -69.8 -5.5 -72.8Z",
          .cardRed
        ).at(lean, 0)
      case .pointed:
        // The moustache is above the beard's strands.
        outlined(
          "M-19.5 -81.3 C-14 -83 -9 -80.5 -7.5 -75.5 C-6.5 -72 -4 -70 -1 -71.5 C-3 -67.5 -9.5 -67 -12.5 -71"
            + " C-14.5 -74 -17 -75 -21.5 -74.5 C-23 -76.5 -22 -80.5 -19.5 -81.3Z", hair.color)
      }
    }
  }

  private var outline: String {
    switch self {
    case .moustache: ""
    case .long:
      "M-20.4 -107 C-21.6 -84 -22 -60 -13 -50 C-8 -45 -4 -42 0 -37 C4 -42 8 -45 13 -50 C22 -60 21.6 -84 20.4"
        + " -107 C19.8 -100 18.6 -94 16.5 -90"
        + " C16 -84 12 -79 0 -79 C-12 -79 -16 -84 -16.5 -90 C-18.6 -94 -19.8 -100 -20.4 -107Z"
    case .forked:
      "M-20.4 -107 C-21.6 -84 -22 -62 -16 -53 C-13 -48 -10 -44 -8 -39 C-4 -44 -2 -48 0 -54 C2 -48 4 -44 8 -39"
        + " C10 -44 13 -48 16 -53 C22 -62 21.6 -84 20.4 -107 C19.8 -100 18.6 -94 16.5 -90 C16 -84 12 -79 0 -79"
        + " C-12 -79 -16 -84 -16.5 -90 C-18.6 -94 -19.8 -100 -20.4 -107Z"
    case .short:
      "M-20.4 -107 C-21.6 -84 -22 -66 -14 -57 C-9 -52 -4 -51 0 -51 C4 -51 9 -52 14 -57 C22 -66 21.6 -84 20.4"
        + " -107 C19.8 -100 18.6 -94 16.5 -90"
        + " C16 -80 11 -76 8 -75.5 C5 -77.5 -5 -77.5 -8 -75.5 C-11 -76 -16 -80 -16.5 -90 C-18.6 -94 -19.8 -100"
        + " -20.4 -107Z"
    case .pointed:
      "M5 -98 L13 -100 C15 -84 11 -71 4 -63 C-1 -57 -8 -46 -19 -41 C-23 -48 -23 -58 -19.5 -66.5"
        + " C-17.5 -69.5 -14 -70 -11.5 -73.5 C-5 -76 2 -86 5 -98Z"
    }
  }

  private var strands: String {
    switch self {
    case .moustache: ""
    case .long, .forked:
      "M-16 -78 C-15 -68 -12 -60 -7 -52 M16 -78 C15 -68 12 -60 7 -52 M-9 -68 C-8 -62 -6 -56 -3.5 -50 M9 -68 C8"
        + " -62 6 -56 3.5 -50"
    case .short:
      "M-16 -78 C-15 -70 -12 -63 -8 -58 M16 -78 C15 -70 12 -63 8 -58 M-6 -65 C-5.5 -61 -5 -58 -4 -55 M6 -65 C5.5"
        + " -61 5 -58 4 -55"
        + " M0 -65 V-55"
    case .pointed:
      "M-16 -47 C-11 -54 -7 -60 -5 -66 M-19 -51 C-17 -57 -14 -62 -12 -66 M-8 -53 C-2 -60 3 -68 6 -78 M8 -92 C9"
        + " -86 8 -82 7 -79"
    }
  }
}
