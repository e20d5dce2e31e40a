import Canvas
import Testing

@Suite struct ThreadLimitTests {
  @Test(
    arguments: [
      (nil, 8), ("3", 3), ("8", 8), ("9", 8), ("1", 1), ("0", 1), ("-2", 1), ("", 8), ("two", 8), ("2.5", 8),
      ("99999999999999999999", 8),
    ] as [(String?, Int)])
  func theVariableIsAWholeNumberUpToTheProcessors(variable: String?, maximum: Int) {
    #expect(Threads.count(variable: variable, processorCount: 8) == maximum)
  }

  @Test func aTaskMayAllowFewerThreads() {
    let usual = Threads.maximum
    for (limit, count) in [(1, 1), (0, 1), (Int.min, 1), (Int.max, usual)] {
      Threads.withMaximum(limit) {
        #expect(Threads.maximum == count)
        #expect(PNGEncoder().workers == count && DrawingBands().workers == count)
      }
    }
  }

  @Test(arguments: [
    (0, 2, []), (1, 2, [2]), (2, 2, [1, 1]), (5, 2, [1, 1, 1, 1, 1]), (2, 9, [4, 4]), (3, 0, [1, 1, 1]),
  ])
  func severalPicturesShareTheThreads(count: Int, workers: Int, limits: [Int]) {
    #expect(mapPictures(count: count, workers: workers) { _ in Threads.limit } == limits)
    let inner = Threads.$limit.withValue(1) {
      mapPictures(count: count, workers: workers) { _ in Threads.limit }
    }
    #expect(inner == limits.map { min($0, 1) })
  }

  @Test func theErrorsOfADrawingKeepTheirType() {
    #expect(throws: PictureError<Never>.self) {
      try Threads.withMaximum(1) { () throws(PictureError<Never>) in try Image(size: .zero) { _ in } }
    }
  }

  @Test func aContextHasThreadsOfItsOwn() throws {
    let context = try DrawingContext(size: Size(width: 9, height: 9), scale: 1)
    #expect(context.threadCount == Threads.maximum)
    for (count, expected) in [(1, 1), (-3, 1), (.max, processorCount)] {
      context.threadCount = count
      #expect(context.threadCount == expected)
    }
  }
}
