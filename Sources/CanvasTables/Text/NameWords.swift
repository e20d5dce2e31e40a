/// The words of a column's name, in lower case: `budgetYear`, `fiscal_year` and `Year (AD)` all contain `year`.
package struct NameWords {
  package let words: [String]

  /// Words are runs of letters. They begin at capital letters after small ones, and end at everything else.
  package init(_ name: String) {
    var words: [String] = []
    var word = ""
    func isCapital(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isUppercase }
    let scalars = Array(name.unicodeScalars.prefix(200))
    for (index, scalar) in scalars.enumerated() {
      let isNumero = scalar == "°" && word.lowercased() == "n"
      guard scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark || isNumero else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if isCapital(scalar), !word.isEmpty {
        let isAfterSmall = !isCapital(scalars[index - 1])
        // The last capital of several begins a word: `UTCTime`.
        let isBeforeSmall = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
        if isAfterSmall || isBeforeSmall {
          words.append(word)
          word = ""
        }
      }
      word.unicodeScalars.append(scalar)
    }
    if !word.isEmpty { words.append(word) }
    self.words = words.map { $0.lowercased() }
  }

  /// Whether the name is that of a column of years.
  package var sayYear: Bool {
    if Self.years.contains(words.joined(separator: " ")) { return true }
    guard words.allSatisfy({ !Self.comparing.contains($0) }) else { return false }
    return words.contains { word in
      Self.years.contains(word)
        || (Self.yearEndings.contains(where: word.hasSuffix) && !Self.otherYears.contains(word))
    }
  }

  private static let years: Set<String> = [
    "year", "yyyy", "fy", "iyear", "fyear", "연도", "년도", "해", "年", "年度", "jahr", "année", "annee", "año", "ano", "anno",
    "jaar",
    "год", "rok",
    "år", "vuosi", "рік", "yıl", "tahun", "năm",
  ]

  /// The ends of words such as `회계연도` and `Geschäftsjahr`.
  private static let yearEndings = ["연도", "년도", "年度", "jahr"]
  private static let otherYears: Set<String> = ["vorjahr", "前年度", "전년도", "halbjahr"]

  /// The words of names such as `sales last year` and `growth year on year`, whose cells are values.
  private static let comparing: Set<String> = [
    "last", "previous", "prior", "this", "current", "next", "per", "on", "over", "to", "vs", "half", "avg", "average",
    "total", "sum", "count",
  ]
}

extension Set<String> {
  /// The words of a list that bars divide.
  init(words: String) { self.init(words.split(separator: "|", omittingEmptySubsequences: false).map(String.init)) }
}
