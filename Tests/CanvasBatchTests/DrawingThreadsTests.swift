import Canvas
import CanvasBatch
import Foundation
import Testing

@Suite struct DrawingThreadsTests {
  private static func image(_ side: Double) throws -> Image {
    try Image(size: Size(width: side, height: side)) { context in
      context.setFillColor(.red)
      context.fill(Path(ovalIn: context.bounds))
    }
  }

  /// Keeps threads busy until it is opened.
  private final class Gate: Sendable {
    private let isOpen = DispatchSemaphore(value: 0)
    private let hasBegun = DispatchSemaphore(value: 0)

    func pass() {
      hasBegun.signal()
      isOpen.wait()
    }

    /// Waits until so many closures are at the gate, off the cooperative pool.
    func begun(_ count: Int) async {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          for _ in 0..<count { self.hasBegun.wait() }
          continuation.resume()
        }
      }
    }

    func open(_ count: Int) { for _ in 0..<count { isOpen.signal() } }
  }

  private enum DrawingError: Error, Equatable { case noInk }

  @Test func theBytesAreThoseOfAnyThread() async throws {
    let expected = try Self.image(40).png()
    #expect(try await DrawingThreads.shared.run { try Self.image(40).png() } == expected)
  }

  @Test func noMoreAreDrawnAtOnceThanThereAreThreads() async throws {
    let threads = DrawingThreads(count: 3)
    let counts = Locked((now: 0, most: 0))
    let values = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<200 {
        group.addTask {
          try await threads.run {
            counts.withLock { counts in
              counts.now += 1
              counts.most = max(counts.most, counts.now)
            }
            usleep(500)
            counts.withLock { $0.now -= 1 }
            return number
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values.sorted() == Array(0..<200))
    #expect(counts.withLock { $0.most } == 3)
  }

  @Test func waitingTasksDontOccupyTheCooperativePool() async throws {
    let threads = DrawingThreads(count: 1)
    let gate = Gate()
    let first = Task { try await threads.run { gate.pass() } }
    await gate.begun(1)
    let others = (0..<200).map { number in Task { try await threads.run { number } } }
    // Other tasks still run.
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { await Task.yield() } }
    }
    gate.open(1)
    try await first.value
    for (number, task) in others.enumerated() { #expect(try await task.value == number) }
  }

  @Test func turnsComeInTheOrderOfTheCalls() async throws {
    let threads = DrawingThreads(count: 1)
    let gate = Gate()
    let order = Locked<[Int]>([])
    let first = Task { try await threads.run { gate.pass() } }
    await gate.begun(1)
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<20 {
      tasks.append(Task { try await threads.run { order.withLock { $0.append(number) } } })
      while threads.waitingCount == number { await Task.yield() }
    }
    gate.open(1)
    try await first.value
    for task in tasks { try await task.value }
    #expect(order.withLock { $0 } == Array(0..<20))
    #expect(threads.waitingCount == 0)
  }

  @Test func aTaskThatIsCancelledWhileItWaitsIsNotDrawn() async throws {
    let threads = DrawingThreads(count: 1)
    let gate = Gate()
    let drawn = Locked<[Int]>([])
    let first = Task { try await threads.run { gate.pass() } }
    await gate.begun(1)
    let tasks = (0..<6).map { number in Task { try await threads.run { drawn.withLock { $0.append(number) } } } }
    while threads.waitingCount < 6 { await Task.yield() }
    for number in [0, 3, 5] {
      tasks[number].cancel()
      // At once, while the thread is still busy.
      await #expect(throws: CancellationError.self) { try await tasks[number].value }
    }
    #expect(threads.waitingCount == 3)
    gate.open(1)
    try await first.value
    for number in [1, 2, 4] { try await tasks[number].value }
    #expect(drawn.withLock { $0.sorted() } == [1, 2, 4])
  }

  @Test func aTaskThatIsAlreadyCancelledIsNotDrawn() async throws {
    let threads = DrawingThreads(count: 1)
    let isDrawn = Locked(false)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await threads.run { isDrawn.withLock { $0 = true } }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await threads.run {}
    #expect(!isDrawn.withLock { $0 })
  }

  @Test func aTaskThatIsCancelledWhileItIsDrawnGetsItsValue() async throws {
    let threads = DrawingThreads(count: 1)
    let gate = Gate()
    let task = Task {
      try await threads.run {
        gate.pass()
        return 5
      }
    }
    await gate.begun(1)
    task.cancel()
    gate.open(1)
    #expect(try await task.value == 5)
  }

  @Test func errorsArePassedOn() async throws {
    let threads = DrawingThreads(count: 1)
    await #expect(throws: DrawingError.noInk) { try await threads.run { throw DrawingError.noInk } }
    // The thread draws on.
    #expect(try await threads.run { 1 } == 1)
  }

  @Test func aDrawingThatTakesTooLongFails() async throws {
    let threads = DrawingThreads(count: 1, maximumDuration: .seconds(1))
    let gate = Gate()
    await #expect(throws: PictureJobError.tooLong(.seconds(1))) { try await threads.run { gate.pass() } }
    // Another thread replaces the one that still draws.
    #expect(try await threads.run { 2 } == 2)
    gate.open(1)
  }

  @Test func aLargePictureUsesOneThread() async throws {
    let count = try await DrawingThreads.shared.run { Threads.maximum }
    #expect(count == 1)
  }
}
