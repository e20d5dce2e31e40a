internal import CanvasCLibrary

/// The folder of a failure's pictures, in `goldens-failed` of the scratch folder.
///
/// It has `actual.png`, `expected.png` and `panel.png`, as many as there are, and the record `golden.txt`: a line with
/// the golden's path relative to the package's folder, and a line with the limits of the comparison. So a copy of the
/// folder, such as one from a CI server, says which golden its pictures belong to.
package enum FailedGolden {
  /// The name of the folder of all failures.
  package static let folder = "goldens-failed"
  /// The names of the files of a failure.
  package static let actual = "actual.png"
  package static let expected = "expected.png"
  package static let panel = "panel.png"
  package static let record = "golden.txt"

  /// What a record says.
  package struct Record: Sendable, Hashable {
    /// The golden's path relative to the package's folder, with its extension.
    package var golden: FilePath
    /// The limits, as in a file of limits of a comparison. Nil for an exact comparison.
    package var limits: String?

    package init(golden: FilePath, limits: String? = nil) {
      self.golden = golden
      self.limits = limits
    }

    /// Reads the bytes of a record. Nil if they name no golden.
    package init?(_ bytes: [UInt8]) {
      var golden: FilePath?
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { continue }
        switch String(decoding: parts[0], as: UTF8.self) {
        case "golden": golden = FilePath(bytes: parts[1])
        case "limits": limits = String(decoding: parts[1], as: UTF8.self)
        default: break
        }
      }
      guard let golden else { return nil }
      self.golden = golden
    }

    package var bytes: [UInt8] {
      let limits = limits.map { "limits\t\($0)\n" } ?? ""
      return Array("golden\t".utf8) + golden.bytes + Array("\n\(limits)".utf8)
    }
  }

  /// The path of a golden's failure in the folder of all failures: its name, after the folder of the goldens unless
  /// that is `goldens`, so that equal names in two folders don't share a failure.
  static func path(ofGolden name: String, in folder: String) -> String {
    folder == "goldens" ? name : path("\(folder)/\(name)", without: [".", ".."]).text
  }

  /// A path without empty names and some others.
  static func path(_ path: String, without others: [String]) -> FilePath {
    let names = FilePath(path).names.filter { name in !others.contains { name.elementsEqual($0.utf8) } }
    return FilePath(bytes: names.joined(separator: [UInt8(ascii: "/")]))
  }

  /// Removes the files of a failure, and its folder if nothing else is in it.
  package static func remove(_ path: String) {
    for file in [actual, expected, panel, record] { _ = unsafe unlink("\(path)/\(file)".fileSystemName) }
    _ = unsafe rmdir(path.fileSystemName)
  }
}

extension ImageComparison {
  /// The limits as an object of a file of limits of a comparison. Nil for an exact comparison.
  var limits: String? {
    var members: [String] = []
    switch tolerance {
    case .exact, .levels(0): break
    case .levels(let levels): members.append("\"tolerance\":\(levels)")
    case .okLab(let distance): members.append("\"perceptual\":\(distance)")
    case .ciede2000(let distance): members.append("\"perceptual\":\"ciede2000:\(distance)\"")
    case .pixelmatch(let threshold): members.append("\"threshold\":\(threshold)")
    }
    if allowance != .count(0) { members.append("\"maxDifferent\":\"\(allowance.word)\"") }
    if allowsAntialiasing { members.append("\"antialiasing\":true") }
    if antialiasingMethod != .edges { members.append("\"antialiasingMethod\":\"\(antialiasingMethod.rawValue)\"") }
    let areas = ignoredAreas.compactMap { area -> String? in
      guard let columns = Self.inside(area.x, area.width), let rows = Self.inside(area.y, area.height) else {
        return nil
      }
      return "\"\(columns.lowerBound),\(rows.lowerBound),\(columns.count)x\(rows.count)\""
    }
    if !areas.isEmpty { members.append("\"ignore\":[\(areas.joined(separator: ","))]") }
    return members.isEmpty ? nil : "{\(members.joined(separator: ","))}"
  }
  /// The columns or rows of an area that aren't left of or above every picture. Nil if there are none.
  private static func inside(_ start: Int, _ count: Int) -> Range<Int>? {
    let end = start.addingReportingOverflow(count)
    let (first, last) = (max(0, start), end.overflow ? Int.max : end.partialValue)
    return first < last ? first..<last : nil
  }
}
