internal import CanvasXML

/// The parts that another part refers to.
struct Relationships {
  struct Target {
    /// The last word of the type: `worksheet`, `sharedStrings`.
    var kind: String
    /// The name of the part in the file.
    var name: String
  }

  /// The targets by their identifiers.
  private(set) var targets: [String: Target] = [:]

  /// The maximum number of bytes of parts other than sheets and texts.
  static let partByteLimit = 16 << 20

  /// Reads the relationships of a part, or those of the file for an empty name. They are empty if there are none.
  init(of part: String, in archive: ZipArchive) throws(DataError) {
    let slash = part.lastIndex(of: "/").map { part.index(after: $0) } ?? part.startIndex
    let (folder, file) = (part[..<slash], part[slash...])
    guard let entry = archive["\(folder)_rels/\(file).rels"] else { return }
    let list = RelationshipList(folder: String(folder))
    try archive.readXML(entry, limit: Self.partByteLimit, list)
    targets = list.targets
  }

  /// The first target of a kind, in the order of the identifiers.
  func target(_ kind: String) -> Target? {
    targets.filter { $0.value.kind == kind }.min { $0.key < $1.key }?.value
  }
}

/// Collects the elements `Relationship`.
private final class RelationshipList: PartHandler {
  private let folder: String
  private(set) var targets: [String: Relationships.Target] = [:]

  init(folder: String) { self.folder = folder }

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    guard name == "Relationship", let id = attributes.text("Id"), let type = attributes.text("Type"),
      let target = attributes.text("Target"), attributes.text("TargetMode") != "External"
    else { return }
    let kind = type.split(separator: "/").last.map(String.init) ?? ""
    targets[id] = Relationships.Target(kind: kind, name: resolved(target))
  }

  /// The name of a part in the file. It is relative to the folder, unless it begins with a slash.
  private func resolved(_ target: String) -> String {
    var names: [Substring] = target.hasPrefix("/") ? [] : folder.split(separator: "/")
    for name in target.split(whereSeparator: { $0 == "/" || $0 == "\\" }) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }
}
