import Canvas
import CanvasCharts
import CanvasTables
import Testing

/// Stacked areas with missing values, and with values below zero.
@Suite struct AreasLayoutTests {
  @Test func aMissingValueInAStackCountsAsZero() throws {
    let table = months([[1, 2, 30, 4, 5], [4, 4, nil, 4, 4], [nil, 2, 2, 2, nil]], series: ["a", "b", "c"])
    let layout = laidOut(.areas, table, width: 640)
    let areas = try #require(layout.panels.first?.areas.first?.areas)
    #expect(areas.map { $0.tops.map(\.count) } == [[5], [5], [5]])
    // A series without a value has no height, and the peak of the others is drawn.
    #expect(areas[1].tops[0][2] == areas[1].bottoms[0][2])
    #expect(areas[2].tops[0][0] == areas[2].bottoms[0][0])
    #expect(areas[0].tops[0].map(\.y).min() == areas[0].tops[0][2].y)
    #expect(layout.notes.map(\.description).contains("missing values of stacked areas count as 0"))
    // Where no series has a value, there is a gap.
    let empty = laidOut(.areas, months([[1, 2, nil, 4, 5], [4, 4, nil, 4, 4]], series: ["a", "b"]), width: 640)
    #expect(empty.panels.first?.areas.first?.areas.map { $0.tops.map(\.count) } == [[2, 2], [2, 2]])
    #expect(!empty.notes.map(\.description).contains("missing values of stacked areas count as 0"))
    // Connected, it is in proportion between its neighbours.
    let connected = try #require(
      laidOut(.areas, months([[1, 1, 1], [2, nil, 4]], series: ["a", "b"]), width: 640) { $0.missing = .connect }
        .panels.first?.areas.first?.areas)
    let heights = zip(connected[1].bottoms[0], connected[1].tops[0]).map { $0.y - $1.y }
    #expect(abs(heights[1] - (heights[0] + heights[2]) / 2) < 0.5)
    let zero = try #require(laidOut(.areas, table, width: 640) { $0.missing = .zero }.panels.first?.areas.first?.areas)
    #expect(zero.map { $0.tops.map(\.count) } == [[5], [5], [5]])
  }

  @Test func areasOnBothSidesOfZeroAreLines() throws {
    let layout = laidOut(.areas, months([[1, -2, 3], [4, 4, 4]], series: ["a", "b"]), width: 640)
    #expect(layout.panels.first?.areas.isEmpty == true)
    #expect(layout.panels.first?.lines.first?.lines.count == 2)
    #expect(
      layout.notes.map(\.description) == ["stacked areas can't show values above and below zero, so lines are drawn"])
    let below = laidOut(.areas, months([[-1, -2, -3], [-4, -4, -4]], series: ["a", "b"]), width: 640)
    #expect(below.panels.first?.areas.count == 1)
  }

  @Test func twoAreasHaveLongNamesBesideTheirValues() throws {
    let names = ["services of all firms", "goods from all plants"]
    let layout = laidOut(.areas, months([[91_136, 101_256], [22_467, 19_737]], series: names), width: 640)
    let labels = try #require(layout.panels.first).endLabels.map(\.string)
    #expect(layout.legend == nil && Set(labels) == Set(names + ["101,256", "19,737"]))
  }
}
