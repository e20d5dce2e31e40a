import Canvas
import TestSupport

/// The boxes and the forms of a page of a PDF file, in points from the upper left corner of the page.
struct SheetReader {
  struct Form {
    /// The number of the form's object.
    var number: Int
    /// The transform of the form's space, whose y is down, to the page.
    var transform: Transform
    /// The rectangle to which it is clipped; nil for none.
    var clip: Rect?
  }

  private(set) var media = Rect.null
  private(set) var trim = Rect.null
  private(set) var bleed = Rect.null
  private(set) var forms: [Form] = []
  /// The boxes of paths that are stroked, subpath by subpath.
  private(set) var lines: [Rect] = []
  /// The boxes of paths that are filled.
  private(set) var fills: [Rect] = []

  /// Reads all pages of a file, in their order.
  static func pages(of bytes: [UInt8]) throws -> [SheetReader] {
    let file = try StrictPDF(bytes)
    return try file.numbers(with: "/Type/Page/").map { try SheetReader(file.objects[$0] ?? "", in: file) }
  }

  struct NoContent: Error {}

  private init(_ page: String, in file: StrictPDF) throws {
    (media, trim, bleed) = (Self.box("MediaBox", page), Self.box("TrimBox", page), Self.box("BleedBox", page))
    let flip = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: media.height)
    (trim, bleed) = (trim.applying(flip), bleed.applying(flip))
    var names: [String: Int] = [:]
    for match in page.matches(of: /\/(X\d+) (\d+) 0 R/) { names[String(match.1)] = Int(match.2) }
    guard let number = page.firstMatch(of: /\/Contents (\d+) 0 R/).flatMap({ Int($0.1) }),
      let content = file.streams[number]
    else { throw NoContent() }
    var stack: [(Transform, Rect?)] = []
    var (current, clip): (Transform, Rect?) = (.identity, nil)
    var (numbers, subpaths): ([Double], [Rect]) = ([], [])
    for word in String(decoding: content, as: UTF8.self).split(whereSeparator: { " \n[]".contains($0) }) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      switch word {
      case "q": stack.append((current, clip))
      case "Q": (current, clip) = stack.popLast() ?? (.identity, nil)
      case "cm":
        let n = numbers.suffix(6).map(\.self)
        current = Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).concatenating(current)
      case "m", "l", "c":
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
        for point in points {
          let box = Rect(origin: point.applying(current).applying(flip), size: .zero)
          if word == "m" {
            subpaths.append(box)
          } else {
            subpaths[subpaths.count - 1] = subpaths.last?.union(box) ?? box
          }
        }
      case "W": clip = subpaths.last
      case "n": subpaths = []
      case "S":
        lines += subpaths
        subpaths = []
      case "f", "f*":
        fills += subpaths
        subpaths = []
      default:
        if word.hasPrefix("/X") {
          guard let form = names[String(word.dropFirst())] else { break }
          forms.append(Form(number: form, transform: current.concatenating(flip), clip: clip))
        }
      }
      numbers = []
    }
  }

  private static func box(_ name: String, _ page: String) -> Rect {
    guard let start = page.firstRange(of: "/\(name)[") else { return .null }
    let numbers = page[start.upperBound...].prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return .null }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}
