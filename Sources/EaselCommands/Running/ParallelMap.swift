internal import Glibc

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
/// to `workers` threads work out later ones.
///
/// No more than a few results for each worker wait at a time, however many there are: a worker that is too far ahead
/// waits. What `consume` throws ends the work. One worker, or one piece, starts no thread.
package func forEachInOrder<T: Sendable, E: Error>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> T, consume: (T) throws(E) -> Void
) throws(E) {
  let workers = min(workers, count)
  let work = OrderedWork(count: count, window: 4 * max(workers, 1), body: body)
  var threads: [pthread_t] = []
  while workers > 1, threads.count < workers {
    var thread = pthread_t()
    let retained = Unmanaged<AnyWork>.passRetained(work)
    let failure = pthread_create(&thread, nil, { runRetained($0) }, retained.toOpaque())
    guard failure == 0 else {
      // Without a thread more the others do its share.
      retained.release()
      break
    }
    threads.append(thread)
  }
  defer {
    work.stop()
    for thread in threads { pthread_join(thread, nil) }
  }
  guard !threads.isEmpty else {
    for index in 0..<max(count, 0) { try consume(body(index)) }
    return
  }
  for index in 0..<count {
    guard let result = work.take(index) else { return }
    try consume(result)
  }
}

private func runRetained(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let opaque else { return nil }
  Unmanaged<AnyWork>.fromOpaque(opaque).takeRetainedValue().run()
  return nil
}

/// What a thread sees of the work: C's start routine can't be generic.
private class AnyWork: @unchecked Sendable {
  func run() {}
}

/// Numbers that threads take, and their results until they are taken in order.
private final class OrderedWork<T: Sendable>: AnyWork, @unchecked Sendable {
  private let count: Int
  /// How far the workers may be ahead of what was taken.
  private let window: Int
  private let body: @Sendable (Int) -> T
  // Below, everything is read and written under the lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var next = 0
  private var taken = 0
  private var results: [Int: T] = [:]
  private var isStopped = false

  init(count: Int, window: Int, body: @escaping @Sendable (Int) -> T) {
    self.count = count
    self.window = window
    self.body = body
    super.init()
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  override func run() {
    while let index = nextIndex() {
      let result = body(index)
      withLock {
        results[index] = result
        pthread_cond_broadcast(changed)
      }
    }
  }

  private func nextIndex() -> Int? {
    withLock {
      while next < count, next >= taken + window, !isStopped { pthread_cond_wait(changed, lock) }
      guard next < count, !isStopped else { return nil }
      next += 1
      return next - 1
    }
  }

  /// The result of a number, when it is there; numbers are taken in order.
  func take(_ index: Int) -> T? {
    withLock {
      while results[index] == nil, !isStopped { pthread_cond_wait(changed, lock) }
      taken = index + 1
      pthread_cond_broadcast(changed)
      return results.removeValue(forKey: index)
    }
  }

  /// Lets no worker take another number.
  func stop() {
    withLock {
      isStopped = true
      pthread_cond_broadcast(changed)
    }
  }

  private func withLock<R>(_ body: () -> R) -> R {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
