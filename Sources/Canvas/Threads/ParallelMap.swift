/// The results of `body` for 0, 1, … `count` - 1, in that order, computed on up to `workers` threads at once.
///
/// Each thread takes the next number when it is free, so long and short pieces mix well. The results don't depend on
/// which thread processes which number. With one worker or one piece, no thread is started.
package func parallelMap<T: Sendable>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> T
) -> [T] {
  var results: [T] = []
  results.reserveCapacity(max(count, 0))
  forEachInOrder(count: count, workers: workers, body) { results.append($0) }
  return results
}

/// Passes the results of `body` for 0, 1, … `count` - 1 to `consume`, in that order and on the caller's thread, while
/// up to `workers` threads compute later ones. The caller's thread is one of them while it has nothing to pass on.
///
/// At most a few results for each worker are stored at a time: a worker that is too far ahead waits. An error thrown
/// by `consume` ends the work. With one worker or one piece, no thread is started.
package func forEachInOrder<T: Sendable, E: Error>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> T, consume: (T) throws(E) -> Void
) throws(E) {
  let workers = min(workers, count)
  let work = OrderedWork(count: count, window: 4 * max(workers, 1), body: body)
  var threads: [StartedThread] = []
  while threads.count + 1 < workers {
    // If no more threads can be created, the existing ones do the work.
    guard let thread = StartedThread({ work.run() }) else { break }
    threads.append(thread)
  }
  defer {
    work.stop()
    for thread in threads { thread.join() }
  }
  for index in 0..<max(count, 0) {
    guard let result = work.take(index) else { return }
    try consume(result)
  }
}

/// The numbers that threads take, and their results until these are taken in order.
private final class OrderedWork<T: Sendable>: Sendable {
  private let body: @Sendable (Int) -> T
  private let state: Monitor<State>

  private struct State: Sendable {
    let count: Int
    /// How far the workers may be ahead of the taken results.
    let window: Int
    var next = 0
    var taken = 0
    /// The waiting results, each at its number modulo the window.
    var results: [T?]
    var isStopped = false

    /// A thread's next number as soon as it may continue; none at the end.
    mutating func nextInTime() -> Int?? {
      let isTooFarAhead = next < count && next >= taken + window
      return isTooFarAhead && !isStopped ? nil : .some(takeNext())
    }

    /// The next number, or none if the result of `index` is available.
    mutating func next(without index: Int) -> Int?? {
      .some(results[index % window] == nil ? takeNext() : nil)
    }

    private mutating func takeNext() -> Int? {
      guard next < count, next < taken + window, !isStopped else { return nil }
      next += 1
      return next - 1
    }

    /// A result as soon as it is available; none if the work was stopped.
    mutating func takeResult(_ index: Int) -> T?? {
      guard let result = results[index % window] else { return isStopped ? .some(nil) : nil }
      results[index % window] = nil
      return .some(result)
    }
  }

  init(count: Int, window: Int, body: @escaping @Sendable (Int) -> T) {
    self.body = body
    state = Monitor(State(count: count, window: window, results: Array(repeating: nil, count: window)))
  }

  func run() {
    while let index = state.wait({ $0.nextInTime() }) { workOut(index) }
  }

  /// The result of a number, as soon as it is available. Until then this thread computes others. Numbers must be
  /// taken in order.
  func take(_ index: Int) -> T? {
    while let other = state.wait({ $0.next(without: index) }) { workOut(other) }
    let result = state.wait { $0.takeResult(index) }
    state.change { $0.taken = index + 1 }
    return result
  }

  private func workOut(_ index: Int) {
    let result = body(index)
    state.change { $0.results[index % $0.window] = result }
  }

  /// Prevents workers from taking further numbers.
  func stop() { state.change { $0.isStopped = true } }
}
