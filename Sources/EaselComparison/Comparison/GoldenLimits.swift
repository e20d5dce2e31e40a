/// Limits for single pictures, from a JSON file: an object whose keys are globs and whose values are objects of limits.
///
///     {
///       "charts/**/*.png": {"tolerance": 1, "maxDifferent": "0.1%"},
///       "clock.png": {"ignore": ["10,10,50x20"]}
///     }
///
/// Members have the names and values of the options: `tolerance`, `perceptual`, `threshold`, `maxDifferent`,
/// `ignore`, `antialiasing`, `antialiasingMethod`. If several globs match a name, the last one that sets a member wins.
/// The ignored areas of all of them apply. The file takes precedence over the command line.
struct GoldenLimits: Sendable {
  private var entries: [(glob: Glob, limits: Limits)] = []
  /// The number of parts of all globs.
  private var globSize = 0
  private var areaCount = 0

  // Each name is compared with every glob, and each row of a picture with every area.
  private static let byteLimit = 1 << 20
  private static let globSizeLimit = 1 << 18
  private static let areaLimit = 10_000

  /// The name of the file in the folder of expected pictures.
  static let fileName = "goldens.json"

  private struct Limits: Sendable {
    var tolerance: ImageComparison.Tolerance?
    var allowance: ImageComparison.Allowance?
    var antialiasing: Bool?
    var method: ImageComparison.AntialiasingMethod?
    var ignored: [PixelArea] = []
  }

  init(contentsOf path: String) throws(ToolError) {
    let bytes = try asTool(file: FileReader.bytes(of: path, limit: Self.byteLimit))
    do { try self.init(json: bytes) } catch { throw ToolError(.badContent, "\(path):\(error)") }
  }

  init(json bytes: [UInt8]) throws(DataError) {
    let value = try JSONValue(json: bytes)
    guard case .object(let members) = value.content else {
      throw Self.error(value, in: bytes, "must be an object of globs, each with an object of limits")
    }
    for member in members {
      let glob: Glob
      do { glob = try Glob(member.key) } catch {
        throw .text(
          in: bytes, at: member.value.offset, found: "the member \(DataError.quoted(member.key))", allowed: "\(error)")
      }
      globSize += glob.size
      guard globSize <= Self.globSizeLimit else {
        throw .text(
          in: bytes, at: member.value.offset, found: "globs of more than \(Self.globSizeLimit) characters in all",
          allowed: "use fewer or shorter ones")
      }
      let limits = try Self.limits(member.value, in: bytes)
      areaCount += limits.ignored.count
      guard areaCount <= Self.areaLimit else {
        throw .text(
          in: bytes, at: member.value.offset, found: "more than \(Self.areaLimit) ignored areas in all",
          allowed: "use fewer, larger ones")
      }
      entries.append((glob, limits))
    }
  }

  /// The entries whose globs match a name, in their order in the file.
  typealias Match = [Int32]

  /// Returns the entries for a name, or nil if no glob matches it.
  func match(_ name: String) -> Match? {
    let name = GlobName(name)
    let matching = entries.indices.filter { entries[$0].glob.matches(name) }
    return matching.isEmpty ? nil : matching.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Returns the globs that match no name.
  func unused(in matches: [Match?]) -> [String] {
    let used = Set(matches.lazy.compactMap(\.self).joined().map(Int.init))
    return entries.indices.filter { !used.contains($0) }.map { entries[$0].glob.pattern }
  }

  /// Returns the comparison with the limits of some entries.
  func comparison(of match: Match, otherwise comparison: ImageComparison) -> ImageComparison {
    var result = comparison
    for limits in match.map({ entries[Int($0)].limits }) {
      result.tolerance = limits.tolerance ?? result.tolerance
      result.allowance = limits.allowance ?? result.allowance
      result.allowsAntialiasing = limits.antialiasing ?? result.allowsAntialiasing
      result.antialiasingMethod = limits.method ?? result.antialiasingMethod
      // One list of areas is shared by all comparisons.
      result.ignoredAreas = result.ignoredAreas.isEmpty ? limits.ignored : result.ignoredAreas + limits.ignored
    }
    return result
  }

  /// The glob of each entry, and its ignored areas.
  var ignoredAreas: [(glob: String, areas: [PixelArea])] { entries.map { ($0.glob.pattern, $0.limits.ignored) } }

  private static func limits(_ value: JSONValue, in bytes: [UInt8]) throws(DataError) -> Limits {
    guard case .object(let members) = value.content else {
      throw error(value, in: bytes, "must be an object of limits")
    }
    var settings = ComparisonSettings()
    var keys: Set<String> = []
    for member in members {
      let value = member.value
      let isMeasure = measures.contains(member.key)
      guard !isMeasure || keys.isDisjoint(with: measures) else {
        throw .text(
          in: bytes, at: value.offset, found: "\(member.key) beside another measure", allowed: "use only one")
      }
      // Each area of a list, so that an error has its place.
      let values = if member.key == "ignore", case .list(let areas) = value.content { areas } else { [value] }
      for value in values {
        let isKnown: Bool
        do throws(ValueProblem) { isKnown = try settings.set(member.key, value) } catch {
          throw Self.error(value, in: bytes, error.allowed)
        }
        guard isKnown else {
          throw .text(
            in: bytes, at: value.offset, found: "the member \(DataError.quoted(member.key))",
            allowed: "use tolerance, perceptual, threshold, maxDifferent, ignore, antialiasing or antialiasingMethod")
        }
      }
      keys.insert(member.key)
    }
    return Limits(
      tolerance: keys.isDisjoint(with: measures) ? nil : settings.comparison.tolerance,
      allowance: keys.contains("maxDifferent") ? settings.allowance : nil,
      antialiasing: keys.contains("antialiasing") ? settings.allowsAntialiasing : nil,
      method: keys.contains("antialiasingMethod") ? settings.antialiasingMethod : nil, ignored: settings.ignoredAreas)
  }

  private static let measures = ["tolerance", "perceptual", "threshold"]

  private static func error(_ value: JSONValue, in bytes: [UInt8], _ allowed: String) -> DataError {
    .text(in: bytes, at: value.offset, found: value.shown, allowed: allowed)
  }
}
