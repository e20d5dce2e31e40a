import CanvasCLibrary

/// A value that one thread at a time may use.
///
/// A pthread mutex rather than `Synchronization.Mutex`, whose system calls the thread sanitizer can't see: it would
/// report every use.
@safe package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  // On the heap: a mutex must not move, and a stored property is copied when it is passed.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init(_ value: sending Value) {
    self.value = value
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Runs `body` when no other thread is in one. Not to be called again from inside `body`: that waits for ever.
  package func withLock<R: Sendable>(_ body: (inout Value) -> R) -> R {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
