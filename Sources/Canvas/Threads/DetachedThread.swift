internal import CanvasCLibrary

/// A thread that is not waited for.
package enum DetachedThread {
  /// Runs `body` on a new thread. Returns false if the system can't create one.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = StartedThread(body) else { return false }
    thread.detach()
    return true
  }
}

/// A running thread. It must be either joined or detached, once.
struct StartedThread {
  private let thread: pthread_t

  /// Runs `body` on a new thread. Returns nil if the system can't create one.
  init?(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let retained = unsafe Unmanaged.passRetained(Body(body))
    let failure = unsafe pthread_create(
      &thread, nil,
      { opaque in
        guard let opaque = unsafe opaque else { return nil }
        unsafe Unmanaged<Body>.fromOpaque(opaque).takeRetainedValue().body()
        return nil
      }, unsafe retained.toOpaque())
    guard failure == 0 else {
      unsafe retained.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread has ended and released everything.
  func join() { pthread_join(thread, nil) }

  func detach() { pthread_detach(thread) }

  private final class Body: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
