import CanvasCLibrary

/// A value that only one thread at a time may use, and whose changes other threads can wait for.
///
/// Like `Locked`, with a condition.
@safe package final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  // These are on the heap because they must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: sending Value) {
    self.value = value
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe changed.initialize(to: pthread_cond_t())
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_cond_init(changed, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Runs `body` while no other thread is in such a call, then wakes the waiting threads. Don't call it from inside
  /// `body`.
  package func change<R: Sendable>(_ body: (inout Value) -> R) -> R {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(changed)
      unsafe pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Runs `body` now and after each change until it returns a value.
  package func wait<R: Sendable>(_ body: (inout Value) -> R?) -> R {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      unsafe pthread_cond_wait(changed, mutex)
    }
  }

  /// Does the same, but returns nil if that takes longer than `milliseconds`.
  package func wait<R: Sendable>(milliseconds: Double, _ body: (inout Value) -> R?) -> R? {
    var end = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = end.tv_nsec + Int(saturating: min(max(milliseconds, 0), 1e12) * 1e6)
    end.tv_sec += nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      guard unsafe pthread_cond_timedwait(changed, mutex, &end) != ETIMEDOUT else { return body(&value) }
    }
  }
}
