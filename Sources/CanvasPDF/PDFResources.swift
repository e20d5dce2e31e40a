/// A colour, or a pattern in a file.
enum PDFPaint {
  case color(Color)
  case pattern(PDFReference)
}

/// The objects that a content names, by their kind.
struct PDFResources {
  enum Kind: Int, CaseIterable {
    case state, font, pattern, object

    /// The key in the dictionary of resources.
    var key: String { ["ExtGState", "Font", "Pattern", "XObject"][rawValue] }

    /// The letter before an object's number in its name.
    var letter: UInt8 { Self.letters[rawValue] }
    private static let letters = Array("GFPX".utf8)
  }

  private var numbers: [Set<Int>] = Array(repeating: [], count: Kind.allCases.count)
  // What was added last is mostly added again.
  private var last: [Int] = Array(repeating: 0, count: Kind.allCases.count)

  mutating func add(_ reference: PDFReference, _ kind: Kind) {
    guard last[kind.rawValue] != reference.number else { return }
    last[kind.rawValue] = reference.number
    numbers[kind.rawValue].insert(reference.number)
  }

  /// The entry of the resources in a dictionary.
  var entry: String {
    let kinds = Kind.allCases.compactMap { kind -> String? in
      let numbers = numbers[kind.rawValue].sorted()
      guard !numbers.isEmpty else { return nil }
      let letter = Character(Unicode.Scalar(kind.letter))
      return "/\(kind.key)<<" + numbers.map { "/\(letter)\($0) \($0) 0 R" }.joined() + ">>"
    }
    return kinds.isEmpty ? "/Resources<<>>" : "/Resources<<\(kinds.joined())>>"
  }
}
