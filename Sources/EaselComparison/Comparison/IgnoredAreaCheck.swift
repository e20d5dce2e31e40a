/// Collects which ignored areas contain no pixel of any picture. Such an area is usually a mistake.
struct IgnoredAreaCheck {
  /// The areas of the command line.
  private let areas: [PixelArea]
  /// For each of them, the number of pictures that it is outside of, and the name of the first.
  private var outside: [(count: Int, first: String?)]
  private var total = 0
  /// For each entry of a file of limits, the areas that are outside of all pictures so far.
  private var entries: [(glob: String, areas: [PixelArea], isUsed: Bool)]

  init(_ areas: [PixelArea], limits: GoldenLimits?) {
    self.areas = areas
    outside = areas.map { _ in (0, nil) }
    entries = (limits?.ignoredAreas ?? []).map { ($0.glob, $0.areas, false) }
  }

  /// Adds a pair, with its entries of the file of limits.
  mutating func add(_ result: ComparisonResult, _ match: GoldenLimits.Match?) {
    if case .sameBytes = result.outcome {
      // Its size is not known, so its areas may be in it.
      for entry in match ?? [] { entries[Int(entry)].areas = [] }
    }
    guard case .compared(let report) = result.outcome else { return }
    total += 1
    for (index, area) in areas.enumerated() where !report.contains(area) {
      outside[index] = (outside[index].count + 1, outside[index].first ?? result.name)
    }
    for entry in match ?? [] where !entries[Int(entry)].areas.isEmpty {
      entries[Int(entry)].areas.removeAll { report.contains($0) }
      entries[Int(entry)].isUsed = true
    }
  }

  /// Returns the notes.
  ///
  /// - Parameter limitsPath: The file of limits.
  func notes(limitsPath: String) -> [String] {
    zip(areas, outside).compactMap { area, outside in
      guard let first = outside.first else { return nil }
      let area = "--ignore \(Self.text(area))"
      if total == 1 { return "\(area): the area is outside of the picture" }
      if outside.count == total { return "\(area): the area is outside of all \(total) pictures" }
      return "\(area): the area is outside of \(outside.count) of \(total) pictures, such as \(first)"
    }
      + entries.filter(\.isUsed).flatMap { entry in
        Self.listed(entry.areas).map { "\(limitsPath): \($0) of \(entry.glob): outside of every picture" }
      }
  }

  /// The areas in the form of the option. A file can have thousands.
  private static func listed(_ areas: [PixelArea]) -> [String] {
    areas.prefix(10).map(text) + (areas.count > 10 ? ["\(areas.count - 10) more areas"] : [])
  }

  private static func text(_ area: PixelArea) -> String { "\(area.x),\(area.y),\(area.width)x\(area.height)" }
}

extension ComparisonReport {
  /// Whether an area, whose corner isn't negative, contains a pixel of one of the pictures.
  fileprivate func contains(_ area: PixelArea) -> Bool {
    [actualSize, expectedSize].contains { area.x < $0.width && area.y < $0.height }
  }
}
