/// Small numbers for the values of a column: equal values have equal codes, counted from 0 in the order in which they
/// first occur.
///
/// Values are equal if JavaScript writes them alike, as in Vega: the number 1 and the text `1` are.
struct GroupCodes {
  private(set) var codes: [Int32] = []
  private(set) var count = 0

  init(_ column: DataColumn) {
    codes.reserveCapacity(column.count)
    switch column {
    case .numbers(let numbers):
      var table = NumberCodes()
      for number in numbers { codes.append(table.code(NumberCodes.key(number))) }
      count = table.count
    case .texts(let texts):
      var table = TextCodes()
      for text in texts { codes.append(Int32(table.code(text))) }
      count = table.count
    case .values(let values): codeValues(values)
    }
  }

  /// The codes of pairs of codes.
  init(_ first: GroupCodes, _ second: GroupCodes) {
    let (size, overflow) = first.count.multipliedReportingOverflow(by: second.count)
    codes.reserveCapacity(first.codes.count)
    if !overflow, size <= 4_194_304 {
      codePairs(first, second, size: size)
    } else {
      var table = NumberCodes()
      for (a, b) in zip(first.codes, second.codes) { codes.append(table.code(UInt64(a) << 32 | UInt64(b))) }
      count = table.count
    }
  }

  private mutating func codePairs(_ first: GroupCodes, _ second: GroupCodes, size: Int) {
    var known = [Int32](repeating: -1, count: size)
    for row in 0..<min(first.codes.count, second.codes.count) {
      let place = Int(first.codes[row]) * second.count + Int(second.codes[row])
      if known[place] < 0 {
        known[place] = Int32(count)
        count += 1
      }
      codes.append(known[place])
    }
  }

  /// Numbers, times and texts have tables of their own, whose codes are then put into one order. A text that is written
  /// as a number belongs to the numbers.
  private mutating func codeValues(_ values: [DataValue]) {
    var numbers = NumberCodes()
    var times = NumberCodes()
    var texts = TextCodes()
    var joint = NumberCodes()
    for value in values {
      let key: UInt64 =
        switch value {
        case .number(let number): UInt64(numbers.code(NumberCodes.key(number)))
        case .time(let time): 1 << 40 | UInt64(times.code(NumberCodes.key(time)))
        default: textKey(value.name, &numbers, &texts)
        }
      codes.append(joint.code(key))
    }
    count = joint.count
  }

  private func textKey(_ text: String, _ numbers: inout NumberCodes, _ texts: inout TextCodes) -> UInt64 {
    if let first = text.utf8.first, first &- 0x30 < 10 || first == 0x2D || first == 0x49 || first == 0x4E {
      let number = text == "NaN" ? .nan : ScriptNumber.number(text)
      if DataValue.number(number).name == text { return UInt64(numbers.code(NumberCodes.key(number))) }
    }
    return 2 << 40 | UInt64(texts.code(text))
  }
}

/// Codes of 64-bit keys, in a hash table with open places.
struct NumberCodes {
  private var keys: [UInt64] = [UInt64](repeating: 0, count: 64)
  private var codes: [Int32] = [Int32](repeating: -1, count: 64)
  private(set) var count = 0

  /// The key of a number. 0 and −0 are one number, and so are all NaN.
  static func key(_ number: Double) -> UInt64 {
    number == 0 ? 0 : number.isNaN ? Double.nan.bitPattern : number.bitPattern
  }

  mutating func code(_ key: UInt64) -> Int32 {
    let mask = keys.count - 1
    var place = Self.place(key, mask)
    while codes[place] >= 0 {
      if keys[place] == key { return codes[place] }
      place = (place + 1) & mask
    }
    keys[place] = key
    codes[place] = Int32(count)
    count += 1
    if count * 2 > keys.count { grow() }
    return Int32(count - 1)
  }

  private mutating func grow() {
    let (oldKeys, oldCodes) = (keys, codes)
    let mask = keys.count * 2 - 1
    keys = [UInt64](repeating: 0, count: mask + 1)
    codes = [Int32](repeating: -1, count: mask + 1)
    for index in oldKeys.indices where oldCodes[index] >= 0 {
      var place = Self.place(oldKeys[index], mask)
      while codes[place] >= 0 { place = (place + 1) & mask }
      keys[place] = oldKeys[index]
      codes[place] = oldCodes[index]
    }
  }

  /// The bits are mixed by two multiplications, so that those of round numbers, which end in zeros, are spread.
  private static func place(_ key: UInt64, _ mask: Int) -> Int {
    var bits = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: bits >> 32) & mask
  }
}

/// Codes of texts, which are compared as bytes: `é` in one or in two characters are two texts, as in JavaScript.
struct TextCodes {
  private var places: [Int32] = [Int32](repeating: -1, count: 64)
  private var hashes: [Int] = []
  private(set) var texts: [String] = []

  var count: Int { texts.count }

  mutating func code(_ text: String) -> Int {
    let hash = Self.hash(text)
    var place = hash & (places.count - 1)
    while places[place] >= 0 {
      let code = Int(places[place])
      if hashes[code] == hash, Self.areEqual(texts[code], text) { return code }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(texts.count)
    texts.append(text)
    hashes.append(hash)
    if texts.count * 2 > places.count { grow() }
    return texts.count - 1
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 2)
    for (code, hash) in hashes.enumerated() {
      var place = hash & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(code)
    }
  }

  /// The hasher has a new seed in each process, so collisions can't be provoked. The codes don't depend on it.
  private static func hash(_ text: String) -> Int {
    var hasher = Hasher()
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }

  private static func areEqual(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    var (a, b) = (a, b)
    return a.withUTF8 { a in b.withUTF8 { b in a.elementsEqual(b) } }
  }
}
