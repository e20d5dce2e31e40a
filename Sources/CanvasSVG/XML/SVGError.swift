/// An error in reading an SVG picture. The description is one line: the file, if it has a name, the place, what was
/// found, and what is allowed.
public struct SVGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file, or nil for bytes.
  public var path: String?
  /// The line, from 1; nil if the error is about the whole file.
  public var line: Int?
  /// The column in bytes, from 1; nil if the error is about the whole file.
  public var column: Int?
  /// What was found.
  public var found: String
  /// What is allowed.
  public var allowed: String

  public var description: String {
    var place = path.map { [$0] } ?? []
    if let line { place.append("line \(line)" + (column.map { ", column \($0)" } ?? "")) }
    let message = "found \(found); allowed: \(allowed)"
    let text = (place + [message]).joined(separator: ": ")
    // A message is one line, whatever the file's name has in it.
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}
