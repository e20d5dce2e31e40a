import CanvasBatch
import Testing

@Suite struct RecentHashesTests {
  @Test func aNumberIsKnownUntilManyOthersCame() {
    var hashes = RecentHashes(slotCount: 64)
    var recent: [UInt64] = []
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5000 {
      let number = UInt64.random(in: 0..<400, using: &generator)
      let isNew = hashes.insert(number)
      if recent.suffix(hashes.capacity).contains(number) { #expect(!isNew) }
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
