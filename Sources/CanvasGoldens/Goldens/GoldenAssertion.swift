/// An assertion in a test that compares a picture with a golden.
///
/// In a process, a golden belongs to one assertion. Otherwise one picture would be recorded over another, or compared
/// with another's golden:
///
/// - Two assertions can't share a golden that has its default name.
/// - Two assertions that give the same name must draw the same picture.
/// - An assertion that runs again, in a loop or in a repeated test, must draw the same picture or pass. If a test is
///   repeated until it passes, its picture can differ from that of the failure.
package struct GoldenAssertion: Sendable, Hashable {
  /// The path of the source file.
  private let file: String
  private let line: Int
  /// Nil if it is unknown, as in XCTest.
  private let column: Int?
  /// Whether the assertion names its golden.
  private let isNamed: Bool

  package init(file: String, line: Int, column: Int? = nil, isNamed: Bool) {
    (self.file, self.line, self.column, self.isNamed) = (file, line, column, isNamed)
  }

  /// What an assertion contradicts.
  enum Conflict: Sendable {
    /// Another assertion, which uses the same golden.
    case assertion(GoldenAssertion)
    /// Its own earlier picture.
    case picture
  }

  private struct Golden: Hashable {
    let package: String
    let path: String
  }

  /// The hash of the picture is kept instead of the picture, because suites have many.
  private typealias Use = (assertion: GoldenAssertion, picture: Int)

  /// The first use of each golden.
  private static let uses = Locked<[Golden: Use]>([:])

  /// Notes that this assertion compares a picture with a golden. Returns what it contradicts, if anything.
  ///
  /// - Parameter path: The golden's path, relative to the package's folder.
  func conflict(drawing image: Image, golden path: String, package: String) -> Conflict? {
    let picture = image.hashValue
    return Self.uses.withLock { uses in
      let golden = Golden(package: package, path: path)
      guard let first = uses[golden] else {
        uses[golden] = (self, picture)
        return nil
      }
      let other = first.assertion
      if line != other.line || column != other.column || FilePath(file) != FilePath(other.file) {
        let areNamed = isNamed && first.assertion.isNamed
        return areNamed && picture == first.picture ? nil : .assertion(first.assertion)
      }
      return picture == first.picture ? nil : .picture
    }
  }

  /// The place in the sources, with a path relative to the package's folder if it is in there.
  func place(in package: String) -> String {
    let path = file.hasPrefix("\(package)/") ? String(file.dropFirst(package.count + 1)) : file
    return "\(path):\(line)\(column.map { ":\($0)" } ?? "")"
  }
}

/// The default name of a golden.
package enum GoldenName {
  /// The given name or the default. Throws for a parameterized test without a name, because its goldens would all
  /// have the same name.
  package static func of(
    _ given: String?, function: String, file: String, isParameterized: Bool = false
  ) throws(GoldenFailure) -> String {
    if let given { return given }
    let name = ofTest(function, in: file)
    guard !isParameterized else {
      throw GoldenFailure(.notComparable, "\(name): a test with arguments must name its goldens")
    }
    return name
  }

  /// The name of the source file and of the test function: `BadgeTests/round` for `round()` in `BadgeTests.swift`.
  ///
  /// - Parameters:
  ///   - file: The path of the source file.
  ///   - function: The function in the form of `#function`, with parameter labels.
  package static func ofTest(_ function: String, in file: String) -> String {
    let fileName = FilePath(file).bytes.split(separator: UInt8(ascii: "/")).last ?? []
    let stem = fileName.prefix { $0 != UInt8(ascii: ".") }
    return "\(FilePath(bytes: stem).text)/\(function.prefix { $0 != "(" })"
  }
}
