import CanvasCLibrary

/// The names of files that are being written: `.canvas-<system>-<process>-<number>.tmp`.
///
/// A process that is killed leaves its own behind. The next one that writes to the folder removes those of processes
/// that are gone. Numbers of processes mean something on one running system only, and in one container: the first part
/// of the name says in which, and files of another one stay.
package enum TemporaryName {
  private static let start = ".canvas-"
  private static let end = ".tmp"

  /// A name that no other file has: it has a random number.
  static func new() -> String { name(ofProcess: getpid()) }

  /// A name as a process of this system gives it; for tests.
  package static func name(ofProcess process: Int32) -> String {
    "\(start)\(system ?? "0")-\(process)-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(end)"
  }

  /// Removes what processes that are gone have left in a folder, the first time that it is called for it. The folder's
  /// path ends in a slash; an empty one is the process's own.
  static func removeOrphans(in folder: String) {
    let isNew = visited.withLock { visited in
      // A program that writes to very many folders looks into some of them again.
      if visited.count >= 1000 { visited.removeAll() }
      return visited.insert(folder).inserted
    }
    guard isNew, let system, let stream = unsafe opendir((folder.isEmpty ? "." : folder).fileSystemName) else { return }
    defer { unsafe closedir(stream) }
    let beginning = Array("\(start)\(system)-".utf8)
    while let entry = unsafe readdir(stream) {
      // Bytes and no string: folders can be large, and few names begin so.
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> String? in
        guard unsafe bytes.starts(with: beginning) else { return nil }
        return unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, name.hasSuffix(end) else { continue }
      let process = name.dropFirst(beginning.count).prefix { $0 != "-" }
      guard let process = Int32(process), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
      unsafe unlink((folder + name).fileSystemName)
    }
  }

  /// Folders whose orphans were looked for.
  private static let visited = Locked<Set<String>>([])

  /// Which running system and which container the process is in; nil if it can't be told.
  private static let system: String? = {
    guard let boot = try? FileReader.bytes(of: "/proc/sys/kernel/random/boot_id", limit: 100) else { return nil }
    var status = stat()
    guard unsafe stat("/proc/self/ns/pid", &status) == 0 else { return nil }
    // FNV-1a: equal for equal systems, which the standard library's hashes are not.
    let bytes = boot + Array(String(status.st_ino).utf8)
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }()
}
