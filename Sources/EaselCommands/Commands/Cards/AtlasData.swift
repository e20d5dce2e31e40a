/// The files with the positions of the cards in an atlas.
package struct AtlasData {
  /// The picture's file, without its folder.
  package var image: String
  package var names: [CardName]
  package var layout: SheetLayout
  /// Pixels per point of the cards.
  package var scale: Double

  package init(image: String, names: [CardName], layout: SheetLayout, scale: Double) {
    (self.image, self.names, self.layout, self.scale) = (image, names, layout, scale)
  }

  /// TexturePacker's JSON in its hash form, with one line per card. Cards have the names of a deck's files: `QH.png`.
  package var texturePackerJSON: String {
    let frames = zip(names, layout.cells).map { name, cell in
      let size: JSONText = .object(["w": Self.whole(cell.width), "h": Self.whole(cell.height)])
      let frame: JSONText = .object([
        "frame": .object([
          "x": Self.whole(cell.minX), "y": Self.whole(cell.minY), "w": Self.whole(cell.width),
          "h": Self.whole(cell.height),
        ]),
        "rotated": .bool(false), "trimmed": .bool(false),
        "spriteSourceSize": .object([
          "x": .whole(0), "y": .whole(0), "w": Self.whole(cell.width), "h": Self.whole(cell.height),
        ]),
        "sourceSize": size,
      ])
      return "\(JSONText.text(name.description + ".png").line):\(frame.line)"
    }
    let meta: JSONText = .object([
      "app": .text("easel"), "version": .text("1.0"), "image": .text(image), "format": .text("RGBA8888"),
      "size": .object(["w": Self.whole(layout.size.width), "h": Self.whole(layout.size.height)]),
      "scale": .text(Self.decimal(scale)),
    ])
    return "{\"frames\":{\n\(frames.joined(separator: ",\n"))\n},\n\"meta\":\(meta.line)}\n"
  }

  /// A style sheet: `<span class="card card-QH"></span>` shows the queen of hearts at its size in points.
  package var css: String {
    func px(_ pixels: Double) -> String { pixels == 0 ? "0" : Self.decimal(pixels / scale) + "px" }
    guard let cell = layout.cells.first else { return "" }
    var text = """
      .card {
        display: inline-block;
        width: \(px(cell.width));
        height: \(px(cell.height));
        background-image: url("\(image.percentEncoded(keepingSlashes: false))");
        background-repeat: no-repeat;
        background-size: \(px(layout.size.width)) \(px(layout.size.height));
      }

      """
    for (name, cell) in zip(names, layout.cells) {
      text += ".card-\(name) { background-position: \(px(-cell.minX)) \(px(-cell.minY)); }\n"
    }
    return text
  }

  private static func whole(_ number: Double) -> JSONText { .whole(Int(saturating: number)) }

  /// The number with at most four decimals and without trailing zeros.
  private static func decimal(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(saturating: rounded)) : String(rounded)
  }
}
