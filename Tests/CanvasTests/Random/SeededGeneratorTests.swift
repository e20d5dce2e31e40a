import Canvas
import Testing

@Suite struct SeededGeneratorTests {
  @Test func followsThePublishedSequenceOfSplitMix64() {
    var generator = SeededGenerator(seed: 1_234_567)
    let first = (0..<5).map { _ in generator.next() }
    #expect(
      first == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func startsWithSeedOneUnlessToldOtherwise() {
    #expect(SeededGenerator() == SeededGenerator(seed: 1))
    #expect(SeededGenerator() != SeededGenerator(seed: 2))
  }

  @Test(arguments: [1, 2, 3, 5, 52, 1000, Int.max])
  func boundedNumbersStayBelowTheirBound(bound: Int) {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      #expect((0..<bound).contains(generator.next(below: bound)))
    }
  }

  @Test func boundedNumbersAreEquallyLikely() {
    var generator = SeededGenerator(seed: 4)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[generator.next(below: 6)] += 1 }
    // The standard deviation is 91: five of them.
    for count in counts { #expect(abs(count - 10_000) < 456) }
  }

  @Test func aNumberOfTheIncompleteLastIntervalIsDrawnAgain() {
    struct Scripted: RandomNumberGenerator {
      var numbers: [UInt64]
      mutating func next() -> UInt64 { numbers.removeFirst() }
    }
    // 2^64 mod 3 = 1: only a lower half of 0 is refused. 0·3 has it; 1·3 has 3, and the upper half 0.
    var generator = Scripted(numbers: [0, 1])
    #expect(generator.uniform(below: 3) == 0)
    #expect(generator.numbers.isEmpty)
  }

  @Test func shuffleKeepsEveryElementAndFollowsTheSeed() {
    func shuffled(seed: UInt64) -> [Int] {
      var generator = SeededGenerator(seed: seed)
      var numbers = Array(0..<100)
      generator.shuffle(&numbers)
      return numbers
    }
    #expect(shuffled(seed: 9).sorted() == Array(0..<100))
    #expect(shuffled(seed: 9) == shuffled(seed: 9))
    #expect(shuffled(seed: 9) != shuffled(seed: 10))
    #expect(shuffled(seed: 9) != Array(0..<100))
  }

  @Test func shuffleMakesEveryOrderEquallyLikely() {
    var generator = SeededGenerator(seed: 5)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<60_000 {
      var numbers = [0, 1, 2]
      generator.shuffle(&numbers)
      counts[numbers, default: 0] += 1
    }
    #expect(counts.count == 6)
    for count in counts.values { #expect(abs(count - 10_000) < 456) }
  }
}
