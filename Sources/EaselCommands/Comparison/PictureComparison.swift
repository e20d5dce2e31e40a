internal import Canvas
internal import CanvasGoldens

/// What comparing one name of two sides gave.
struct ComparisonResult: Sendable {
  /// The name that the line starts with.
  var name: String
  var outcome: Outcome

  enum Outcome: Sendable {
    case same
    case differs(ComparisonReport)
    case onlyIn(String)
    /// One of the two could not be read: nothing is known about them.
    case failed(ToolError)
  }

  var status: ExitStatus {
    switch outcome {
    case .same: .done
    case .differs(let difference): difference.sizesDiffer ? .picturesUnlike : .pixelsDiffer
    case .onlyIn: .picturesUnlike
    case .failed(let error): error.status
    }
  }

  /// The name, and how the two differ; nil where they don't, or where that is not known.
  var line: String? {
    switch outcome {
    case .same, .failed: nil
    case .differs(let difference): "\(name): \(difference)"
    case .onlyIn(let side): "\(name): only in \(side)"
    }
  }

  /// Compares two files.
  static func ofFiles(name: String, actual: String, expected: String) -> ComparisonResult {
    do throws(ToolError) {
      let (actual, expected) = (try InputFile.straightPicture(actual), try InputFile.straightPicture(expected))
      let report: ComparisonReport
      do { report = try ImageComparison().compare(actual: actual, expected: expected) } catch {
        throw ToolError(.usage, "\(error)")
      }
      return ComparisonResult(name: name, outcome: report.passes ? .same : .differs(report))
    } catch {
      return ComparisonResult(name: name, outcome: .failed(error))
    }
  }

  /// Compares all PNG files of two folders by name, in the order of the names.
  static func ofFolders(actual: String, expected: String, workers: Int) throws(ToolError) -> [ComparisonResult] {
    let actualNames = try PNGFolder.names(in: actual)
    let expectedNames = try PNGFolder.names(in: expected)
    let inActual = Set(actualNames)
    let inExpected = Set(expectedNames)
    let names = inActual.union(inExpected).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // Two folders without a picture are not the same: nothing was compared.
    guard !names.isEmpty else {
      throw ToolError(.unreadable, "\(actual), \(expected): no PNG file in either; at least one is needed")
    }
    return parallelMap(count: names.count, workers: workers) { index in
      let name = names[index]
      if !inExpected.contains(name) { return ComparisonResult(name: name, outcome: .onlyIn(actual)) }
      if !inActual.contains(name) { return ComparisonResult(name: name, outcome: .onlyIn(expected)) }
      return ofFiles(name: name, actual: actual + "/" + name, expected: expected + "/" + name)
    }
  }
}
