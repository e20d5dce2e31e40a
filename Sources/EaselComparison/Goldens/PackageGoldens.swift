internal import CanvasCLibrary

/// The goldens of a package, and those that its tests used.
struct PackageGoldens {
  /// The paths from the package's folder.
  private(set) var all: Set<FilePath> = []
  private var used = UsedGoldens()

  /// Throws if no test used a golden, or if there are none.
  ///
  /// - Parameters:
  ///   - folder: The only folder of goldens, or nil for `goldens` and the folders that the tests use.
  ///   - used: Records of other machines.
  init(_ package: String, folder: String? = nil, scratch: String, used: [String]) throws(ToolError) {
    let place = UsedGoldens.folder.path(in: scratch)
    let isMissing = access(place.fileSystemName, F_OK) != 0 && errno == ENOENT
    if isMissing, used.isEmpty {
      throw ToolError(
        .unreadable, in: place,
        "there is no such folder; run the package's tests first, then this command in the package's folder")
    }
    do throws(FileError) { for file in (isMissing ? [] : [place]) + used { try self.used.add(file) } } catch {
      throw ToolError(error)
    }
    guard !self.used.goldens.isEmpty else {
      throw ToolError(.unreadable, in: place, "no test used a golden; run the tests first")
    }
    // A folder can be missing, except one that was asked for.
    for inner in folder.map({ [FilePath($0)] }) ?? self.used.folders.union([FilePath("goldens")]) {
      let path = "\(package)/\(inner.text)"
      guard folder != nil || access(path.fileSystemName, F_OK) == 0 else { continue }
      all.formUnion(try PictureTree(path).files.map { FilePath(bytes: inner.bytes + [UInt8(ascii: "/")] + $0.bytes) })
    }
    guard !all.isEmpty else {
      throw ToolError(
        .unreadable, in: "\(package)/\(folder ?? "goldens")", "there is no PNG file; use a folder with goldens")
    }
  }

  /// The goldens that no test used.
  var unused: [FilePath] { all.subtracting(used.goldens).sorted() }

  /// Those of them that no other platform may use: no test used a golden that differs only in the platform of its name.
  var unusedAnywhere: [FilePath] {
    let names = Set(used.goldens.map(Self.withoutPlatform))
    return unused.filter { !names.contains(Self.withoutPlatform($0)) }
  }

  /// The path of `5H@linux-arm64.png` and of `5H.png` without what differs.
  private static func withoutPlatform(_ golden: FilePath) -> FilePath {
    let name = golden.bytes.dropLast(".png".utf8.count)
    let slash = name.lastIndex(of: UInt8(ascii: "/")) ?? 0
    return FilePath(bytes: name[..<(name[slash...].lastIndex(of: UInt8(ascii: "@")) ?? name.endIndex)])
  }
}
