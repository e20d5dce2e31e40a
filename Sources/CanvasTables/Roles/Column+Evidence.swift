/// What the cells and the name of a column tell about its role.
extension Column {
  /// Whether all numbers can be years: integers from 1000 to 2200 if the column is named after years, otherwise from
  /// 1900 to 2100.
  var holdsYears: Bool {
    holdsParts(NameWords(name).sayYear ? 1000...2200 : 1900...2100)
  }

  /// Whether the numbers are years with fractions, such as 1949.083 for February 1949: the column is named after time.
  var holdsDecimalYears: Bool {
    guard ["time", "date", "decimal date"].contains(name.lowercased()) || NameWords(name).sayYear, unit == .none,
      let range = numberRange
    else { return false }
    return !range.areWhole && range.least >= 1000 && range.greatest <= 2200
  }

  /// Whether all numbers can be a part of dates: they are whole, without a unit, and in its range.
  func holdsParts(_ range: ClosedRange<Double>) -> Bool {
    guard unit == .none, case .numbers(let numbers) = cells else { return false }
    let known = numbers.lazy.filter { !$0.isNaN }
    return known.first != nil && known.allSatisfy { $0 == $0.rounded() && range.contains($0) }
  }

  /// Whether whole numbers without a unit are as long as hashes and the numbers of accounts, which measure nothing.
  var hasLongNumbers: Bool {
    guard unit == .none, let range = numberRange, range.areWhole else { return false }
    return max(-range.least, range.greatest) > 0x1p53
  }

  /// The days or times of the rows, the least number for a missing one. Empty for other cells.
  var instants: [Int] {
    switch cells {
    case .days(let days): days.map { $0 == .min ? .min : Int($0) }
    case .times(let times): times
    case .texts, .numbers, .empty: []
    }
  }

  /// Whether at most half of the rows have a date or a time, or all have the same one.
  var tellsNoTime: Bool {
    let all = instants
    let known = all.filter { $0 != .min }
    return all.count > 1 && (known.count * 2 <= all.count || known.allSatisfy { $0 == known[0] })
  }

  /// Whether the first text has a digit, as codes do.
  var hasDigits: Bool { sample.first { !$0.isEmpty }?.contains(where: \.isNumber) ?? false }

  /// The number of rows with a number.
  var numberCount: Int { if case .numbers(let numbers) = cells { numbers.count { !$0.isNaN } } else { 0 } }

  /// Whether several cells are all the same, or no number is known.
  var isConstant: Bool {
    switch cells {
    case .texts(let ids, let pool): ids.count > 1 && pool.count == 1
    case .numbers(let numbers):
      numbers.count > 1 && numbers.allSatisfy { $0 == numbers[0] || $0.isNaN && numbers[0].isNaN }
    case .days, .times, .empty: false
    }
  }

  /// The number of different texts, of rows that have one, and of rows that lack one. Nil if the cells are no texts.
  var names: (count: Int, rowCount: Int, missingCount: Int)? {
    guard case .texts(let ids, let pool) = cells else { return nil }
    let rowCount = ids.count { $0 >= 0 }
    return (pool.count, rowCount, ids.count - rowCount)
  }

  /// Whether the cells are texts, each another one, and none missing.
  var namesRows: Bool { names.map { $0.count == $0.rowCount && $0.missingCount == 0 } ?? false }

  /// Whether the cells are a few texts that occur several times: at most half as many as there are rows.
  var repeatsNames: Bool { names.map { $0.count > 1 && $0.count * 2 <= $0.rowCount } ?? false }

  /// Whether the cells are several texts of which some occur again: at most three for four rows.
  var repeatsSomeNames: Bool { names.map { $0.count > 1 && $0.count * 4 <= $0.rowCount * 3 } ?? false }

  /// Whether each row has another text or number.
  var tellsRowsApart: Bool {
    switch cells {
    case .texts(let ids, let pool): pool.count == ids.count
    case .numbers(let numbers): zip(numbers, numbers.dropFirst()).allSatisfy(<) || Set(numbers).count == numbers.count
    case .days, .times, .empty: false
    }
  }

  /// The numbers, or the days or times of the rows, NaN for a missing one. Empty for other cells.
  var quantities: [Double] {
    if case .numbers(let numbers) = cells { numbers } else { instants.map { $0 == .min ? .nan : Double($0) } }
  }

  /// The texts of the rows by their indices in the pool, or nil for other cells.
  var textIDs: [Int32]? { if case .texts(let ids, _) = cells { ids } else { nil } }

  /// Whether the numbers or times of each text of a column, or of all rows, ascend or all descend, and are at least so
  /// many, and four for each.
  func isMonotonic(by names: Column?, least: Int) -> Bool {
    let ids = names?.textIDs
    var (last, count, rises, falls): ([Int32: Double], Int, Bool, Bool) = ([:], 0, false, false)
    for (row, number) in quantities.enumerated() where !number.isNaN {
      if let before = last.updateValue(number, forKey: ids?[row] ?? 0) {
        (rises, falls) = (rises || number > before, falls || number < before)
        if rises && falls { return false }
      }
      count += 1
    }
    return count >= max(least, last.count * 4) && rises != falls
  }

  /// Whether some numbers are below zero, or missing in many rows, as payments beside refunds or beside receipts are.
  var hasOppositeRows: Bool {
    guard case .numbers(let numbers) = cells else { return false }
    return numbers.contains { $0 < 0 } || numbers.count { $0.isNaN } * 10 > numbers.count
  }

  /// Whether the dates or times ascend or descend.
  var isSorted: Bool { instants.filter { $0 != .min }.areInOrder }

  /// Whether each name of a column has the same numbers equally often, and at least four.
  func isRepeated(by names: Column) -> Bool {
    guard case .numbers(let numbers) = cells, case .texts(let ids, let pool) = names.cells, pool.count <= 50 else {
      return false
    }
    var found = [[Double: Int]](repeating: [:], count: pool.count)
    for (id, number) in zip(ids, numbers) where id >= 0 {
      found[Int(id)][number, default: 0] += 1
      if found[Int(id)].count > 200 { return false }
    }
    guard found.count > 1, found[0].count > 3, let often = found[0].first?.value else { return false }
    return found.allSatisfy { $0 == found[0] } && found[0].values.allSatisfy { $0 == often }
  }

  /// Whether all cells have the same number of digits, and some begin with zeros, as codes of districts do.
  var hasLeadingZeros: Bool {
    guard kind == .number, unit == .none else { return false }
    let cells = sample.filter { !$0.isEmpty }
    return cells.count > 1 && cells[0].utf8.count > 1
      && cells.allSatisfy { $0.utf8.count == cells[0].utf8.count && $0.utf8.allSatisfy { (48...57).contains($0) } }
      && cells.contains { $0.utf8.first == 48 }
  }

  /// Whether rows with the same text have the same text in another column.
  func decides(_ other: Column) -> Bool {
    guard case .texts(let ids, let pool) = cells, let otherIDs = other.textIDs else { return false }
    return Set(zip(ids, otherIDs).map { SIMD2($0, $1) }).count == pool.count
  }

  /// Whether the name is that of what the numbers of a row measure.
  var saysIndicator: Bool { NameWords(name).words.contains(where: Self.indicators.contains) }
  private static let indicators = Set(
    words: "indicator|indikator|kennzahl|indicateur|indicador|indicatore|wskaźnik|показатель|지표|指標|指标")

  /// Whether many rows have a few whole numbers.
  var hasFewNumbers: Bool {
    guard case .numbers(let all) = cells, let range = numberRange, range.areWhole else { return false }
    let width = range.greatest - range.least + 1
    return width < 13 && Double(all.count) > 10 * width
  }

  /// Whether the cells are a few whole numbers, each in two rows or more.
  var repeatsNumbers: Bool {
    guard case .numbers(let numbers) = cells, unit == .none, numberRange?.areWhole == true else { return false }
    var counts: [Double: Int] = [:]
    for number in numbers where !number.isNaN {
      counts[number, default: 0] += 1
      if counts.count > 60 { return false }
    }
    return counts.count > 1 && counts.values.allSatisfy { $0 > 1 }
  }

  /// Whether the numbers are at least three and ascend or descend, as years do; equal ones may follow each other. Those
  /// of measurements and prices are in order by chance.
  var isInOrder: Bool {
    guard case .numbers(let numbers) = cells, Set(numbers).count > 2, !saysMeasure else { return false }
    return numbers.areInOrder
  }

  /// Whether the name is that of a measurement or a price.
  private var saysMeasure: Bool { MeasureWords.found(in: name)?.measure.addsUp == false }

  /// Whether each number is greater than the one before.
  var isInSteps: Bool {
    guard case .numbers(let numbers) = cells, numbers.count > 3, !numbersRows(isFirst: true), !saysMeasure else {
      return false
    }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether the name is that of steps of a training or a simulation.
  var saysStep: Bool { NameWords(name).words.last.map(Self.steps.contains) ?? false }

  private static let steps = Set(
    words: "step|steps|epoch|iteration|iter|batch|round|generation|sample|km|mile|miles|lap|laps|giro|runde|tour|vuelta"
  )

  /// The greatest magnitude of the numbers, or 0 without any.
  var size: Double { numberRange.map { max(abs($0.least), abs($0.greatest)) } ?? 0 }

  static let coordinates: Set<String> = ["lat", "lon", "lng", "latitude", "longitude"]

  static let numbering = identifying.union(
    Set(words: "no|nr|num|number|index|idx|row|pos|م|pl|place|position|n|номер|№|번호|순번|番号|序号"))

  /// Words that aren't names of measures or answers.
  private static let identifying = Set(words: "id|ids|rank|key|code|sku|zip|lfd|uuid|platz|rk|rang|순위|排名|順位")

  /// Whether the numbers are those of the rows, from 0 or 1, and the name is none of an axis or a measure.
  private var countsRows: Bool {
    guard case .numbers(let numbers) = cells, numbers.count > 3, unit == .none, !saysStep,
      [0, 1].contains(numbers[0]), !["x", "t", "time"].contains(name), MeasureWords.found(in: name) == nil
    else { return false }
    return numbers.indices.allSatisfy { numbers[$0] == numbers[0] + Double($0) }
  }

  /// Whether the column only numbers or identifies the rows: it is named so, and its numbers are whole and unique. Also
  /// whether it is a latitude or longitude, or a code.
  ///
  /// - Parameter isFirst: Whether it is the table's first column, which numbers the rows also without such a name. Others are
  ///   called `No` and `Index` although they have answers and measures, so that their numbers must follow each other.
  func numbersRows(isFirst: Bool = false) -> Bool {
    let words = NameWords(name).words
    // Places on maps aren't values either.
    if let last = words.last, Self.coordinates.contains(last) || words == ["long"] { return true }
    guard case .numbers(let numbers) = cells, unit == .none else { return false }
    if isFirst, countsRows { return true }
    // Programs write the numbers of rows into a column without a name.
    if name.hasPrefix("column "), numbers.count > 1, zip(numbers, numbers.dropFirst()).allSatisfy(<),
      let range = numberRange, range.areWhole, range.least >= 0
    {
      return true
    }
    // A person has several rows in a table of visits.
    if words.last == "id", numberRange?.areWhole == true { return true }
    if let last = words.last, ["コード", "코드", "代码", "编码"].contains(last) || (last == "code" && words.count > 1) {
      return true
    }
    guard
      name.hasSuffix("#") || name == "№" || words.last.map(Self.numbering.contains) ?? false,
      words.count < 3
    else { return false }
    let values = numbers.filter { !$0.isNaN }
    guard numberRange?.areWhole != false, Set(values).count == values.count else { return false }
    guard !isFirst, let word = words.last, !Self.identifying.contains(word) else { return true }
    return (values.max() ?? 0) - (values.min() ?? 0) < Double(values.count)
  }
}

extension Array where Element: Comparable {
  /// Whether the elements ascend or descend; equal ones may follow each other.
  var areInOrder: Bool { zip(self, dropFirst()).allSatisfy(<=) || zip(self, dropFirst()).allSatisfy(>=) }
}
