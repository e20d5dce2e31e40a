/// The table that `--list-sizes` prints. Like `--help`, it works even if the rest of the command line is incomplete.
package enum PrintSizeTable {
  private static let commands = ["card", "deck", "sheet"]

  /// Returns the table, or JSON with `--json`, if the arguments request it, or nil otherwise.
  package static func text(askedBy arguments: [String]) -> String? {
    let options = arguments.prefix { $0 != "--" }
    guard let command = arguments.first, commands.contains(command), options.contains("--list-sizes") else {
      return nil
    }
    return options.contains("--json") ? json.line : text
  }

  private static var json: JSONText {
    func pixels(_ size: Size) -> JSONText {
      .list([.whole(Int(saturating: size.width)), .whole(Int(saturating: size.height))])
    }
    let sizes = CardSize.all.map { size in
      JSONText.object([
        "name": .text(size.name), "width": .text("\(size.width)"), "height": .text("\(size.height)"),
        "pixels": pixels(size.trimPixels), "bleedPixels": pixels(size.bleedPixels),
        "safePixels": pixels(size.safePixels),
      ])
    }
    return .object(["version": .whole(Report.version), "sizes": .list(sizes)])
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
      var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private static func pixels(_ size: Size) -> String {
    "\(Int(saturating: size.width))x\(Int(saturating: size.height))"
  }
}
