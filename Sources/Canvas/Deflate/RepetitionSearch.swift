/// Finds earlier occurrences of the next bytes in a picture's rows.
@safe struct RepetitionSearch {
  private let bytes: UnsafeRawPointer
  private let count: Int
  // The latest positions of each hash of four bytes, plus `base`, the newest first. Lower numbers are those of earlier
  // inputs: clearing the table would take longer than compressing a short input.
  private let places: UnsafeMutablePointer<Int32>
  private let base: Int
  private let placeCount: Int
  private let endPlaces: Int
  private let pixelSize: Int
  private let rowSize: Int
  /// The distance of the last repetition. Repetitions in a pattern often have the same distance.
  var lastDistance = 0

  private static let hashBitCount = 14
  /// The total number of positions.
  static func capacity(placeCount: Int) -> Int { placeCount << hashBitCount }

  /// The minimum length of a repetition.
  private static let shortest = 4
  static let longest = 258
  private static let window = 1 << 15

  /// A repetition of earlier bytes.
  struct Repetition {
    var length = 0
    var distance = 0
    /// The approximate saving, in tenths of a byte. Distances cost bits, except those that are used all the time.
    var worth = 24
  }

  /// - Parameters:
  ///   - places: A table in which all numbers are lower than `base`.
  ///   - base: The number of the first position. Those of all must be 32-bit numbers.
  init(
    _ bytes: UnsafePointer<UInt8>, count: Int, _ deflate: Deflate, places: UnsafeMutablePointer<Int32>, base: Int
  ) {
    unsafe self.bytes = UnsafeRawPointer(bytes)
    self.count = count
    unsafe self.places = places
    self.base = base
    (placeCount, endPlaces) = (deflate.effort.places, deflate.effort.endPlaces)
    (pixelSize, rowSize) = (deflate.pixelSize, deflate.rowSize)
  }

  /// The repetition at a position that is worth most, or one of length 0 if none is worth more than `least`.
  @inline(__always)
  func best(at position: Int, worthMoreThan least: Int) -> Repetition {
    var best = Repetition(worth: least)
    guard position &+ Self.shortest <= count else { return best }
    let next = fourBytes(at: position)
    consider(pixelSize, price: 0, at: position, next, &best)
    if lastDistance != pixelSize { consider(lastDistance, price: 0, at: position, next, &best) }
    if lastDistance != rowSize, rowSize != pixelSize { consider(rowSize, price: 5, at: position, next, &best) }
    // A long repetition is good enough.
    guard best.length < 32 else { return best }
    let bucket = unsafe places + Self.hash(next) &* placeCount
    for i in 0..<placeCount {
      let place = unsafe Int(bucket[i]) &- base
      let distance = position &- place
      if place < 0 { break }
      consider(distance, price: distance < 33 ? 10 : distance < 513 ? 15 : 20, at: position, next, &best)
    }
    return best
  }

  @inline(__always)
  private func consider(_ distance: Int, price: Int, at position: Int, _ next: UInt32, _ best: inout Repetition) {
    guard distance > 0, distance <= min(position, Self.window), fourBytes(at: position &- distance) == next else {
      return
    }
    // The previous candidates have no higher price, so only a longer repetition can be worth more: test the byte
    // after the best length.
    guard position &+ best.length < count,
      unsafe bytes.load(fromByteOffset: position &+ best.length, as: UInt8.self)
        == bytes.load(fromByteOffset: position &- distance &+ best.length, as: UInt8.self)
    else { return }
    let length = length(at: position, distance)
    let worth = 10 &* length &- price
    if worth > best.worth { best = Repetition(length: length, distance: distance, worth: worth) }
  }

  /// Remembers a position.
  @inline(__always)
  func add(_ position: Int) {
    guard position &+ Self.shortest <= count else { return }
    let bucket = unsafe places + Self.hash(fourBytes(at: position)) &* placeCount
    let place = Int32(truncatingIfNeeded: position &+ base)
    if placeCount == 4 {
      let old = unsafe UnsafeRawPointer(bucket).loadUnaligned(as: SIMD4<Int32>.self)
      unsafe UnsafeMutableRawPointer(bucket).storeBytes(
        of: SIMD4(place, old[0], old[1], old[2]), as: SIMD4<Int32>.self)
    } else {
      for i in stride(from: placeCount &- 1, to: 0, by: -1) { unsafe bucket[i] = bucket[i &- 1] }
      unsafe bucket[0] = place
    }
  }

  /// Remembers the positions of a repetition from its second byte on. For a long one, only the first and last
  /// positions are remembered.
  @inline(__always)
  func add(afterFirstOf repetition: Repetition, at position: Int) {
    let end = position &+ repetition.length
    let few = endPlaces
    if repetition.length <= 2 * few {
      for place in position &+ 1..<end { add(place) }
    } else {
      for place in position &+ 1..<position &+ few { add(place) }
      for place in end &- few..<end { add(place) }
    }
  }

  @inline(__always)
  private func fourBytes(at position: Int) -> UInt32 {
    unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self).littleEndian
  }

  @inline(__always)
  private static func hash(_ bytes: UInt32) -> Int {
    Int(truncatingIfNeeded: (bytes &* 2_654_435_769) >> UInt32(32 - hashBitCount))
  }

  @inline(__always)
  private func length(at position: Int, _ distance: Int) -> Int {
    let most = min(Self.longest, count &- position)
    let (a, b) = unsafe (bytes + position, bytes + (position &- distance))
    @inline(__always) func difference(_ i: Int) -> UInt64 {
      unsafe a.loadUnaligned(fromByteOffset: i, as: UInt64.self) ^ b.loadUnaligned(fromByteOffset: i, as: UInt64.self)
    }
    var length = 0
    // Most repetitions are short. Long ones are compared 32 bytes at a time.
    if most >= 40, difference(0) == 0 {
      length = 8
      while length &+ 32 <= most,
        difference(length) | difference(length &+ 8) | difference(length &+ 16) | difference(length &+ 24) == 0
      {
        length &+= 32
      }
    }
    while length &+ 8 <= most {
      let difference = difference(length).littleEndian
      if difference != 0 { return length &+ difference.trailingZeroBitCount / 8 }
      length &+= 8
    }
    while length < most {
      let (x, y) = unsafe (
        a.load(fromByteOffset: length, as: UInt8.self), b.load(fromByteOffset: length, as: UInt8.self)
      )
      guard x == y else { break }
      length &+= 1
    }
    return length
  }

  /// Whether a repetition of the maximum length follows at this distance.
  @inline(__always)
  func isLong(at position: Int, _ distance: Int) -> Bool {
    count &- position >= Self.longest && length(at: position, distance) == Self.longest
  }
}
