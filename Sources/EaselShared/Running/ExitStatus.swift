/// What the tool tells its caller when it ends. Values above 2 are those of sysexits.h.
package enum ExitStatus: Int32, Sendable, Comparable {
  case done = 0
  /// `compare`: pixels differ; see also `jobsFailed`.
  case pixelsDiffer = 1
  /// `compare`: sizes differ, or a name stands on one side only.
  case picturesUnlike = 2
  /// Anything wrong on the command line, limits included.
  case usage = 64
  /// A file's content.
  case badContent = 65
  /// A named file or folder that is missing or can't be read.
  case unreadable = 66
  /// A fault of ours, or of a system without memory.
  case internalFault = 70
  /// Any failure to write.
  case unwritable = 73

  /// `batch`: a job failed.
  package static let jobsFailed = ExitStatus.pixelsDiffer

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
