/// Why a job has no picture though what it draws is not to blame.
public enum PictureJobError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is not inside of the folder of `BatchOptions.root`, once links and `..` are followed.
  case outside(output: String, root: String)
  /// A job before this one has the same file, by this name or another.
  case secondOfOutput(String)
  /// A folder, a device or a pipe is there, or the path leads through something that is no folder.
  case notAFile(String)
  /// It took longer than `BatchOptions.maximumDuration`.
  case tooLong(Duration)
  /// All threads still draw what took too long, and none came back in the time of another job.
  case noThread
  /// The batch was cancelled.
  case cancelled

  public var description: String {
    switch self {
    case .outside(let output, let root): "\(output): outside of \(root); allowed are files inside of it"
    case .secondOfOutput(let output): "\(output): a job before this one writes it; each needs a file of its own"
    case .notAFile(let output): "\(output): no file can be written there; allowed is the name of a file"
    case .tooLong(let limit): "it took longer than \(limit.secondsText) s, which is the limit of a job"
    case .noThread: "no thread is left to draw it: all draw on at jobs that took too long"
    case .cancelled: "cancelled"
    }
  }
}

extension Duration {
  /// As a number in the shortest form.
  fileprivate var secondsText: String {
    seconds.rounded() == seconds && abs(seconds) < 1e15 ? "\(Int(seconds))" : "\(seconds)"
  }
}
