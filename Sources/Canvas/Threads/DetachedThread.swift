internal import CanvasCLibrary

/// A thread that nobody waits for.
package enum DetachedThread {
  /// Runs `body` on a new thread; false where the system has none.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
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
      return false
    }
    pthread_detach(thread)
    return true
  }

  private final class Body: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
