/// The place where the table of a delimited text begins: below the titles that spreadsheets and reports write above
/// it.
struct TableStart {
  /// The offset of the header, or of the first row.
  private(set) var offset: Int

  /// The number of records above it.
  private(set) var skippedCount = 0

  /// The names above those of the header, each for its column and the empty ones after it: `2023,,2024,`. Empty if there
  /// are none.
  private(set) var upperNames: [String] = []

  /// Whether the header has no name for the first column, which names the rows: R writes tables so.
  private(set) var lacksFirstName = false

  /// Whether the first record has names, some of which are percents or the numbers of periods: `count,mean,25%,50%`,
  /// `cohort,0,1,2`.
  private(set) var hasQuantiles = false

  /// The units below the header, by column, and the offset of their record. Nil if there is no such record.
  private(set) var units: (offset: Int, texts: [String])?

  /// The number of records that are examined.
  private static let limit = 60

  private struct Record {
    var start: Int
    var texts: [String]
    var header: TableHeader

    var count: Int { texts.count }
    var filledCount: Int { texts.count { !$0.isEmpty } }
    /// Whether a field is a number or a date, perhaps in another locale than English.
    var hasValue: Bool { header.hasValue || texts.contains(where: looksLikeNumber) }
  }

  /// Finds the start of a table.
  ///
  /// Records are skipped if they have fewer fields than most of the following ones, or only one that isn't empty, and
  /// if then a header follows, and a row with a number or a date. A text without these is left as it is, so that an
  /// incomplete header stays an error.
  init(in bytes: [UInt8], from start: Int, delimiter: Delimiter, readers: FieldReaders) {
    offset = start
    let records = Self.records(in: bytes, from: start, delimiter: delimiter, readers: readers)
    let frequencies = records.map(\.count).occurrenceCounts
    // There may be more titles than rows.
    let widths = frequencies.contains { $0.key > 1 && $0.value > 1 } ? frequencies.filter { $0.key > 1 } : frequencies
    let width = widths.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    if Self.lacksFirstName(records, width: width) {
      lacksFirstName = true
      return
    }
    if Self.hasQuantiles(records, width: width) || Self.hasSteps(records, width: width) {
      hasQuantiles = true
      return
    }
    guard width > 1, let first = Self.firstRecord(of: records, width: width) else { return }
    if first > 0, width > 2, records[..<first].allSatisfy({ $0.count == 1 }), records.count - first > 2,
      records[first...].prefix(3).allSatisfy({ $0.count == width && $0.hasValue && !$0.header.isHeader })
    {
      // A table without a header.
      offset = records[first].start
      skippedCount = first
      return
    }
    let isUpper = Self.isUpperHeader(records[first...], width: width)
    let isTitle = !isUpper && Self.isTitleOfYears(records[first...], width: width)
    let header = isUpper || isTitle ? first + 1 : first
    guard records[header].header.isHeader,
      !records[header].texts.contains(where: { looksLikeNumber($0) && !isYear($0) }),
      header + 1 < records.count, records[header + 1].count == width
    else { return }
    let hasUnits = Self.areUnits(records[(header + 1)...], width: width)
    // The first row may be the name of a group.
    guard hasUnits || records[(header + 1)...].prefix(3).contains(where: { $0.count == width && $0.hasValue }) else {
      return
    }
    offset = records[header].start
    skippedCount = isTitle ? first + 1 : first
    if isUpper { upperNames = Self.filled(records[first].texts) }
    if hasUnits { units = (records[header + 1].start, records[header + 1].texts) }
  }

  private static func records(
    in bytes: [UInt8], from start: Int, delimiter: Delimiter, readers: FieldReaders
  ) -> [Record] {
    var records: [Record] = []
    var reader = RecordReader(bytes: bytes, from: start, delimiter: delimiter)
    while records.count < limit {
      let recordStart = reader.position
      // An invalid record is an error of the table, not of this search.
      guard let isRead = try? reader.next(), isRead else { break }
      guard !reader.isBlank, reader.fields.count == 1 || !reader.isEmpty else { continue }
      records.append(
        Record(
          start: recordStart, texts: reader.fields.map(reader.trimmedText),
          header: TableHeader(firstRecord: reader, readers: readers)))
    }
    return records
  }

  /// The index of the header, or of the first row, among records of which most have this many fields. Nil if there is
  /// none.
  private static func firstRecord(of records: [Record], width: Int) -> Int? {
    guard let first = records.firstIndex(where: { $0.count == width && $0.filledCount > 1 }) else { return nil }
    guard records[..<first].allSatisfy({ $0.count < width || $0.filledCount < 2 }) else {
      // Particulars in a wider table of their own.
      let rows = records[first...].prefix(6)
      return first < 10 && rows.count > 5 && records[first].header.isHeader
        && rows.allSatisfy { $0.count == width && $0.filledCount > 0 } ? first : nil
    }
    // Rows that end with more delimiters than the header.
    if first > 0, !records[first].header.isHeader, case let header = records[first - 1], header.header.isHeader,
      (width - 2..<width).contains(header.count), header.filledCount > 2,
      records[first...].allSatisfy({ $0.count <= header.count || $0.texts[header.count...].allSatisfy(\.isEmpty) })
    {
      return first - 1
    }
    // A few particulars, such as `Balance,1200,,,`, above a header with a name for more columns.
    guard !records[first].header.isHeader, records[first].filledCount * 2 <= width + 1,
      let header = records[first...].prefix(6).firstIndex(where: {
        $0.count == width && $0.header.isHeader && $0.filledCount > records[first].filledCount
      })
    else { return first }
    return header
  }

  /// Whether the first record is a header with one name less than all others have fields.
  private static func lacksFirstName(_ records: [Record], width: Int) -> Bool {
    guard width > 2, let header = records.first, header.count == width - 1, header.filledCount == header.count,
      header.header.isHeader, records.count > 3
    else { return false }
    let rows = records.dropFirst()
    return rows.allSatisfy { $0.count == width && !$0.texts[0].isEmpty && !$0.header.isNumber(0) && $0.hasValue }
      && Set(rows.map { $0.texts[0] }).count == rows.count
  }

  /// Whether the first record has names, some of them percents, above numbers that aren't.
  private static func hasQuantiles(_ records: [Record], width: Int) -> Bool {
    guard width > 2, records.count > 1, records[0].count == width, records[1].count == width else { return false }
    let quantiles = records[0].texts.indices.filter { records[0].header.isNumber($0) }
    return !quantiles.isEmpty && !quantiles.contains(0) && quantiles.count * 2 < width
      && Set(records[0].texts).count == width
      && quantiles.allSatisfy {
        records[0].texts[$0].hasSuffix("%") && records[1].header.isNumber($0) && !records[1].texts[$0].hasSuffix("%")
      }
  }

  /// Whether the first record has names and then the numbers of periods from 0 or 1 on: `cohort,users,0,1,2,3`. `Tea,1,2,3`
  /// may be a row of a table without a header.
  private static func hasSteps(_ records: [Record], width: Int) -> Bool {
    guard records.count > 1, records[0].count == width, records[1].count == width,
      let start = records[0].texts.firstIndex(where: { Int($0) != nil }), start > 0,
      (0..<start).allSatisfy({ !records[0].header.isNumber($0) && !records[0].texts[$0].isEmpty })
    else { return false }
    let steps = records[0].texts[start...].map(Int.init)
    return (0...1).contains { first in
      steps.count > 2 + 2 * first && steps == (first..<first + steps.count).map(Optional.init)
    }
      && records[1].texts[start...].map(Int.init) != steps
  }

  /// Whether the first record has names of several columns each, and the second the names of the columns. A name stands
  /// once, or above each of its columns.
  private static func isUpperHeader(_ records: ArraySlice<Record>, width: Int) -> Bool {
    guard records.count > 2, let upper = records.first else { return false }
    let (header, row) = (records[records.startIndex + 1], records[records.startIndex + 2])
    let names = Set(upper.texts.filter { !$0.isEmpty })
    let repeats = width > 3 && names.count < upper.filledCount && upper.filledCount >= width - 2
    return (repeats || (upper.filledCount < width && upper.filledCount * 2 <= width + 1))
      && header.count == width && header.header.isHeader && (repeats || header.filledCount > upper.filledCount)
      && header.filledCount >= width - (repeats ? 2 : 1) && !header.hasValue && row.count == width
      && (row.hasValue || areUnits(records.dropFirst(2), width: width))
  }

  /// Whether the first record has the titles of pivot tables, above names of columns of which some are years.
  private static func isTitleOfYears(_ records: ArraySlice<Record>, width: Int) -> Bool {
    guard records.count > 2, let title = records.first else { return false }
    let (header, row) = (records[records.startIndex + 1], records[records.startIndex + 2])
    return title.filledCount * 2 <= width + 1 && !title.hasValue && header.count == width && header.header.isHeader
      && header.header.hasValue && header.filledCount == width && row.count == width && row.hasValue
  }

  /// The names, repeated in the empty fields after each.
  private static func filled(_ texts: [String]) -> [String] {
    var last = ""
    return texts.map { text in
      if !text.isEmpty { last = text }
      return last
    }
  }

  /// Whether the first record has units for the columns of numbers in the second: `T€`, `%`, `[kWh]`.
  private static func areUnits(_ records: ArraySlice<Record>, width: Int) -> Bool {
    guard records.count > 1, let units = records.first else { return false }
    let row = records[records.startIndex + 1]
    guard units.count == width, row.count == width, units.filledCount > 0 else { return false }
    let hasThousands = units.texts.allSatisfy { $0.isEmpty || thousands.contains($0) }
    guard hasThousands ? row.texts.first?.isEmpty == false : !units.hasValue else { return false }
    var (numberCount, unitCount) = (0, 0)
    for (index, text) in units.texts.enumerated() {
      if row.header.isNumber(index) || looksLikeNumber(row.texts[index]) {
        numberCount += 1
        guard !text.isEmpty else { continue }
        guard text.count <= 14, !MissingMarker.isOne(text) else { return false }
        unitCount += 1
      } else {
        if MissingMarker.isOne(row.texts[index]) { continue }
        // A name is that of a row of values that are missing.
        guard !text.contains(where: { $0.isLetter || $0.isNumber }) || "([".contains(text.first ?? " ") else {
          return false
        }
      }
    }
    return unitCount > 0 && unitCount * 2 >= numberCount
  }

  /// The numbers that are units: thousands and millions.
  private static let thousands: Set<String> = ["1000", "1 000", "1.000", "1,000", "1000000", "1 000 000", "%"]

  /// The offset after a number of lines.
  static func offset(in bytes: [UInt8], from start: Int, skippingLines count: Int) -> Int {
    var offset = start
    var left = count
    while left > 0, offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { left -= 1 }
    }
    return offset
  }
}

/// Whether a text is a number in some locale: digits and separators, perhaps with a sign or a unit.
private func looksLikeNumber(_ text: String) -> Bool {
  guard text.utf8.count < 40, text.utf8.contains(where: { $0 &- 0x30 < 10 }),
    !text.utf8.contains(where: { ($0 | 0x20) &- 0x61 < 26 })
  else { return false }
  return text.wholeMatch(of: /[^\p{L}\p{N}]{0,3}[0-9][0-9.,'’\u00A0\u202F ]*\s?[^\p{L}\p{N}]{0,2}/) != nil
}

/// Whether a text is a year, which columns are named by, perhaps with the mark of a footnote: `20231)`.
private func isYear(_ text: String) -> Bool {
  (text.utf8.count == 4 && Int(text).map((1000...2999).contains) ?? false)
    || text.hasSuffix(")") && text.wholeMatch(of: /(19|20)[0-9]{2}[1-9]?\)/) != nil
}
