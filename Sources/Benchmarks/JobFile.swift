import Canvas

/// A benchmark's pictures, already laid out: the position of each text is given, so that no engine pays for
/// measuring.
///
/// The format is whitespace-separated: 53 cards (the ten of hearts, then a deck) and two pies. A card is width,
/// height, corner radius, red, green, blue, the numbers of corner texts and of pips, and the texts. A text is the
/// string, the x and y of its baseline, and its size. A pie is size, radius, stroke width, and the number of
/// segments. A segment is start and end angle, red, green, blue and a text.
struct JobFile {
  struct Text {
    var string: String
    var baseline: Point
    var size: Double
  }

  struct Card {
    var size: Size
    var cornerRadius: Double
    var color: Color
    var corners: [Text]
    var pips: [Text]
  }

  struct Segment {
    var startAngle: Double
    var endAngle: Double
    var color: Color
    var label: Text
  }

  struct Pie {
    var size: Double
    var radius: Double
    var strokeWidth: Double
    var segments: [Segment]
  }

  var cards: [Card] = []
  var pies: [Pie] = []

  struct Malformed: Error, CustomStringConvertible {
    var word: Int
    var description: String { "word \(word) does not match the format" }
  }

  init(_ text: String) throws {
    var reader = Reader(words: text.split(whereSeparator: \.isWhitespace))
    for _ in 0..<53 { cards.append(try reader.card()) }
    for _ in 0..<2 { pies.append(try reader.pie()) }
  }

  private struct Reader {
    let words: [Substring]
    var next = 0

    mutating func word() throws -> Substring {
      guard next < words.count else { throw Malformed(word: next) }
      next += 1
      return words[next - 1]
    }

    mutating func number() throws -> Double {
      guard let value = Double(try word()) else { throw Malformed(word: next) }
      return value
    }

    mutating func count() throws -> Int {
      guard let value = Int(try word()), value >= 0 else { throw Malformed(word: next) }
      return value
    }

    mutating func color() throws -> Color { Color(red: try number(), green: try number(), blue: try number()) }

    mutating func text() throws -> Text {
      Text(string: String(try word()), baseline: Point(x: try number(), y: try number()), size: try number())
    }

    mutating func card() throws -> Card {
      let size = Size(width: try number(), height: try number())
      let radius = try number()
      let color = try color()
      let cornerCount = try count()
      let pipCount = try count()
      var card = Card(size: size, cornerRadius: radius, color: color, corners: [], pips: [])
      for _ in 0..<cornerCount { card.corners.append(try text()) }
      for _ in 0..<pipCount { card.pips.append(try text()) }
      return card
    }

    mutating func pie() throws -> Pie {
      var pie = Pie(size: try number(), radius: try number(), strokeWidth: try number(), segments: [])
      for _ in 0..<(try count()) {
        pie.segments.append(
          Segment(startAngle: try number(), endAngle: try number(), color: try color(), label: try text()))
      }
      return pie
    }
  }
}
