internal import Canvas

/// Whether the current thread's job is still wanted. Long work checks it between its steps.
package final class JobStop: Sendable {
  private let isSet = Locked(false)

  @TaskLocal package static var current: JobStop?

  /// Whether the job exceeded its time limit or its batch was cancelled. False outside jobs.
  package static var isCurrentSet: Bool { current?.isSet.withLock { $0 } ?? false }

  func set() { isSet.withLock { $0 = true } }
}
