internal import CanvasCLibrary

/// The results of `body` for 0, 1, … `count` - 1, in that order, worked out on up to `workers` threads at once.
///
/// Each thread takes the next number when it is free, so long and short pieces mix well; which thread works on which
/// number decides nothing about the results. One worker, or one piece, starts no thread.
package func parallelMap<T: Sendable>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> T
) -> [T] {
  var results: [T] = []
  results.reserveCapacity(max(count, 0))
  forEachInOrder(count: count, workers: workers, body) { results.append($0) }
  return results
}

/// Hands the results of `body` for 0, 1, … `count` - 1 to `consume`, in that order and on the caller's thread, while up
/// to `workers` threads work out later ones; the caller's is one of them, as long as it has nothing to hand over.
///
/// No more than a few results for each worker wait at a time, however many there are: a worker that is too far ahead
/// waits. What `consume` throws ends the work. One worker, or one piece, starts no thread.
package func forEachInOrder<T: Sendable, E: Error>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> T, consume: (T) throws(E) -> Void
) throws(E) {
  let workers = min(workers, count)
  let work = OrderedWork(count: count, window: 4 * max(workers, 1), body: body)
  var threads: [pthread_t] = []
  while threads.count + 1 < workers {
    var thread = pthread_t()
    let retained = unsafe Unmanaged<AnyWork>.passRetained(work)
    let failure = unsafe pthread_create(&thread, nil, { unsafe runRetained($0) }, unsafe retained.toOpaque())
    guard failure == 0 else {
      // Without a thread more the others do its share.
      unsafe retained.release()
      break
    }
    threads.append(thread)
  }
  defer {
    work.stop()
    for thread in threads { pthread_join(thread, nil) }
  }
  for index in 0..<max(count, 0) {
    guard let result = work.take(index) else { return }
    try consume(result)
  }
}

private func runRetained(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let opaque = unsafe opaque else { return nil }
  unsafe Unmanaged<AnyWork>.fromOpaque(opaque).takeRetainedValue().run()
  return nil
}

/// What a thread sees of the work: C's start routine can't be generic.
private class AnyWork: @unchecked Sendable {
  func run() {}
}

/// Numbers that threads take, and their results until they are taken in order.
@safe private final class OrderedWork<T: Sendable>: AnyWork, @unchecked Sendable {
  private let count: Int
  /// How far the workers may be ahead of what was taken.
  private let window: Int
  private let body: @Sendable (Int) -> T
  // Below, everything is read and written under the lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var next = 0
  private var taken = 0
  /// Those that wait, each at its number modulo the window.
  private var results: [T?]
  private var isStopped = false

  init(count: Int, window: Int, body: @escaping @Sendable (Int) -> T) {
    self.count = count
    self.window = window
    self.body = body
    results = Array(repeating: nil, count: window)
    super.init()
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(lock)
    unsafe changed.deallocate()
    unsafe lock.deallocate()
  }

  override func run() {
    while let index = nextIndex() { workOut(index) }
  }

  private func nextIndex() -> Int? {
    withLock {
      while next < count, !hasNext { unsafe pthread_cond_wait(changed, lock) }
      return takeNext()
    }
  }

  /// The result of a number, when it is there; numbers are taken in order. Until then others are worked out.
  func take(_ index: Int) -> T? {
    while let other = withLock({ results[index % window] == nil ? takeNext() : nil }) { workOut(other) }
    return withLock {
      while results[index % window] == nil, !isStopped { unsafe pthread_cond_wait(changed, lock) }
      defer { results[index % window] = nil }
      taken = index + 1
      unsafe pthread_cond_broadcast(changed)
      return results[index % window]
    }
  }

  private func workOut(_ index: Int) {
    let result = body(index)
    withLock {
      results[index % window] = result
      unsafe pthread_cond_broadcast(changed)
    }
  }

  /// Lets no worker take another number.
  func stop() {
    withLock {
      isStopped = true
      unsafe pthread_cond_broadcast(changed)
    }
  }

  // Under the lock: whether a worker may go on, with a number or without one.
  private var hasNext: Bool { isStopped || next < taken + window }

  private func takeNext() -> Int? {
    guard next < count, next < taken + window, !isStopped else { return nil }
    next += 1
    return next - 1
  }

  private func withLock<R>(_ body: () -> R) -> R {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }
}
