/// The exit code of the tool. Values above 2 are those of sysexits.h.
package enum ExitStatus: Int32, Sendable, Comparable {
  case done = 0
  /// `compare`: pixels differ; see also `jobsFailed`.
  case pixelsDiffer = 1
  /// `compare`: sizes differ, or a name is on one side only. `goldens unused`: no test uses some goldens. `goldens
  /// report`: a golden failed.
  case picturesUnlike = 2
  /// The command line is wrong, or a limit is exceeded.
  case usage = 64
  /// The content of a file is wrong.
  case badContent = 65
  /// A named file or folder is missing or can't be read.
  case unreadable = 66
  /// An internal error, or a lack of memory.
  case internalFault = 70
  /// A file or stream can't be written.
  case unwritable = 73

  /// `batch`: a job failed.
  package static let jobsFailed = ExitStatus.pixelsDiffer

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
