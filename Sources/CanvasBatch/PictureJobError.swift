/// An error of the batch rather than of the job's drawing.
public enum PictureJobError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is outside the folder of `BatchOptions.root` once links and `..` are followed.
  case outside(output: String, root: String)
  /// An earlier job writes the same file, under this name or another.
  case secondOfOutput(String)
  /// An earlier job writes a file at the path of a folder of this one.
  case insideOutput(String)
  /// An earlier job writes a file below this path, which therefore is a folder.
  case folderOfOutput(String)
  /// The path is that of a folder, a device or a pipe, or passes through something that is not a folder.
  case notAFile(String)
  /// The job took longer than `BatchOptions.maximumDuration`.
  case tooLong(Duration)
  /// All threads are still drawing jobs past the time limit, and none became free within that limit.
  case noThread
  /// The batch was cancelled.
  case cancelled

  public var description: String {
    switch self {
    case .outside(let output, let root): "\(output): outside \(root); use a file inside that folder"
    case .secondOfOutput(let output): "\(output): an earlier job writes this file; use a different file for each job"
    case .insideOutput(let output):
      "\(output): an earlier job writes a file at the path of one of its folders; use a different folder"
    case .folderOfOutput(let output): "\(output): an earlier job writes a file in this folder; use the name of a file"
    case .notAFile(let output): "\(output): no file can be written here; use the name of a file"
    case .tooLong(let limit): "the job took longer than the limit of \(limit.secondsText) s"
    case .noThread: "no thread is free: all are still drawing jobs that exceeded the time limit"
    case .cancelled: "cancelled"
    }
  }
}

extension Duration {
  /// The seconds in the shortest form.
  fileprivate var secondsText: String {
    seconds.rounded() == seconds && abs(seconds) < 1e15 ? "\(Int(seconds))" : "\(seconds)"
  }
}
