import Canvas
import Testing

struct HuffmanCodeTests {
  /// No code begins another one, and all of them together leave no room.
  private func expectIsComplete(_ code: HuffmanCode, limit: Int) {
    let used = code.lengths.indices.filter { code.lengths[$0] > 0 }
    #expect(code.lengths.allSatisfy { $0 <= limit })
    let shares = used.map { (symbol: Int) -> Int in 1 << (limit - Int(code.lengths[symbol])) }
    #expect(shares.reduce(0, +) == 1 << limit)
    for a in used {
      for b in used where a != b && code.lengths[a] <= code.lengths[b] {
        let mask = UInt16(1) << UInt16(code.lengths[a]) - 1
        #expect(code.codes[b] & mask != code.codes[a])
      }
    }
  }

  /// 1, 1, 2, 3, 5, 8: the counts of which codes grow longest. Worked out by hand.
  @Test func frequentSymbolsHaveShortCodes() {
    let code = HuffmanCode(counts: [8, 0, 1, 5, 1, 3, 2], limit: 15)
    #expect(code.lengths == [1, 0, 5, 2, 5, 3, 4])
    // In the order of their lengths, then of their symbols; the first bit lowest: 0, 10, 110, 1110, 11110, 11111.
    #expect(code.codes[0] == 0)
    #expect(code.codes[3] == 0b01)
    #expect(code.codes[5] == 0b011)
    #expect(code.codes[6] == 0b0111)
    #expect(code.codes[2] == 0b01111)
    #expect(code.codes[4] == 0b11111)
  }

  @Test(arguments: [[0, 0, 0], [0, 7, 0], [3, 0, 0], [0, 0, 2]] as [[UInt32]])
  func twoSymbolsHaveCodesAtLeast(counts: [UInt32]) {
    let code = HuffmanCode(counts: counts, limit: 15)
    #expect(code.lengths.filter { $0 == 1 }.count == 2)
    #expect(zip(counts, code.lengths).allSatisfy { $0 == 0 || $1 == 1 })
    expectIsComplete(code, limit: 15)
  }

  /// Fibonacci's numbers would take codes of 29 bits.
  @Test(arguments: [5, 7, 15]) func codesAreNoLongerThanTheLimit(limit: Int) {
    var counts: [UInt32] = [1, 1]
    while counts.count < min(30, 1 << limit) { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    expectIsComplete(HuffmanCode(counts: counts, limit: limit), limit: limit)
  }

  /// As short as codes can be: the sum over the inner nodes of a tree that a plain list builds.
  @Test func theSumIsTheLeast() {
    var random = SeededGenerator(seed: 50)
    for _ in 0..<200 {
      let counts = (0..<(2 + random.next(below: 100))).map { _ in UInt32(random.next(below: 50)) }
      guard counts.count(where: { $0 > 0 }) > 1 else { continue }
      var weights = counts.filter { $0 > 0 }
      var least: UInt32 = 0
      while weights.count > 1 {
        weights.sort()
        let node = weights.removeFirst() + weights.removeFirst()
        least += node
        weights.append(node)
      }
      let code = HuffmanCode(counts: counts, limit: 15)
      #expect(zip(counts, code.lengths).reduce(0) { $0 + $1.0 * UInt32($1.1) } == least)
      expectIsComplete(code, limit: 15)
    }
  }
}
