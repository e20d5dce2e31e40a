import Canvas
import CanvasBatch
import Testing

@Suite struct RecentHashesTests {
  @Test func aNumberIsKnownUntilManyOthersCame() {
    var hashes = RecentHashes(slotCount: 64)
    var recent: [UInt64] = []
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      // 0 and 1 count as the same.
      let number = UInt64(1 + generator.next(below: 400))
      let isNew = hashes.insert(number)
      if recent.suffix(hashes.capacity).contains(number) { #expect(!isNew) }
      if !recent.suffix(2 * hashes.capacity).contains(number) { #expect(isNew) }
      if isNew {
        #expect(!recent.suffix(hashes.capacity).contains(number))
        recent.append(number)
      }
    }
    #expect(hashes.capacity == 56)
    #expect(recent.count > 400)
  }

  @Test func aMillionAreKept() {
    var hashes = RecentHashes()
    #expect((1...900_000).allSatisfy { hashes.insert($0 &* 0x9E37_79B9_7F4A_7C15) })
    #expect(!(1...900_000).contains { hashes.insert($0 &* 0x9E37_79B9_7F4A_7C15) })
  }
}
