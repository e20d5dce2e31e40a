import ArgumentParser
import Canvas
import CanvasCharts
import CanvasTables

/// A bar chart in the size used in reports, stage by stage.
struct Charts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Read, lay out, draw and encode a bar chart of 640×400 points on one thread; milliseconds per stage.",
    discussion: "Prints a line: read_ms, layout_ms, draw_ms, png_ms, all_ms, the PNG's bytes; tab-separated, medians.")

  @Argument(help: "CSV file with names and values.")
  var data: String

  @Option(help: "Pixels per point.")
  var scale = 2.0

  @Option(help: "Number of times the chart is made. The median counts.")
  var rounds = 51

  func run() throws {
    let contents = try FileReader.bytes(of: data, limit: 1 << 30)
    let fonts = try ChartFonts.standard()
    var stages: [[Double]] = [[], [], [], [], []]
    var byteCount = 0
    for _ in 0..<max(1, rounds) {
      let start = ProcessorTime.now
      let table = try ChartTable(contents: contents, choice: ColumnChoice())
      let read = ProcessorTime.now
      var model = ChartModel([ChartLayer(.bars, table)])
      model.titles.title = "Sales"
      let frame = Rect(origin: .zero, size: ChartLayout.defaultSize)
      let layout = ChartLayout(model, in: frame, theme: .light, measurer: TextMeasurer(fonts))
      let laidOut = ProcessorTime.now
      let context = try DrawingContext(size: frame.size, scale: scale)
      layout.draw(on: context, fonts: fonts)
      let image = context.makeImage()
      let drawn = ProcessorTime.now
      byteCount = try image.png().count
      let end = ProcessorTime.now
      for (stage, time) in [read - start, laidOut - read, drawn - laidOut, end - drawn, end - start].enumerated() {
        stages[stage].append(time * 1000)
      }
    }
    let names = ["read_ms", "layout_ms", "draw_ms", "png_ms", "all_ms"]
    let medians = zip(names, stages).map { "\($0)\t\($1.sorted()[$1.count / 2])" }
    print((medians + ["bytes\t\(byteCount)"]).joined(separator: "\t"))
  }
}
