internal import Canvas

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
