import Canvas
import CanvasTemplates

extension Target {
  /// Bytes as a template, filled with a few values.
  static let templates = Target(
    name: "templates", mostSeconds: 10,
    seeds: {
      [
        """
        size: poker
        bleed: 1/8in
        theme: {font: 8, colors: {ink: "#123"}}
        styles: {plate: {background: ink, corner: 4, padding: [4, 6]}}
        parts: {badge: {text: "{label}", clip: circle}}
        front:
          vstack:
            alignment: leading
            children:
              - {text: "{a:,.2f} **{b}**", markup: true, shrink: 0.6, lines: 2, style: plate}
              - {if: "{a} > 2 && {b} == 'x'", hstack: [spacer, {use: badge, with: {label: "{b}"}}]}
              - {each: list, rectangle: red, width: "{item}", height: 3mm, at: bottomTrailing}
              - grid: [[{bar: "{a}", of: 5, column: trailing}, {qr: "{b}"}], {each: list, row: [{text: "{item}"}]}]
        back: {circle: , fill: "#abc", stroke: blue, lineWidth: 2, rotate: 30, opacity: 50%, shadow: 3}
        """,
        "size: 40x30\nfront: &a {zstack: [{background: {gradient: [red, blue], angle: 45}, ellipse: lime}, *b]}\n",
        #"{"size": "60", "front": {"repeat": "{a}", "text": "{b?}", "border": {"color": "red", "width": "1px"}}}"#,
        "front: {picture: \"{b}.png\", fit: fill, placeholder: x.png, width: 40%, maxHeight: fill, direction: rtl}\n",
      ].map { Array($0.utf8) }
    },
    run: { bytes in
      do throws(TemplateError) {
        let template = try Template(contents: bytes, name: "t")
        let data: TemplateData = ["a": 3, "b": "x", "list": [1, 2.5, "7"]]
        for side in [try template.front(of: data), try template.back(of: data)].compactMap(\.self) {
          require(
            side.idealSize.width.isFinite && side.idealSize.height.isFinite,
            "a size that is not finite: \(side.idealSize)")
          try? drawn(Size(width: 60, height: 40)) { context in try side.draw(in: context.bounds, on: context) }
        }
      } catch {
        require(!error.description.contains("\n"), "an error of two lines: \(error)")
      }
    })
}
