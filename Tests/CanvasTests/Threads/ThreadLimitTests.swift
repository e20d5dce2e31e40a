import Canvas
import Testing

@Suite struct ThreadLimitTests {
  @Test(
    arguments: [
      (nil, 8), ("3", 3), ("8", 8), ("9", 8), ("1", 1), ("0", 1), ("-2", 1), ("", 8), ("two", 8), ("2.5", 8),
      ("99999999999999999999", 8),
    ] as [(String?, Int)])
  func theVariableIsAWholeNumberUpToTheProcessors(variable: String?, maximum: Int) {
    #expect(ThreadLimit(processorCount: 8, variable: variable).maximum == maximum)
  }

  @Test func aTaskMayAllowFewerThreads() {
    #expect(PictureThreads.count == Threads.maximum)
    for (limit, count) in [(1, 1), (0, 1), (Int.min, 1), (Int.max, Threads.maximum)] {
      PictureThreads.$limit.withValue(limit) {
        #expect(PictureThreads.count == count)
        #expect(PNGEncoder().workers == count && DrawingBands().workers == count)
      }
    }
  }

  @Test(arguments: [
    (0, 2, []), (1, 2, [2]), (2, 2, [1, 1]), (5, 2, [1, 1, 1, 1, 1]), (2, 9, [4, 4]), (3, 0, [1, 1, 1]),
  ])
  func severalPicturesShareTheThreads(count: Int, workers: Int, limits: [Int]) {
    #expect(mapPictures(count: count, workers: workers) { _ in PictureThreads.limit } == limits)
    let inner = PictureThreads.$limit.withValue(1) {
      mapPictures(count: count, workers: workers) { _ in PictureThreads.limit }
    }
    #expect(inner == limits.map { min($0, 1) })
  }

  @Test(arguments: [(4, 4), (0, 1), (Int.min, 1), (Int.max, 8)])
  func aProgramMaySetANumberUpToTheProcessors(number: Int, maximum: Int) {
    var limit = ThreadLimit(processorCount: 8, variable: "2")
    limit.maximum = number
    #expect(limit.maximum == maximum)
  }
}
