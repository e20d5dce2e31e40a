import EaselCommands
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
}
