import CanvasCLibrary

/// Runs `body` on that many threads at once, each with its number, and waits for all.
func withThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  final class Start: Sendable {
    let number: Int
    let body: @Sendable (Int) -> Void
    init(_ number: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.number = number
      self.body = body
    }
  }
  var threads: [pthread_t] = []
  for number in 0..<count {
    var thread = pthread_t()
    let start = Unmanaged.passRetained(Start(number, body)).toOpaque()
    let error = pthread_create(
      &thread, nil,
      { start in
        guard let start else { return nil }
        let task = Unmanaged<Start>.fromOpaque(start).takeRetainedValue()
        task.body(task.number)
        return nil
      }, start)
    if error == 0 { threads.append(thread) }
  }
  for thread in threads { pthread_join(thread, nil) }
}
