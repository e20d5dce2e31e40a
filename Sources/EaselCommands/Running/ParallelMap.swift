internal import Glibc
internal import Synchronization

/// The results of `body` for 0, 1, … `count` - 1, in that order, worked out on up to `workers` threads at once.
///
/// Each thread takes the next number when it is free, so long and short pieces mix well; which thread works on which
/// number decides nothing about the results. One worker, or one piece, starts no thread.
package func parallelMap<T: Sendable>(
  count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> T
) -> [T] {
  let helpers = min(workers, count) - 1
  guard helpers > 0 else { return (0..<max(count, 0)).map(body) }
  let work = SharedWork(count: count, body: body)
  var threads: [pthread_t] = []
  for _ in 0..<helpers {
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
  work.run()
  for thread in threads { pthread_join(thread, nil) }
  return work.results.withLock { $0.compactMap(\.self) }
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

private final class SharedWork<T: Sendable>: AnyWork, @unchecked Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> T
  private let next = Atomic(0)
  let results: Mutex<[T?]>

  init(count: Int, body: @escaping @Sendable (Int) -> T) {
    self.count = count
    self.body = body
    results = Mutex(Array(repeating: nil, count: count))
  }

  override func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = body(index)
      results.withLock { $0[index] = result }
    }
  }
}
