/// A letter or number of an index: the stroke of a pen in a box 100 high, clipped at the box's top and bottom.
struct IndexGlyph: Sendable {
  /// The width of the box.
  let width: Double
  private let centerLines: Path

  static let height = 100.0
  static let penWidth = 15.0

  /// Returns the glyph, starting at the box's upper left corner.
  func artwork(_ color: Color) -> Artwork {
    // Ends that the box clips extend beyond it. The sides have room for overhanging parts.
    let box = Path(rect: Rect(x: -10, y: 0, width: 130, height: Self.height))
    return Artwork([.stroke(centerLines, color, StrokeStyle(width: Self.penWidth, miterLimit: 4))]).clipped(to: box)
  }

  /// Returns the glyph of an index's text, or nil if there is none.
  static func of(_ text: String) -> IndexGlyph? {
    strokes[twins[text] ?? text].map { IndexGlyph(width: $0.width, centerLines: svg($0.data)) }
  }

  /// The Cyrillic letters that look like Latin ones.
  private static let twins = ["К": "K", "В": "B", "Т": "T"]

  /// The widths of the boxes, and the strokes as SVG path data. They are parsed where a glyph is drawn.
  private static let strokes: [String: (width: Double, data: String)] = [
    // The letter O, which no index has but JOKER does.
    "O": (62, "M31 7.5 C46 7.5 54 19 54 38 V62 C54 81 46 92.5 31 92.5 C16 92.5 8 81 8 62 V38 C8 19 16 7.5 31 7.5Z"),
    "A": (62, "M6.3 108 L27.5 7.5 H34.5 L55.7 108 M15 69 H47"),
    // Lower than A, to leave room for the dots.
    "Ä": (62, "M6.3 108 L27.5 31.5 H34.5 L55.7 108 M15 77 H47 M13.5 0 V15 M48.5 0 V15"),
    "2": (58, "M8.5 31 C8.5 16 17 7.5 29 7.5 C41.5 7.5 49.5 16 49.5 28 C49.5 38 45 45.5 37 55.5 L11 87 V92.5 H53"),
    "3": (58, "M7 7.5 H47 V11 L26.5 38.5 C42 38.5 50.5 49 50.5 65 C50.5 82 41.5 92.5 28 92.5 C16 92.5 7.5 85 7 71"),
    "4": (60, "M42 100 V11 H39 L8 66 V71.5 H59"),
    "5": (
      58,
      "M48 7.5 H14.5 L12 45 C16.5 40 22.5 37.5 29 37.5 C42.5 37.5 50.5 48 50.5 64.5 C50.5 82 41.5 92.5 28 92.5"
        + " C16.5 92.5 8.5 86 7 74"
    ),
    "6": (
      59,
      "M48.5 25 C47 13.5 40 7.5 30 7.5 C15.5 7.5 8 19.5 8 50 V64 C8 82.5 16 92.5 29.5 92.5 C43 92.5 51 82.5 51 66.5"
        + " C51 50.5 43 41.5 30 41.5 C17.5 41.5 8 51 8 64"
    ),
    "7": (56, "M5 7.5 H48.5 V12 C35 36 25 66 23.5 100 V101"),
    "8": (
      60,
      "M30 7.5 C41.5 7.5 48 15.5 48 27 C48 38.5 41.5 46.5 30 46.5 C18.5 46.5 12 38.5 12 27 C12 15.5 18.5 7.5 30 7.5 Z"
        + " M30 46.5 C44 46.5 52 55 52 69.5 C52 84 44 92.5 30 92.5 C16 92.5 8 84 8 69.5 C8 55 16 46.5 30 46.5 Z"
    ),
    "9": (
      59,
      "M10.5 75 C12 86.5 19 92.5 29 92.5 C43.5 92.5 51 80.5 51 50 V36 C51 17.5 43 7.5 29.5 7.5 C16 7.5 8 17.5 8 33.5"
        + " C8 49.5 16 58.5 29 58.5 C41.5 58.5 51 49 51 36"
    ),
    // With a gap between the digits that is still a pixel on a small card.
    "10": (
      70,
      "M6.5 22 L14.5 11.5 M14.5 0 V100 M50 7.5 C58.5 7.5 62.5 18 62.5 36 V64 C62.5 82 58.5 92.5 50 92.5 C41.5 92.5"
        + " 37.5 82 37.5 64"
        + " V36 C37.5 18 41.5 7.5 50 7.5 Z"
    ),
    "J": (54, "M24 7.5 H41 V66 C41 84 34.5 92.5 23.5 92.5 C13 92.5 7 85 6.5 70"),
    "Q": (
      64,
      "M31 7.5 C46 7.5 54 19 54 38 V62 C54 81 46 92.5 31 92.5 C16 92.5 8 81 8 62 V38 C8 19 16 7.5 31 7.5 Z M31"
        + " 66 L65.4 108"
    ),
    "K": (62, "M9.5 0 V100 M60.7 -8 L10.6 62.8 M26 40 L60 108"),
    "B": (
      59,
      "M9.5 7.5 H30 C42 7.5 49 15.5 49 27.5 C49 39.5 42 47.5 30 47.5 H9.5 M30 47.5 C44 47.5 51.5 56 51.5 70"
        + " C51.5 84 44 92.5 30 92.5 H9.5 V7.5"
    ),
    "C": (60, "M52 30 C51 15 43.5 7.5 31 7.5 C16 7.5 8 19 8 38 V62 C8 81 16 92.5 31 92.5 C43.5 92.5 51 85 52 70"),
    "D": (60, "M9.5 7.5 H26 C44 7.5 52 22 52 50 C52 78 44 92.5 26 92.5 H9.5 Z"),
    "E": (52, "M50 7.5 H9.5 V92.5 H50 M9.5 49 H43"),
    "F": (52, "M50 7.5 H9.5 V100 M9.5 51 H43"),
    "G": (60, "M51 30 C50 15 43 7.5 31 7.5 C16 7.5 8 19 8 38 V62 C8 81 16 92.5 31 92.5 C45 92.5 52 83 52 68 V54 H30"),
    "H": (60, "M9.5 0 V100 M50.5 0 V100 M9.5 49 H50.5"),
    "Kn": (98, "M9.5 0 V100 M57.4 -8 L10.2 62.2 M25 40 L56.7 108 M66 42 V100 M66 64 C68 46 90 46 90 66 V100"),
    "R": (60, "M9.5 100 V7.5 H30 C44 7.5 51 16 51 29.5 C51 43 44 52 30 52 H9.5 M31 52 L56.7 108"),
    "S": (
      58,
      "M49 28 C47.5 14 40 7.5 29 7.5 C17 7.5 9 15 9 27 C9 39 17 44 29 48 C42 52 50.5 58 50.5 72 C50.5 85 42 92.5 29 92.5"
        + " C16.5 92.5 8.5 85 7 71"
    ),
    "T": (56, "M2 7.5 H54 M28 7.5 V100"),
    "V": (62, "M6.3 -8 L27.5 92.5 H34.5 L55.7 -8"),
    "W": (80, "M5.9 -8 L20 92.5 H26 L37.5 16 H42.5 L54 92.5 H60 L74.1 -8"),
    "Д": (66, "M9 100 V85.5 H57 V100 M17 85.5 C23 66 25 40 25 7.5 H48 V85.5"),
  ]
}
