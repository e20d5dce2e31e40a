import Canvas
import CanvasCharts
import Testing

/// The legend of a chart of marks leaves the plot its room.
@Suite struct ChartLegendTests {
  private func lines(_ names: [String]) -> Chart {
    Chart(Array(names.enumerated())) { index, name in
      LineMark(x: .value("A", 0), y: .value("B", index)).foregroundStyle(by: .value("N", name)).symbol(.circle)
      LineMark(x: .value("A", 5), y: .value("B", index * 2)).foregroundStyle(by: .value("N", name)).symbol(.circle)
    }
  }

  private func check(_ chart: Chart, _ size: Size, legends: Int = 1) throws -> ChartLayout {
    var chart = chart
    chart.fonts = try ChartFonts.standard()
    let layout = try chart.layout(in: Rect(origin: .zero, size: size))
    let scene = try #require(layout.plot).scene
    let plot = try #require(scene.groups.first)
    #expect(plot.size.width >= size.width * 0.4, "\(plot.size)")
    #expect(plot.size.height >= size.height * 0.22, "\(plot.size)")
    #expect(scene.size.width <= size.width - 40 + 1 && scene.size.height <= size.height - 40 + 1)
    #expect(scene.legends.count == legends)
    let area = Rect(origin: plot.origin, size: plot.size)
    let frame = Rect(origin: .zero, size: scene.size).insetBy(dx: -0.5, dy: -0.5)
    for (index, legend) in scene.legends.enumerated() {
      for text in legend.texts {
        #expect(frame.contains(text.box) && !text.box.intersects(area), "\(text.lines)")
        for other in scene.legends[(index + 1)...] {
          #expect(!other.texts.contains { $0.box.intersects(text.box) })
        }
      }
    }
    return layout
  }

  @Test(arguments: [4, 6, 8, 10, 12], [AnnotationPosition.automatic, .bottom, .leading, .trailing])
  func theNamesOfManySeriesTakeRows(count: Int, position: AnnotationPosition) throws {
    let names = (1...count).map { "Product line \($0)" }
    let chart = lines(names).chartLegend(position: position)
    let layout = try check(chart, Size(width: 640, height: 400))
    #expect(try #require(layout.plot).scene.legends[0].labels == names)
    #expect(layout.notes.isEmpty, "\(layout.notes)")
  }

  @Test(arguments: [Size(width: 640, height: 400), Size(width: 320, height: 240)])
  func namesWithoutRoomAreSaid(size: Size) throws {
    let chart = lines((1...90).map { "A name of a series \($0)" })
    let layout = try check(chart, size)
    let labels = try #require(layout.plot).scene.legends[0].labels
    let left = 90 - labels.count + 1
    #expect(labels.last == "…\(left) entries")
    #expect(layout.notes.map { "\($0)" }.contains { $0.contains("\(left) names don't fit in the legend") })
  }

  @Test(arguments: [AnnotationPosition.top, .trailing])
  func longNamesAreCutAndSaid(position: AnnotationPosition) throws {
    let long = String(repeating: "a very long name of a series ", count: 8)
    let layout = try check(lines(["Short", long]).chartLegend(position: position), Size(width: 400, height: 300))
    #expect(layout.notes.map { "\($0)" }.contains { $0.contains("1 name in the legend is truncated") })
  }

  @Test func legendsOfSizesAndShapesTakeRows() throws {
    let points = (0...10).map { (Double($0), $0 % 2 == 0 ? "an x or two" : "a y of a kind") }
    let sized = Chart(points) { value, kind in
      PointMark(x: .value("A", value), y: .value("B", value * 2)).symbolSize(by: .value("V", value))
    }
    _ = try check(sized, Size(width: 320, height: 220))
    let shaped = Chart(points) { value, kind in
      PointMark(x: .value("A", value), y: .value("B", value * 2)).symbol(by: .value("K", kind))
        .symbolSize(by: .value("V", value))
    }
    _ = try check(shaped, Size(width: 320, height: 220), legends: 2)
    let colored = Chart(points) { value, kind in
      PointMark(x: .value("A", value), y: .value("B", value * 2)).foregroundStyle(by: .value("V", value))
        .symbol(by: .value("K", kind)).symbolSize(by: .value("V", value))
    }
    _ = try check(colored, Size(width: 320, height: 300), legends: 3)
  }
}
