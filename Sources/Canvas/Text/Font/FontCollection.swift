/// The fonts of some directories, scanned once and then found by name.
///
///     let fonts = FontCollection()
///     let match = fonts.match(FontRequest("Helvetica Neue", weight: .bold))
///     let font = try match?.font(size: 24)
///     print(match?.note ?? "exact match")    // Helvetica Neue isn't installed, so Liberation Sans is used
///
/// A snapshot: it doesn't change when files change. Call `rescanned()` to get an updated collection, which reads only
/// new and changed files. The order is that of the directories, then of the files' paths by bytes, so the same files
/// give the same fonts on every machine.
///
/// Only the descriptive tables of each file are read. Scanning Debian's 400 faces takes about 0.1 s.
public struct FontCollection: Sendable {
  /// The directories that were searched, including their subfolders.
  public let directories: [String]
  /// The faces in the collection's order.
  public let faces: [FontDescription]
  /// The files and directories that were skipped because they can't be read or are not fonts.
  public let problems: [FontError]
  private let files: [FileIdentity: ScannedFile]
  private let facesByFamily: [String: [Int]]

  private struct ScannedFile: Sendable {
    let path: String
    let faces: [FontDescription]
    let problem: FontError?
  }

  /// Finds the fonts in directories: files ending in ttf, otf, ttc or otc, in subfolders up to 16 levels deep.
  /// Directories that don't exist are ignored. Other directories and files that can't be read are listed in
  /// `problems`.
  public init(directories: [String] = SystemFonts.searched) {
    self.init(directories: directories, known: [:])
  }

  /// An updated collection of the same directories.
  public func rescanned() -> FontCollection { FontCollection(directories: directories, known: files) }

  private init(directories: [String], known: [FileIdentity: ScannedFile]) {
    let found = FontDirectories(directories)
    var (faces, problems, files): ([FontDescription], [FontError], [FileIdentity: ScannedFile]) = (
      [], found.problems, [:]
    )
    for (path, identity) in found.files {
      // A file with two names counts once.
      guard files[identity] == nil else { continue }
      let file = known[identity].flatMap { $0.path == path ? $0 : nil } ?? Self.scan(path)
      files[identity] = file
      faces += file.faces
      if let problem = file.problem { problems.append(problem) }
    }
    self.directories = directories
    self.faces = faces
    self.problems = problems
    self.files = files
    var byFamily: [String: [Int]] = [:]
    for (i, face) in faces.enumerated() {
      for name in Set(face.families.map(FamilyName.key)) where !name.isEmpty { byFamily[name, default: []].append(i) }
    }
    facesByFamily = byFamily
  }

  /// Collections have a few dozen faces; a damaged one can declare thousands.
  private static let maximumFaceCount = 64

  private static func scan(_ path: String) -> ScannedFile {
    var faces: [FontDescription] = []
    var (index, count) = (0, 1)
    while index < count {
      do throws(FontError) {
        let freeType = try FreeTypeFace(describing: path, index: index)
        if index == 0 { count = min(freeType.faceCount, maximumFaceCount) }
        faces.append(freeType.description(path: path, index: index))
      } catch {
        return ScannedFile(path: path, faces: faces, problem: error)
      }
      index += 1
    }
    return ScannedFile(path: path, faces: faces, problem: nil)
  }

  /// The English names of all families, sorted by their bytes.
  public var families: [String] {
    Set(faces.map(\.family)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The faces of a family, in the collection's order. Case, spaces and hyphens are ignored.
  public func faces(ofFamily family: String) -> [FontDescription] {
    (facesByFamily[FamilyName.key(family)] ?? []).map { faces[$0] }
  }

  /// The first face that has a character.
  public func face(having scalar: Unicode.Scalar) -> FontDescription? {
    faces.first { $0.coverage.contains(scalar) }
  }
}
