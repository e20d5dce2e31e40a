/// The fonts of some directories, scanned once and then found by name.
///
///     let fonts = FontCollection()
///     let match = fonts.match(FontRequest("Helvetica Neue", weight: .bold))
///     let font = try match?.font(size: 24)
///     print(match?.note ?? "exact match")    // Helvetica Neue isn't installed, so Liberation Sans is used
///
/// A list of the files that there were. Call `rescanned()` for an updated collection, which reads only new and changed
/// files. The order is that of the directories, then of the files' paths by bytes, so the same files give the same fonts
/// on every machine.
///
/// Each file is read when it is first needed, and only its descriptive tables. To find a family, the names in all files
/// are read, and the rest of those that have the family. Reading all of Debian's 400 faces takes about 0.1 s.
public struct FontCollection: Sendable {
  /// The directories that were searched, including their subfolders.
  public let directories: [String]
  private let files: [File]
  private let directoryProblems: [FontError]
  private let known = Locked(Known())

  /// What was read for earlier calls.
  private struct Known: Sendable {
    /// The files by their families' keys. An empty key has those that may have any family.
    var files: [String: [Int]]?
    var faces: [String: [FontDescription]] = [:]
  }

  private struct File: Sendable {
    let path: String
    let identity: FileIdentity
    let scan: ReadOnce<Scan>
  }

  /// Finds the fonts in directories: files ending in ttf, otf, ttc or otc, in subfolders up to 16 levels deep.
  /// Directories that don't exist are ignored. Other directories and files that can't be read are listed in
  /// `problems`.
  public init(directories: [String] = SystemFonts.searched) {
    self.init(directories: directories, known: [])
  }

  /// An updated collection of the same directories.
  public func rescanned() -> FontCollection { FontCollection(directories: directories, known: files) }

  private init(directories: [String], known: [File]) {
    let found = FontDirectories(directories)
    let known = Dictionary(known.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<FileIdentity> = []
    self.directories = directories
    // A file with two names counts once.
    files = found.files.filter { seen.insert($0.identity).inserted }.map { path, identity in
      known[identity].flatMap { $0.path == path ? $0 : nil }
        ?? File(path: path, identity: identity, scan: ReadOnce { Scan(path) })
    }
    directoryProblems = found.problems
  }

  private struct Scan: Sendable, Hashable {
    var faces: [FontDescription] = []
    var problem: FontError?

    /// Collections have a few dozen faces; a damaged one can declare thousands.
    private static let maximumFaceCount = 64

    init(_ path: String) {
      var (index, count) = (0, 1)
      while index < count {
        do throws(FontError) {
          let freeType = try FreeTypeFace(describing: path, index: index)
          if index == 0 { count = min(freeType.faceCount, Self.maximumFaceCount) }
          faces.append(freeType.description(path: path, index: index))
        } catch {
          problem = error
          return
        }
        index += 1
      }
    }
  }

  /// The faces in the collection's order. All files are read for them.
  public var faces: [FontDescription] { files.flatMap(\.scan.value.faces) }

  /// The files and directories that were skipped because they can't be read or are not fonts. All files are read for them.
  public var problems: [FontError] { directoryProblems + files.compactMap(\.scan.value.problem) }

  /// The English names of all families, sorted by their bytes.
  public var families: [String] {
    Set(faces.map(\.family)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The faces of a family, in the collection's order. Case, spaces and hyphens are ignored.
  public func faces(ofFamily family: String) -> [FontDescription] {
    let key = FamilyName.key(family)
    guard !key.isEmpty else { return [] }
    return known.withLock { known in
      if let faces = known.faces[key] { return faces }
      let named = known.files ?? filesByFamily()
      known.files = named
      let places = (named[key] ?? []) + (named[""] ?? [])
      let faces = places.sorted().flatMap { files[$0].scan.value.faces }
        .filter { $0.families.contains { FamilyName.key($0) == key } }
      if !faces.isEmpty { known.faces[key] = faces }
      return faces
    }
  }

  private func filesByFamily() -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (i, file) in files.enumerated() {
      let names = (try? FontFileStream(path: file.path))?.familyNames
      for key in names.map({ Set($0.map(FamilyName.key)).subtracting([""]) }) ?? [""] {
        result[key, default: []].append(i)
      }
    }
    return result
  }

  /// The first face that has a character.
  public func face(having scalar: Unicode.Scalar) -> FontDescription? {
    for file in files {
      if let face = file.scan.value.faces.first(where: { $0.coverage.contains(scalar) }) { return face }
    }
    return nil
  }
}
