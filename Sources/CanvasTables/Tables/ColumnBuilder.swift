/// Collects the cells of a column row by row, in as few bytes as its kind needs.
struct ColumnBuilder {
  /// The error of a cell: what was found, and what is allowed.
  typealias Failure = (_ found: String, _ allowed: String) -> DataError

  let name: String
  private let isText: Bool
  /// Whether `K` behind a number is a kelvin.
  private lazy var holdsTemperatures =
    MeasureWords.found(in: name)?.measure.addsUp == false
    && NameWords(name).words.contains { MeasureWords.measure($0) == .temperature }
  private(set) var kind = Column.Kind.empty
  private var missingBefore = 0
  private var numbers: [Double] = []
  private var days: [Int32] = []
  private var ids: [Int32] = []
  private var pool = TextPool()
  private var unit = ValueUnit.none
  private var hasNumber = false
  private(set) var problem: DataError?
  /// The cells that are of the column's kind, and those that aren't.
  private var goodCount = 0
  private var badCount = 0
  /// The number of short texts without digits among numbers, or of other cells among dates, and the error for the first
  /// of them.
  private var oddCount = 0
  private var oddity: DataError?
  /// The cells that say that a number or a date is missing.
  private var missing = MissingCells()
  /// The amounts with `Cr`, and what tells what it means, by row.
  private var hints: [(row: Int, hint: NumberReader.Hint)] = []
  /// The number of ranges among numbers, such as the ages `22-23` and `65+`.
  private var rangeCount = 0
  /// The markers of missing cells before the kind was known, as in `ids`. In a column of texts they are names.
  private var markerIDs: [Int32] = []
  /// The texts of the first rows, empty for a missing cell.
  private var sample: [String] = []
  /// The number of rows in a sample.
  static let sampleLimit = 200

  /// The second of the day of each date, or empty as long as no cell has a time.
  private var seconds: [Int32] = []
  /// The date of the last cell, because tables are often sorted by date.
  private var lastDate: (cell: ArraySlice<UInt8>, reading: DateReader.Reading) = ([], .none)

  /// A builder whose cells are all texts, or of the kind of the first cell.
  init(name: String, isText: Bool, missingBefore: Int = 0) {
    (self.name, self.isText, self.missingBefore) = (name, isText, missingBefore)
    sample = [String](repeating: "", count: min(missingBefore, Self.sampleLimit))
  }

  /// Whether most cells aren't of the kind of the first one, or many are ranges: it is a column of texts.
  var isMixed: Bool { badCount > goodCount || rangeCount * 4 > goodCount && rangeCount == badCount && rangeCount > 1 }

  /// Reads each `Cr` of the column alike. Returns whether these are credits although nothing else tells it.
  private mutating func readCredits(_ locale: LocaleFormat) -> Bool {
    if hints.isEmpty { return false }
    let (hasDebit, hasCrores) = (hints.contains { $0.hint == .debit }, hints.contains { $0.hint == .crores })
    let words = NameWords(name).words + (name.contains("₹") ? ["rs"] : [])
    let isNamed = words.contains { ["rs", "inr", "lakh", "lakhs", "crore", "crores"].contains($0) }
    let areCrores = !hasDebit && (hasCrores || isNamed || unit.isRupee || locale.isOfIndia)
    for case (let row, .credit(let amount)) in hints { numbers[row] = amount * (areCrores ? NumberReader.crore : 1) }
    return !areCrores && !hasDebit && unit == .none
  }

  /// The column of the collected cells.
  mutating func column(_ readers: CellReaders) -> Column {
    let guessesCredits = readCredits(readers.locale)
    if kind == .empty, !markerIDs.isEmpty { begin(.text) }
    if oddCount * (kind == .number ? Self.minimumNumbersPerOddity : 20) > goodCount { problem = problem ?? oddity }
    // A few names such as `3M` can be read as numbers.
    if badCount > 9 * goodCount { problem = nil }
    if kind == .text, let merged = pool.merged() {
      pool = merged.pool
      ids = ids.map { $0 < 0 ? $0 : merged.ids[Int($0)] }
    }
    let cells: Column.Cells =
      switch kind {
      case .text: .texts(ids, pool)
      case .number: .numbers(numbers)
      case .date, .time, .timeOfDay: .days(days)
      case .empty: .empty
      }
    if case .numbers = cells, unit == .none, let (days, period) = CompactDates.days(of: numbers, named: name) {
      return Column(
        name: name, kind: .date(period), unit: .none, cells: .days(days), numberRange: nil, problem: problem,
        missing: missing, isMixed: isMixed, sample: sample)
    }
    let times = isText ? nil : ColumnTimes(name, cells, seconds: seconds, unit: unit, zone: readers.zone)
    return Column(
      name: name, kind: times?.kind ?? kind, unit: unit, cells: times.map { .times($0.times) } ?? cells,
      numberRange: times == nil ? NumberRange(cells) : nil, problem: problem, missing: missing, isMixed: isMixed,
      sample: sample, guessesCredits: guessesCredits, zone: times?.zone, unitsPerSecond: times?.unitsPerSecond)
  }

  mutating func appendMissing() {
    if sample.count < Self.sampleLimit { sample.append("") }
    appendGap()
  }

  private mutating func appendGap() {
    switch kind {
    case .empty: missingBefore += 1
    case .text: ids.append(-1)
    case .number: numbers.append(.nan)
    case .date, .time, .timeOfDay: append(day: .min, second: nil)
    }
  }

  /// Adds a cell without surrounding white space. `failure` makes an error with the cell's position.
  mutating func append(
    _ bytes: [UInt8], _ range: Range<Int>, readers: CellReaders, canBeNumber: Bool = true, failure: Failure
  ) {
    guard !range.isEmpty else { return appendMissing() }
    if sample.count < Self.sampleLimit { sample.append(String(decoding: bytes[range].prefix(200), as: UTF8.self)) }
    appendCell(bytes, range, readers: readers, canBeNumber: canBeNumber, failure: failure)
  }

  private mutating func appendCell(
    _ bytes: [UInt8], _ range: Range<Int>, readers: CellReaders, canBeNumber: Bool, failure: Failure
  ) {
    if !isText, kind != .text, MissingMarker.contains(bytes, Footnotes.trimmed(bytes, range)) {
      if kind == .empty {
        markerIDs += [Int32](repeating: -1, count: missingBefore - markerIDs.count)
        markerIDs.append(Int32(pool.id(of: bytes[range])))
      }
      let text = String(decoding: bytes[range], as: UTF8.self)
      missing.add(text, isWord: MissingMarker.isWord(text)) { failure(DataError.quoted(text), readers.allowedNumber) }
      return appendGap()
    }
    if kind == .empty { decideKind(bytes, range, readers: readers, canBeNumber: canBeNumber) }
    switch kind {
    case .empty: appendGap()
    case .text: ids.append(Int32(pool.id(of: bytes[range])))
    case .number:
      if canBeNumber, let number = number(bytes, range, readers) {
        append(number, bytes, range, failure)
      } else {
        appendOther(bytes, range, readers, failure)
      }
    // Only dates begin a column of dates. Whether its cells are times is decided at the end.
    case .date, .time, .timeOfDay:
      let period: CalendarPeriod = if case .date(let period) = kind { period } else { .day }
      switch date(bytes, range, readers) {
      case .date(let date, period): append(day: Int32(date.dayNumber), second: nil)
      case .time(let time, let offset) where period == .day:
        if let time = readers.time(time, offset: offset) {
          append(day: Int32(time.date.dayNumber), second: Int32(time.secondOfDay))
        } else {
          refuse(bytes, range, "a date that exists", failure, offersText: true)
        }
      case .impossible: refuse(bytes, range, "a date that exists", failure, offersText: true)
      case .date, .time, .none:
        appendOdd(bytes, range, "a \(period), as in the cells before", failure)
      }
    }
  }

  /// Appends a cell that isn't a number to a column of numbers.
  private mutating func appendOther(
    _ bytes: [UInt8], _ range: Range<Int>, _ readers: CellReaders, _ failure: Failure
  ) {
    let allowed = readers.allowedNumber
    if Self.isOdd(bytes, range) { return appendOdd(bytes, range, allowed, failure) }
    badCount += 1
    if NumericRanges.isRange(String(decoding: bytes[range].prefix(40), as: UTF8.self)) { rangeCount += 1 }
    refuse(bytes, range, allowed, failure, offersText: true)
  }

  /// Appends a cell that counts as missing if there are only a few.
  private mutating func appendOdd(_ bytes: [UInt8], _ range: Range<Int>, _ allowed: String, _ failure: Failure) {
    badCount += 1
    oddCount += 1
    oddity = oddity ?? error(bytes, range, allowed, failure, offersText: true)
    missing.add(String(decoding: bytes[range], as: UTF8.self)) { [oddity] in oddity }
    appendGap()
  }

  private mutating func append(day: Int32, second: Int32?) {
    if second != nil, seconds.isEmpty { seconds = [Int32](repeating: 0, count: days.count) }
    if second != nil || !seconds.isEmpty { seconds.append(second ?? 0) }
    days.append(day)
    if day != .min { goodCount += 1 }
  }

  /// Adds a parsed number.
  mutating func append(number: Double, shown: String, readers: CellReaders, failure: Failure) {
    if sample.count < Self.sampleLimit { sample.append(shown) }
    if kind == .number, unit == .none, number.isFinite {
      numbers.append(number)
      goodCount += 1
      hasNumber = true
      return
    }
    let bytes = Array(shown.utf8)
    guard kind == .number || (kind == .empty && !isText) else {
      return appendCell(bytes, 0..<bytes.count, readers: readers, canBeNumber: true, failure: failure)
    }
    if kind == .empty { begin(.number) }
    append(NumberReader.Number(value: number), bytes, 0..<bytes.count, failure)
  }

  /// Records an error for a value that can't be a cell.
  mutating func refuse(found: String, failure: Failure) {
    problem = problem ?? failure(found, "a number, a text or null")
    appendMissing()
  }

  /// The number of numbers for each odd text. With fewer, the text is an error.
  private static let minimumNumbersPerOddity = 4

  /// Whether a text says why there is no number, such as `closed`, rather than being one that is miswritten.
  private static func isOdd(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.count <= 24 && !bytes[range].contains { $0 &- 0x30 < 10 }
  }

  private mutating func append(
    _ number: NumberReader.Number, _ bytes: [UInt8], _ range: Range<Int>, _ failure: Failure
  ) {
    guard number.value.isFinite else { return refuse(bytes, range, DecimalNumber.allowedSize, failure) }
    switch (unit, number.unit) {
    case (let known, let new) where known == new: break
    case (.none, .currency): unit = number.unit
    case (.currency, .none): break
    case (.none, .percent) where !hasNumber: unit = .percent
    default: return refuse(bytes, range, "one unit in a column, as in the cells before", failure)
    }
    if let hint = number.hint { hints.append((numbers.count, hint)) }
    numbers.append(number.value)
    goodCount += 1
    hasNumber = true
  }

  private mutating func refuse(
    _ bytes: [UInt8], _ range: Range<Int>, _ allowed: String, _ failure: Failure, offersText: Bool = false
  ) {
    if problem == nil { problem = error(bytes, range, allowed, failure, offersText: offersText) }
    appendGap()
  }

  private func error(
    _ bytes: [UInt8], _ range: Range<Int>, _ allowed: String, _ failure: Failure, offersText: Bool
  ) -> DataError {
    var error = failure(DataError.quoted(String(decoding: bytes[range], as: UTF8.self)), allowed)
    if offersText { error.remedy = .text(name) }
    return error
  }

  private mutating func decideKind(_ bytes: [UInt8], _ range: Range<Int>, readers: CellReaders, canBeNumber: Bool) {
    if isText { return begin(.text) }
    switch date(bytes, range, readers) {
    case .date(_, let period) where !mayBeDecimal(bytes, range): begin(.date(period))
    case .time, .impossible: begin(.date(.day))
    case .date, .none:
      begin(
        canBeNumber && !isCode(bytes, range) && number(bytes, range, readers) != nil ? .number : .text)
    }
  }

  /// Whether a month such as `10.2024` is as likely a number: the column isn't called after time.
  private func mayBeDecimal(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.count == 7 && bytes[range.lowerBound] == UInt8(ascii: "1") && bytes[range.lowerBound + 2] == UInt8(ascii: ".")
      && !CompactDates.sayPeriods(name)
  }

  /// The number in a cell, or nil for other cells, such as those in kelvin, which are texts with a unit.
  private mutating func number(_ bytes: [UInt8], _ range: Range<Int>, _ readers: CellReaders) -> NumberReader.Number? {
    if bytes[range].last == UInt8(ascii: "K"), holdsTemperatures { return nil }
    return readers.numbers.number(bytes, range)
  }

  /// Whether a cell is a code rather than a number: digits after a zero. Parts of dates have two.
  private func isCode(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    Self.isCode(bytes[range])
      && (range.count > 3 || !NameWords(name).words.contains { SplitDates.range(ofPart: $0) != nil })
  }

  /// Whether a cell has digits after a zero, as the numbers of accounts and towns have.
  static func isCode(_ cell: some Collection<UInt8>) -> Bool {
    cell.count > 1 && cell.first == UInt8(ascii: "0") && cell.allSatisfy { $0 &- 0x30 < 10 }
      && cell.contains { $0 != UInt8(ascii: "0") }
  }

  private mutating func begin(_ kind: Column.Kind) {
    self.kind = kind
    defer { markerIDs = [] }
    switch kind {
    case .empty: break
    case .text:
      missing = MissingCells()
      ids = markerIDs + [Int32](repeating: -1, count: missingBefore - markerIDs.count)
    case .number: numbers = [Double](repeating: .nan, count: missingBefore)
    case .date, .time, .timeOfDay: days = [Int32](repeating: .min, count: missingBefore)
    }
  }

  private mutating func date(_ bytes: [UInt8], _ range: Range<Int>, _ readers: CellReaders) -> DateReader.Reading {
    let range = Footnotes.trimmed(bytes, range)
    if range.count == 10 { return readers.dates.reading(bytes, range) }
    if lastDate.cell == bytes[range] { return lastDate.reading }
    let reading = readers.dates.reading(bytes, range)
    // Times are seldom the same as before.
    if case .time = reading { return reading }
    lastDate = (ArraySlice(Array(bytes[range])), reading)
    return reading
  }
}

/// The readers of cells with numbers and dates in a locale. It is a class because it is passed on with every cell.
final class CellReaders: Sendable {
  let locale: LocaleFormat
  let numbers: NumberReader
  let dates: DateReader
  /// The time zone to which times with an offset are converted. If nil, they stay as written.
  let zone: ClockZone?

  init(_ locale: LocaleFormat, zone: ClockZone? = nil) {
    self.locale = locale
    self.zone = zone
    numbers = NumberReader(locale)
    dates = DateReader(locale)
  }

  /// A time as it is kept: on the clocks of the zone if it has an offset. Nil if that is outside the calendar.
  func time(_ time: CalendarTime, offset: Int?) -> CalendarTime? {
    guard let zone, let offset else { return time }
    return CalendarTime(seconds: zone.wallClock(utc: time.seconds - offset))
  }

  /// An example such as `1,234.5`, for messages.
  var exampleNumber: String { "1\(locale.group)234\(locale.decimal)5" }

  /// The description of a number, for messages.
  var allowedNumber: String { "a number in the format of \(locale.identifier), such as \(exampleNumber)" }
}
