import Canvas
import Synchronization
import Testing

@Suite struct ParallelMapTests {
  @Test(arguments: [-1, 0, 1, 2, 7, 100]) func resultsStandInOrderAtAnyNumberOfWorkers(workers: Int) {
    let squares = parallelMap(count: 53, workers: workers) { $0 * $0 }
    #expect(squares == (0..<53).map { $0 * $0 })
  }

  @Test func nothingIsWorkedOutForNoPieces() {
    #expect(parallelMap(count: 0, workers: 4) { $0 } == [])
  }

  @Test func piecesAreWorkedOnAtTheSameTime() {
    // Each of the two waits for the other: one thread alone would wait in vain.
    let arrived = Atomic(0)
    let met = parallelMap(count: 2, workers: 2) { _ in
      arrived.wrappingAdd(1, ordering: .sequentiallyConsistent)
      let start = ContinuousClock.now
      while arrived.load(ordering: .sequentiallyConsistent) < 2 {
        if ContinuousClock.now - start > .seconds(20) { return false }
      }
      return true
    }
    #expect(met == [true, true])
  }

  @Test(arguments: [1, 2, 5]) func resultsAreConsumedInOrderWhileOthersAreWorkedOut(workers: Int) {
    var consumed: [Int] = []
    let started = Atomic(0)
    var furthest = 0
    forEachInOrder(count: 500, workers: workers) { index in
      started.wrappingAdd(1, ordering: .relaxed)
      return index
    } consume: { index in
      consumed.append(index)
      furthest = max(furthest, started.load(ordering: .relaxed) - consumed.count)
    }
    #expect(consumed == Array(0..<500))
    // What waits does not grow with what there is to do.
    #expect(furthest <= 5 * workers)
  }

  private struct Stop: Error {}

  @Test(arguments: [1, 2, 5]) func anErrorOfTheConsumerEndsTheWork(workers: Int) {
    let started = Atomic(0)
    #expect(throws: Stop.self) {
      try forEachInOrder(count: 10_000, workers: workers) { index in
        started.wrappingAdd(1, ordering: .relaxed)
        return index
      } consume: { (index) throws(Stop) in
        if index == 7 { throw Stop() }
      }
    }
    #expect(started.load(ordering: .relaxed) < 8 + 6 * workers)
  }
}
