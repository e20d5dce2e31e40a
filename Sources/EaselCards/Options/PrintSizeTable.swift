internal import Canvas
internal import CanvasCards

/// The table that `--list-sizes` prints. Like `--help`, it works even if the rest of the command line is incomplete.
package enum PrintSizeTable {
  private static let commands = ["card", "deck", "sheet"]

  /// Returns the table if the arguments request it, or nil otherwise.
  package static func text(askedBy arguments: [String]) -> String? {
    guard let command = arguments.first, commands.contains(command),
      arguments.prefix(while: { $0 != "--" }).contains("--list-sizes")
    else { return nil }
    return text
  }

  private static var text: String {
    var rows = [["card", "cut", "pixels at 300 dpi", "with 1/8in bleed", "safe"]]
    for size in CardSize.all {
      rows.append([
        size.name, "\(size.width) x \(size.height)", pixels(size.trimPixels), pixels(size.bleedPixels),
        pixels(size.safePixels),
      ])
    }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private static func pixels(_ size: Size) -> String {
    "\(Int(saturating: size.width))x\(Int(saturating: size.height))"
  }
}
