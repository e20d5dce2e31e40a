/// A table whose columns are separated by spaces alone, as tools of the command line, R and NumPy print it:
///
///     browser                          48213 /             "Murder" "Rape"
///     Chrome              1843          9120 /about        "Ohio" 7.3 21.4
///     Samsung Internet      97           877 /feed         "Texas" 12.7 25.5
///
/// Columns are aligned, or each line has the same number of words. One of them has to be numbers.
enum SpacedText {
  private static let bar = UInt8(ascii: "|")
  private static let space = UInt8(ascii: " ")

  private static let provisional = Array(" Provisional".utf8)

  private static let delimiters = Set("\t;,[{".utf8)

  /// The number of lines that decide.
  private static let limit = 200
  /// The number of lines above and below the table that may be titles and remarks.
  private static let (maximumTitles, maximumRemarks) = (8, 5)
  /// The number of lines at the start that may be on each page.
  private static let maximumHeaders = 3

  /// The text with bars between the columns, or nil if it isn't such a table. Lines keep their numbers.
  static func barred(_ bytes: [UInt8]) -> [UInt8]? {
    let start = TextPosition.startOfText(in: bytes)
    // Most lines of other tables have another delimiter. A long table isn't cut into lines for nothing.
    let sample = bytes[start...].prefix(1 << 16).split(separator: 0x0A)
    guard sample.count(where: { $0.contains(where: delimiters.contains) }) * 3 < sample.count else { return nil }
    let isOfStation = Self.isOfStation(bytes)
    var lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      let line = line.last == 0x0D ? line.dropLast() : line
      return isOfStation && line.suffix(provisional.count).elementsEqual(provisional)
        ? line.dropLast(provisional.count) : line
    }
    var filled: [Int] = []
    let headers = lines.prefix(maximumHeaders).filter { line in
      line.contains { $0 != space && !(0x30...0x39).contains($0) }
    }
    for index in lines.indices where lines[index].contains(where: { $0 != space }) {
      // Programs that run on print their header again on each page.
      if filled.count > maximumHeaders, headers.contains(where: { $0.elementsEqual(lines[index]) }) {
        lines[index] = []
        continue
      }
      guard lines[index].count < 2000, !lines[index].contains(bar) else { return nil }
      filled.append(index)
      if filled.count == limit { break }
    }
    guard filled.count > 2 else { return nil }
    // NumPy writes the names behind a number sign, and so do titles.
    let sign = UInt8(ascii: "#")
    for (index, next) in zip(filled, filled.dropFirst()) where lines[index].first == sign && lines[next].first != sign {
      guard lines[next].contains(where: { (0x30...0x39).contains($0) }), lines[index].count > 1 else { continue }
      lines[index] = [space] + lines[index].dropFirst()
    }
    let isWhole = filled.count < limit
    for skippedCount in 0...(maximumTitles + maximumRemarks) {
      for titleCount in 0...min(skippedCount, maximumTitles) where skippedCount - titleCount <= maximumRemarks {
        let remarkCount = skippedCount - titleCount
        guard filled.count - skippedCount > 2, isWhole || remarkCount == 0 else { continue }
        let rows = filled[titleCount..<(filled.count - remarkCount)]
        if rows.contains(where: { lines[$0].first == sign }) { continue }
        guard let cut = Cut(rows.map { lines[$0] }), let first = rows.first, let last = rows.last else { continue }
        return barred(lines, rows: first...(isWhole ? last : lines.count - 1), cut)
      }
    }
    return nil
  }

  /// Whether a text is one of the Met Office's stations, which marks its newest rows behind all columns.
  private static func isOfStation(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(4096).split(separator: 0x0A).contains { $0.drop { $0 == space }.starts(with: "yyyy ".utf8) }
  }

  /// What is left out of a text.
  static func notes(on bytes: [UInt8]) -> [TableNote] {
    guard isOfStation(bytes), bytes.firstRange(of: provisional) != nil else { return [] }
    return [TableNote("the mark 'Provisional' behind rows is left out", kind: .dropped)]
  }

  private static func barred(_ lines: [ArraySlice<UInt8>], rows: ClosedRange<Int>, _ cut: Cut) -> [UInt8] {
    var result: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { result.append(0x0A) }
      let isRow = rows.contains(index) && line.contains { $0 != space }
      result += isRow ? Array(cut.fields(of: line).joined(separator: [bar])) : Array(line)
    }
    return result
  }
}

/// The way in which lines are cut into fields.
private enum Cut {
  /// Before the bytes at these columns of characters.
  case columns([Int])
  /// At spaces outside of quotes. Lines with a word less than the others begin with an empty field.
  case words(count: Int)

  /// The way that suits all lines, of which the first may be a header. Nil if there is none.
  init?(_ lines: [ArraySlice<UInt8>]) {
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    let aligned = Self.starts(of: texts.map { Array($0.unicodeScalars) }).map(Cut.columns)
    let alignedCount = aligned.map { Self.numberCount(texts, $0) } ?? 0
    let words = texts.map(Self.words)
    // Words are fields too if more of them are numbers, or all.
    guard let header = words.first, let count = words.last?.count, count > 1,
      words.dropFirst().allSatisfy({ $0.count == count }), [count, count - 1].contains(header.count),
      case let numberCount = Self.numberCount(texts, .words(count: count)),
      numberCount > alignedCount || numberCount == count
    else {
      guard let aligned, alignedCount > 0 else { return nil }
      self = aligned
      return
    }
    // `iPhone 12` below `Model` is a name.
    let hasHeader = header.count == count && !header.contains(where: Self.isNumber)
    guard numberCount > 1 || hasHeader || Self.isNumber(words[1][0]) else { return nil }
    self = .words(count: count)
  }

  /// The number of fields that are numbers, or missing, in all lines but the first.
  private static func numberCount(_ texts: [String], _ cut: Cut) -> Int {
    let rows = texts.dropFirst().map(cut.fields)
    // Several spaces inside of a field are a cut that some line doesn't have. A line with few fields is a remark.
    guard let first = rows.first, !rows.contains(where: { $0.contains { $0.contains("  ") } }),
      texts.allSatisfy({ text in cut.fields(of: text).count { !$0.isEmpty } * 2 >= first.count })
    else { return 0 }
    return first.indices.count { column in
      rows.contains { isNumber($0[column]) }
        && rows.allSatisfy { isNumber($0[column]) || ResourceQuantities.isMissing($0[column]) }
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    NumberReader(.english).number(text) != nil || ResourceQuantities.isOne(text) || MixedUnits.isOne(text)
  }

  /// The columns of characters at which fields begin, the first one 0. Nil if there is only one.
  private static func starts(of lines: [[Unicode.Scalar]]) -> [Int]? {
    let width = lines.map(\.count).max() ?? 0
    // For each column, the number of lines that have a character there.
    var filledCounts = [Int](repeating: 0, count: width)
    for line in lines {
      for (column, scalar) in line.enumerated() where scalar != " " { filledCounts[column] += 1 }
    }
    var starts = [0]
    for column in 1..<max(width, 1) where filledCounts[column] > 0 && filledCounts[column - 1] == 0 {
      let last = starts[starts.count - 1]
      // A space may be inside of the longest names, and at the start of each line.
      let hasLeft = lines.contains { $0[min(last, $0.count)..<min(column, $0.count)].contains { $0 != " " } }
      let rightCount = lines.count { $0[min(column, $0.count)...].contains { $0 != " " } }
      if hasLeft, rightCount * 2 >= lines.count { starts.append(column) }
    }
    guard starts.count > 1 else { return nil }
    // A single space only separates a number from what it counts.
    let rows = lines.dropFirst().map { line in
      Cut.columns(starts).fields(of: String(String.UnicodeScalarView(line)))
    }
    let areNumbers = starts.indices.map { index in
      rows.allSatisfy { isNumber($0[index]) || ResourceQuantities.isMissing($0[index]) }
    }
    return starts.indices.filter { index in
      index == 0 || areNumbers[index - 1]
        || (starts[index] > 1 && filledCounts[starts[index] - 2] == 0)
    }.map { starts[$0] }
  }

  /// The fields of a line, without the spaces around them.
  func fields(of line: String) -> [String] {
    switch self {
    case .words(let count):
      let words = Self.words(of: line)
      return words.count == count - 1 ? [""] + words : words
    case .columns(let starts):
      let scalars = Array(line.unicodeScalars)
      return starts.indices.map { index in
        let end = index + 1 < starts.count ? starts[index + 1] : scalars.count
        let field = scalars[
          min(starts[index], scalars.count)..<max(min(end, scalars.count), min(starts[index], scalars.count))]
        return String(String.UnicodeScalarView(field)).trimmedSpaces
      }
    }
  }

  func fields(of line: ArraySlice<UInt8>) -> [[UInt8]] {
    fields(of: String(decoding: line, as: UTF8.self)).map { Array($0.utf8) }
  }

  /// The words of a line. Quotes keep their spaces.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for scalar in line.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmedSpaces: String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}
