/// The output of `compare --json`. The format is stable: fields can be added, but a field is renamed, removed or
/// changes its meaning only with a new `version`.
package enum ComparisonJSON {
  static let version = 2

  static func document(
    actual: String, expected: String, comparison: ImageComparison, notes: [String], summary: ComparisonSummary,
    files: [JSONText]
  ) -> JSONText {
    .members(
      [
        ("version", .whole(version)), ("actual", .text(actual)), ("expected", .text(expected)),
        ("status", .whole(Int(summary.status.rawValue))), ("limits", limits(comparison)),
        ("notes", .list(notes.map { .text($0) })), ("compared", .whole(summary.total)),
      ] + ComparisonResult.State.allCases.map { ($0.rawValue, .whole(summary.count($0))) }
        + [("updated", .whole(summary.updatedCount)), ("files", .list(files))])
  }

  /// Returns the JSON of a pair. A compared pair has its measurements, an equal pair only its sizes, if it was decoded.
  static func file(_ result: ComparisonResult) -> JSONText {
    var members: [(name: String, value: JSONText)] = [
      ("name", .text(result.name)), ("state", .text(result.state.rawValue)), ("message", .text(result.message)),
      ("notes", .list(result.notes.map { .text($0) })), ("updated", .bool(result.isUpdated)),
    ]
    guard case .compared(let report) = result.outcome else { return .members(members) }
    if !report.isEqual {
      members += [("limits", result.ownComparison.map(limits) ?? .null), ("limit", .text(report.limit))]
    }
    members += [
      ("actualSize", size(report.actualSize)), ("expectedSize", size(report.expectedSize)),
      ("pixels", .whole(report.pixelCount)), ("ignoredPixels", .whole(report.ignoredPixelCount)),
      ("differentPixels", .whole(report.differentPixelCount)),
    ]
    return .members(report.isEqual ? members : members + measurements(report).map { (name: $0, value: $1) })
  }

  /// The measurements of unlike pictures.
  private static func measurements(_ report: ComparisonReport) -> KeyValuePairs<String, JSONText> {
    [
      "share": .number(report.share), "antialiasedPixels": .whole(report.antialiasedPixelCount),
      "changedPixels": .whole(report.changedPixelCount),
      "largestDensity": report.largestDensity.map { .whole($0) } ?? .null,
      "largestChannelDifference": .whole(report.largestChannelDifference),
      "largestChannel": report.largestChannel.map { .text("\($0)") } ?? .null,
      "largestDistance": report.largestDistance.map { .number($0) } ?? .null,
      "rms": .number(report.rootMeanSquare), "ssim": report.structuralSimilarity.map { .number($0) } ?? .null,
      "bounds": report.bounds.map(area) ?? .null, "first": report.first.map(first) ?? .null,
      "insertion": report.insertion.map(insertion) ?? .null,
      "moves": .list(report.moves.map { .object(["x": .whole($0.x), "y": .whole($0.y), "area": area($0.area)]) }),
      "regionCount": report.regions.map { .whole($0.count) } ?? .null,
      "regions": .list(
        (report.regions?.largest ?? []).map {
          .object(["bounds": area($0.bounds), "pixels": .whole($0.pixelCount)])
        }),
    ]
  }

  /// Returns the JSON of a comparison in a batch.
  package static func facts(_ report: ComparisonReport) -> JSONText {
    let result = ComparisonResult(name: "", outcome: .compared(report))
    return .object([
      "state": .text(result.state.rawValue), "passes": .bool(report.passes), "message": .text(result.message),
      "actualSize": size(report.actualSize), "expectedSize": size(report.expectedSize),
      "pixels": .whole(report.pixelCount), "differentPixels": .whole(report.differentPixelCount),
      "share": .number(report.share), "antialiasedPixels": .whole(report.antialiasedPixelCount),
      "largestChannelDifference": .whole(report.largestChannelDifference), "rms": .number(report.rootMeanSquare),
      "ssim": report.structuralSimilarity.map { .number($0) } ?? .null, "bounds": report.bounds.map(area) ?? .null,
    ])
  }

  private static func limits(_ comparison: ImageComparison) -> JSONText {
    let tolerance: JSONText =
      switch comparison.tolerance {
      case .exact: .object(["levels": .whole(0)])
      case .levels(let levels): .object(["levels": .whole(levels)])
      case .okLab(let distance): .object(["okLab": .number(distance)])
      case .ciede2000(let distance): .object(["ciede2000": .number(distance)])
      case .pixelmatch(let threshold): .object(["pixelmatch": .number(threshold)])
      }
    return .object([
      "tolerance": tolerance, "maxDifferent": allowance(comparison.allowance),
      "antialiasing": .bool(comparison.allowsAntialiasing),
      "antialiasingMethod": .text(comparison.antialiasingMethod.rawValue),
      "ignored": .list(comparison.ignoredAreas.map(area)),
    ])
  }

  private static func allowance(_ allowance: ImageComparison.Allowance) -> JSONText {
    switch allowance {
    case .count(let count): .object(["pixels": .whole(count)])
    case .share(let share): .object(["share": .number(share)])
    case .density(let count, let side): .object(["pixels": .whole(count), "square": .whole(side)])
    case .all(let parts): .list(parts.map(Self.allowance))
    }
  }

  private static func size(_ size: PixelSize) -> JSONText { .list([.whole(size.width), .whole(size.height)]) }

  private static func area(_ area: PixelArea) -> JSONText {
    .object([
      "x": .whole(area.x), "y": .whole(area.y), "width": .whole(area.width), "height": .whole(area.height),
    ])
  }

  private static func insertion(_ insertion: Insertion) -> JSONText {
    .object([
      "axis": .text(insertion.axis.rawValue), "side": .text(insertion.isInActual ? "actual" : "expected"),
      "start": .whole(insertion.start), "count": .whole(insertion.count),
    ])
  }

  private static func first(_ pair: ComparisonReport.PixelPair) -> JSONText {
    func channels(_ pixel: StraightPixel?) -> JSONText {
      pixel.map { .list([$0.red, $0.green, $0.blue, $0.alpha].map { .whole(Int($0)) }) } ?? .null
    }
    return .object([
      "x": .whole(pair.x), "y": .whole(pair.y), "actual": channels(pair.actual), "expected": channels(pair.expected),
    ])
  }
}
