import Canvas
import Testing

@Suite struct CharacterCoverageTests {
  private func u16(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
  private func u32(_ values: [Int]) -> [UInt8] { values.flatMap { u16([$0 >> 16, $0]) } }

  private func groups(_ groups: [[Int]]) -> [UInt8] {
    u16([0, 1, 3, 10]) + u32([12]) + u16([12, 0]) + u32([16 + 12 * groups.count, 0, groups.count])
      + groups.flatMap { u32($0) }
  }

  @Test func groupsAreRangesOfCharactersWithGlyphs() {
    let map = groups([[0x41, 0x5A, 1], [0x1F600, 0x1F610, 27]])
    let coverage = CharacterCoverage(characterMap: map, glyphCount: 30)
    #expect(coverage.ranges == [0x41...0x5A, 0x1F600...0x1F602])
    #expect(coverage.count == 29)
    #expect(coverage.contains("A") && coverage.contains("Z") && !coverage.contains("[") && !coverage.contains("@"))
  }

  @Test func glyphZeroIsNoCharacter() {
    #expect(CharacterCoverage(characterMap: groups([[65, 70, 0]]), glyphCount: 9).ranges == [66...70])
    #expect(CharacterCoverage(characterMap: groups([[65, 65, 0]]), glyphCount: 9).ranges == [])
  }

  @Test func hostileGroupsTakeNoTime() {
    let map = groups([[0, 0xFFFF_FFFF, 1], [0xFFFF_FFFF, 0, 1], [5, 5, 0xFFFF_FFFF]])
    #expect(CharacterCoverage(characterMap: map, glyphCount: 65_535).ranges == [0...65_533])
    var endless = groups([[65, 66, 1]])
    endless.replaceSubrange(24..<28, with: [255, 255, 255, 255])
    #expect(CharacterCoverage(characterMap: endless, glyphCount: 9).ranges == [65...66])
    for count in 0..<map.count { _ = CharacterCoverage(characterMap: Array(map[..<count]), glyphCount: 9) }
  }

  @Test func segmentsCountDistancesAndLists() {
    // A to C by distance, a to c by a list of which the second is 0, and the end.
    let map =
      u16([0, 1, 3, 1]) + u32([12]) + u16([4, 0, 0, 6, 0, 0, 0])
      + u16([0x43, 0x63, 0xFFFF, 0, 0x41, 0x61, 0xFFFF, 1 - 0x41, 0, 1, 0, 4, 0, 5, 0, 6])
    #expect(CharacterCoverage(characterMap: map, glyphCount: 9).ranges == [0x41...0x43, 0x61...0x61, 0x63...0x63])
    #expect(CharacterCoverage(characterMap: map, glyphCount: 3).ranges == [0x41...0x42])
    for count in 0..<map.count { _ = CharacterCoverage(characterMap: Array(map[..<count]), glyphCount: 9) }
  }

  @Test func rangesAreSortedAndJoined() {
    #expect(CharacterCoverage([5...9, 1...3, 4...4, 8...12, 20...0xFFFF_FFFF]).ranges == [1...12, 20...0x10FFFF])
  }
}
