/// A name, prepared for comparing it with several globs.
struct GlobName {
  let scalars: [Unicode.Scalar]
  /// The number of words of a set of places: a place before each character, and one at the end.
  let wordCount: Int
  /// The places before each character.
  let all: PlaceSet
  /// The places before each slash.
  let slashes: PlaceSet
  /// The places before each character that isn't a slash.
  let inFolder: PlaceSet
  /// The places before each ASCII character that the name has.
  private let ascii: [PlaceSet]

  init(_ name: String) {
    let scalars = Array(name.unicodeScalars)
    self.scalars = scalars
    let wordCount = scalars.count / 64 + 1
    self.wordCount = wordCount
    var all = PlaceSet(wordCount: wordCount)
    var inFolder = all
    var ascii = [PlaceSet](repeating: all, count: 128)
    for (place, scalar) in scalars.enumerated() {
      all.insert(place)
      if scalar != "/" { inFolder.insert(place) }
      if scalar.isASCII { ascii[Int(scalar.value)].insert(place) }
    }
    self.all = all
    self.inFolder = inFolder
    slashes = ascii[0x2F]
    self.ascii = ascii
  }

  /// The places before a character.
  func places(of scalar: Unicode.Scalar) -> PlaceSet {
    scalar.isASCII ? ascii[Int(scalar.value)] : places { $0 == scalar }
  }

  /// The places before the characters that satisfy a condition.
  func places(where isOne: (Unicode.Scalar) -> Bool) -> PlaceSet {
    changing(PlaceSet(wordCount: wordCount)) {
      for (place, scalar) in scalars.enumerated() where isOne(scalar) { $0.insert(place) }
    }
  }
}

/// A set of places in a name. Sets that are combined have the same number of words.
///
/// Matching steps all places at once, so that it takes a few operations for each part of a glob. The first word is
/// kept apart because most names need no other, and no memory is allocated for it.
struct PlaceSet {
  private var first: UInt64 = 0
  private var others: [UInt64]

  init(wordCount: Int) { others = wordCount > 1 ? Array(repeating: 0, count: wordCount - 1) : [] }

  var isEmpty: Bool { first == 0 && others.allSatisfy { $0 == 0 } }

  func contains(_ place: Int) -> Bool {
    let word = place < 64 ? first : others[place / 64 - 1]
    return word >> UInt64(place % 64) & 1 == 1
  }

  mutating func insert(_ place: Int) {
    let bit = UInt64(1) << UInt64(place % 64)
    if place < 64 { first |= bit } else { others[place / 64 - 1] |= bit }
  }

  mutating func formUnion(_ other: PlaceSet) {
    first |= other.first
    for i in others.indices { others[i] |= other.others[i] }
  }

  /// Replaces each place with the next one, if the character between them is one of `characters`. Removes the others.
  mutating func step(over characters: PlaceSet) {
    var carry = Self.step(&first, over: characters.first, 0)
    for i in others.indices { carry = Self.step(&others[i], over: characters.others[i], carry) }
  }

  private static func step(_ word: inout UInt64, over characters: UInt64, _ carry: UInt64) -> UInt64 {
    let passing = word & characters
    word = passing << 1 | carry
    return passing >> 63
  }

  /// Adds all places that are reached from one in the set over any number of `characters`.
  mutating func spread(over characters: PlaceSet) {
    var carry = Self.spread(&first, over: characters.first, 0)
    for i in others.indices { carry = Self.spread(&others[i], over: characters.others[i], carry) }
  }

  private static func spread(_ word: inout UInt64, over characters: UInt64, _ carry: UInt64) -> UInt64 {
    word |= carry
    // Doubles the distance with each step.
    var passable = characters << 1
    var distance: UInt64 = 1
    while distance < 64 {
      word |= passable & word << distance
      passable &= passable << distance
      distance *= 2
    }
    return (word & characters) >> 63
  }
}
