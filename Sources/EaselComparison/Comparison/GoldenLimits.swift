internal import ArgumentParser
internal import Canvas
internal import CanvasData
internal import CanvasGoldens
internal import EaselShared

/// Limits of single pictures: a JSON file, an object of objects, each for the names that a glob stands for.
///
///     {
///       "charts/**/*.png": {"tolerance": 1, "maxDifferent": "0.1%"},
///       "clock.png": {"ignore": ["10,10,50x20"]}
///     }
///
/// Members are named and written as the options: `tolerance`, `perceptual`, `threshold`, `maxDifferent`, `ignore`,
/// `antialiasing`. Where several globs match a name, the last one that has a member decides it; the ignored areas of all
/// add up. What the file says counts before what the command line says.
struct GoldenLimits: Sendable {
  private var entries: [(glob: Glob, limits: Limits)] = []

  /// The file that is read from the folder of expected pictures.
  static let fileName = "goldens.json"

  private struct Limits: Sendable {
    var tolerance: ImageComparison.Tolerance?
    var allowance: ImageComparison.Allowance?
    var antialiasing: Bool?
    var ignored: [PixelArea] = []
  }

  init(contentsOf path: String) throws(ToolError) {
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: path, limit: 1 << 24) } catch { throw ToolError(error) }
    do { try self.init(json: bytes) } catch { throw ToolError(.badContent, "\(path):\(error)") }
  }

  init(json bytes: [UInt8]) throws(DataError) {
    let value = try JSONValue(json: bytes)
    guard case .object(let members) = value.content else {
      throw Self.error(value, in: bytes, "an object of globs, each with an object of limits")
    }
    for member in members {
      entries.append((Glob(member.key), try Self.limits(member.value, in: bytes)))
    }
  }

  /// The globs that stand for none of the names.
  func unused(among names: [String]) -> [String] {
    entries.map(\.glob).filter { glob in !names.contains { glob.matches($0) } }.map(\.pattern)
  }

  /// What a name is compared by; nil where no glob stands for it.
  func comparison(of name: String, otherwise comparison: ImageComparison) -> ImageComparison? {
    let matching = entries.filter { $0.glob.matches(name) }.map(\.limits)
    guard !matching.isEmpty else { return nil }
    var result = comparison
    for limits in matching {
      result.tolerance = limits.tolerance ?? result.tolerance
      result.allowance = limits.allowance ?? result.allowance
      result.allowsAntialiasing = limits.antialiasing ?? result.allowsAntialiasing
      result.ignoredAreas += limits.ignored
    }
    return result
  }

  private static func limits(_ value: JSONValue, in bytes: [UInt8]) throws(DataError) -> Limits {
    guard case .object(let members) = value.content else { throw error(value, in: bytes, "an object of limits") }
    var limits = Limits()
    for member in members {
      let value = member.value
      if let measure = try measure(member.key, value, in: bytes) {
        guard limits.tolerance == nil else {
          throw .text(
            in: bytes, at: value.offset, found: "\(member.key) beside another measure", allowed: "only one is allowed")
        }
        limits.tolerance = measure
        continue
      }
      switch member.key {
      case "maxDifferent": limits.allowance = try parsed(value, in: bytes, ComparisonArguments.allowance)
      case "antialiasing":
        guard case .bool(let flag) = value.content else { throw error(value, in: bytes, "true or false") }
        limits.antialiasing = flag
      case "ignore":
        guard case .list(let areas) = value.content else {
          throw error(value, in: bytes, #"a list of areas, such as ["10,10,50x20"]"#)
        }
        for area in areas { limits.ignored.append(try parsed(area, in: bytes, ComparisonArguments.area)) }
      default:
        throw .text(
          in: bytes, at: value.offset, found: "the member \(DataError.quoted(member.key))",
          allowed: "allowed are tolerance, perceptual, threshold, maxDifferent, ignore and antialiasing")
      }
    }
    return limits
  }

  /// How far a pixel may be off, where the member says that; nil for every other member.
  private static func measure(
    _ key: String, _ value: JSONValue, in bytes: [UInt8]
  ) throws(DataError) -> ImageComparison.Tolerance? {
    switch key {
    case "tolerance": ComparisonArguments.tolerance(try parsed(value, in: bytes, ComparisonArguments.levels))
    case "perceptual": try parsed(value, in: bytes, ComparisonArguments.distance)
    case "threshold": .pixelmatch(try parsed(value, in: bytes, ComparisonArguments.threshold))
    default: nil
    }
  }

  /// A value in the form of an option's.
  private static func parsed<T>(
    _ value: JSONValue, in bytes: [UInt8], _ parse: (String) throws(ValidationError) -> T
  ) throws(DataError) -> T {
    let text: String
    switch value.content {
    case .number(let number): text = number
    case .string(let string): text = string
    default: throw error(value, in: bytes, "a number or a text is needed")
    }
    do { return try parse(text) } catch { throw Self.error(value, in: bytes, error.message) }
  }

  private static func error(_ value: JSONValue, in bytes: [UInt8], _ allowed: String) -> DataError {
    .text(in: bytes, at: value.offset, found: value.shown, allowed: allowed)
  }
}
