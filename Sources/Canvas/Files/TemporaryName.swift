import CanvasCLibrary

/// The names of temporary files: `.canvas-<system>-<process>-<number>.tmp`.
///
/// A killed process leaves its files behind. The next process that writes to the folder removes those of processes
/// that no longer exist. Process numbers are meaningful only in one running system and one container. The first part
/// of the name identifies these, and files of other systems are kept.
package enum TemporaryName {
  private static let start = ".canvas-"
  private static let end = ".tmp"

  /// A unique name, with a random number.
  static func new() -> String { name(ofProcess: getpid()) }

  /// The name for a process of this system; for tests.
  package static func name(ofProcess process: Int32) -> String {
    "\(start)\(system ?? "0")-\(process)-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(end)"
  }

  /// Whether a file's name is that of a temporary file, of any process and system.
  package static func isOne(_ name: [UInt8]) -> Bool {
    name.starts(with: start.utf8) && name.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Removes the files that ended processes left in a folder, the first time that it is called for the folder. The
  /// path ends in a slash; an empty path is the current folder.
  static func removeOrphans(in folder: String) {
    let isNew = visited.withLock { visited in
      // A program that writes to very many folders checks some of them again.
      if visited.count >= 1000 { visited.removeAll() }
      return visited.insert(folder).inserted
    }
    guard isNew, let system, let stream = unsafe opendir((folder.isEmpty ? "." : folder).fileSystemName) else { return }
    defer { unsafe closedir(stream) }
    let beginning = Array("\(start)\(system)-".utf8)
    while let entry = unsafe readdir(stream) {
      // Compares bytes rather than strings: folders can be large, and few names match.
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

  /// The folders already checked for orphans.
  private static let visited = Locked<Set<String>>([])

  /// Identifies the running system and the container of the process; nil if this is unknown.
  private static let system: String? = {
    guard let boot = try? FileReader.bytes(of: "/proc/sys/kernel/random/boot_id", limit: 100) else { return nil }
    var status = stat()
    guard unsafe stat("/proc/self/ns/pid", &status) == 0 else { return nil }
    // FNV-1a, which is the same in all processes, unlike the standard library's hashes.
    let bytes = boot + Array(String(status.st_ino).utf8)
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }()
}
