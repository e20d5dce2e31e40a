internal import Canvas

/// Whether the job of this thread is still wanted. Long work asks between its steps.
package final class JobStop: Sendable {
  private let isSet = Locked(false)

  @TaskLocal package static var current: JobStop?

  /// Whether the job's time is over, or its batch was cancelled; false outside of jobs.
  package static var isCurrentSet: Bool { current?.isSet.withLock { $0 } ?? false }

  func set() { isSet.withLock { $0 = true } }
}
