import CanvasCLibrary

/// A value that only one thread at a time may use.
///
/// It uses a pthread mutex instead of `Synchronization.Mutex`, whose system calls the thread sanitizer can't see: it
/// would report every use.
@safe package final class Locked<Value>: @unchecked Sendable {
  // The mutex is on the heap because it must not move. A stored property is copied when it is passed. It stands before
  // the value: an empty value would have its address, and the thread sanitizer would report each use of the mutex.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Runs `body` while no other thread is in such a call. Don't call it from inside `body`: that would deadlock.
  package func withLock<R: Sendable>(_ body: (inout Value) -> R) -> R {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
