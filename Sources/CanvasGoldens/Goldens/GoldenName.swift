internal import Canvas

/// The name of a golden whose test gives none.
package enum GoldenName {
  /// The name that a test gives, or the default. A test with arguments throws without one: its goldens would all have the
  /// same name.
  package static func of(
    _ given: String?, function: String, file: String, isParameterized: Bool = false
  ) throws(GoldenFailure) -> String {
    if let given { return given }
    let name = ofTest(function, in: file)
    guard !isParameterized else {
      throw GoldenFailure(.notComparable, "\(name): the goldens of a test with arguments need names")
    }
    return name
  }

  /// The name of the source file and that of the test's function: `BadgeTests/round` for `round()` in `BadgeTests.swift`.
  ///
  /// - Parameters:
  ///   - file: The path of the source file.
  ///   - function: The function as `#function` writes it, with its parameters' labels.
  package static func ofTest(_ function: String, in file: String) -> String {
    let fileName = FilePath(file).bytes.split(separator: UInt8(ascii: "/")).last ?? []
    let stem = fileName.prefix { $0 != UInt8(ascii: ".") }
    return "\(FilePath(bytes: stem).text)/\(function.prefix { $0 != "(" })"
  }
}
