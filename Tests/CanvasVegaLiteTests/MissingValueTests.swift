import Canvas
import CanvasVegaLite
import Testing

/// Rows that lack a value: gaps, rows that are left out, and comparisons with what isn't there.
@Suite struct MissingValueTests {
  private func chart(_ rows: String, _ members: String) throws -> Facts {
    try Facts(#"{"data": {"values": [\#(rows)]}, \#(members)}"#)
  }

  private let quantities =
    #""encoding": {"x": {"field": "t", "type": "quantitative"}, "y": {"field": "v", "type": "quantitative"}}"#

  // MARK: Gaps

  @Test func nullIsAGapInAnArea() throws {
    let facts = try chart(
      #"{"t": 0, "v": 3}, {"t": 1, "v": 5}, {"t": 2, "v": null}, {"t": 3, "v": 4}, {"t": 4, "v": 6}"#,
      #""mark": "area", \#(quantities)"#)
    let path = try #require(facts.shapes("area").first?.path)
    #expect(path.contains(Point(x: 37, y: 290)) && path.contains(Point(x: 260, y: 290)))
    #expect(!path.contains(Point(x: 130, y: 290)) && !path.contains(Point(x: 190, y: 290)))
  }

  @Test(arguments: ["zero", "normalize", "center"]) func nullIsAGapInOneSeriesOfAStack(offset: String) throws {
    let rows = (0..<5).map {
      #"{"t": \#($0), "k": "p", "v": \#($0 == 2 ? "null" : "2")}, {"t": \#($0), "k": "q", "v": 2}"#
    }
    let facts = try chart(
      rows.joined(separator: ","),
      #""mark": "area", "encoding": {"x": {"field": "t", "type": "quantitative"}, "y": {"field": "v", "type": "quantitative", "stack": "\#(offset)"}, "color": {"field": "k"}}"#
    )
    let paths = facts.shapes("area").map(\.path)
    try #require(paths.count == 2)
    func isFilled(_ path: Path, at x: Double) -> Bool {
      stride(from: 1.0, to: 300, by: 2).contains { path.contains(Point(x: x, y: $0)) }
    }
    #expect(isFilled(paths[0], at: 40) && !isFilled(paths[0], at: 120) && isFilled(paths[0], at: 260))
    #expect(isFilled(paths[1], at: 150))
  }

  @Test func anAreaWithoutASecondEndHasNoHeightThere() throws {
    let facts = try chart(
      #"{"t": 1, "v": 1, "w": 2}, {"t": 2, "v": 1}, {"t": 3, "v": 1, "w": 2}"#,
      #""mark": "area", "encoding": {"x": {"field": "t", "type": "quantitative"}, "y": {"field": "v", "type": "quantitative"}, "y2": {"field": "w"}}"#
    )
    let path = try #require(facts.shapes("area").first?.path)
    #expect(path.contains(Point(x: 20, y: 100)) && path.contains(Point(x: 280, y: 100)))
    #expect(!path.contains(Point(x: 150, y: 100)))
  }

  @Test func aRowWithoutAPlaceTearsNoLine() throws {
    let facts = try chart(
      #"{"t": 1, "v": 2}, {"t": null, "v": 4}, {"t": 30, "v": null}, {"t": 8, "v": 5}"#,
      #""mark": "line", \#(quantities)"#)
    #expect(facts.boxes("line").map { $0[2] } == [70])
  }

  // MARK: Rows that are left out

  @Test(arguments: ["line", "area", "trail"]) func invalidRowsAreFiltered(mark: String) throws {
    let rows = #"{"t": 1, "v": 2}, {"t": null, "v": 90}, {"t": 3, "v": null}, {"t": 40, "v": null}, {"t": 6, "v": 6}"#
    let facts = try chart(rows, #""mark": {"type": "\#(mark)", "invalid": "filter"}, \#(quantities)"#)
    // The line is whole, and the rows without a value don't widen the scales.
    #expect(facts.labels("bottom").last == "6" || facts.labels("bottom").last == "6.0")
    #expect(facts.labels("left").last == "6")
    #expect(facts.boxes(mark).map { $0[2] >= 300 } == [true])
    let config = try chart(rows, #""config": {"\#(mark)": {"invalid": "filter"}}, "mark": "\#(mark)", \#(quantities)"#)
    #expect(config.boxes(mark) == facts.boxes(mark))
    let plain = try chart(rows, #""mark": "\#(mark)", \#(quantities)"#)
    #expect(plain.labels("bottom").last == "40")
  }

  @Test func aBarWithoutASecondEndKeepsItsPlaceOnTheScale() throws {
    let facts = try chart(
      #"{"t": "A", "a": 10, "b": 20}, {"t": "B", "a": 30, "b": null}"#,
      #""mark": "bar", "encoding": {"x": {"field": "a", "type": "quantitative"}, "x2": {"field": "b"}, "y": {"field": "t"}}"#
    )
    #expect(facts.boxes("rect").map { $0[2] } == [100, 0])
    #expect(facts.labels("bottom").last == "30")
  }

  // MARK: Comparisons

  private let partly = #"{"n": 1, "a": 5}, {"n": 2}, {"n": 3, "a": null}"#

  /// The colours of three rows of which one has a value, one lacks it and one has null: red for those that are chosen.
  private func chosen(_ test: String, rows: String? = nil) throws -> [Bool] {
    try chart(
      rows ?? partly,
      #""mark": "bar", "encoding": {"x": {"field": "n"}, "color": {"condition": {"test": \#(test), "value": "red"}, "value": "blue"}}"#
    ).colors("rect").map { $0 == "#FF0000" }
  }

  @Test(arguments: [
    (#""datum.a < 9""#, [true, false, true]), (#""datum.a <= 9""#, [true, false, true]),
    (#""datum.a > -1""#, [true, false, true]), (#""datum.a >= 0""#, [true, false, true]),
    (#""datum.a == null""#, [false, true, true]), (#""datum.a === null""#, [false, false, true]),
    (#""datum.a === undefined""#, [false, true, false]), (#""datum.a != null""#, [true, false, false]),
    (#""isValid(datum.a)""#, [true, false, false]), (#""isDefined(datum.a)""#, [true, false, true]),
    (#""datum.a + 1 < 9""#, [true, false, true]), (#""inrange(datum.a, [-1, 9])""#, [true, false, true]),
    (#""datum.a + '' == 'undefined'""#, [false, true, false]), (#""!(datum.a > 0)""#, [false, true, true]),
    (#"{"field": "a", "lt": 9}"#, [true, false, true]), (#"{"field": "a", "gte": 0}"#, [true, false, true]),
    (#"{"field": "a", "range": [-1, 9]}"#, [true, false, true]),
    (#"{"field": "a", "equal": null}"#, [false, false, true]),
    (#"{"field": "a", "oneOf": [5, null]}"#, [true, false, true]),
    (#"{"field": "a", "valid": true}"#, [true, false, false]),
    (#"{"not": {"field": "a", "gte": 0}}"#, [false, true, false]),
  ]) func whatARowLacksIsUndefined(test: String, expected: [Bool]) throws { #expect(try chosen(test) == expected) }

  @Test(arguments: [
    #""datum.zz < 25""#, #""datum.zz >= 0""#, #""datum.zz === null""#, #""datum.p.q < 1""#, #""datum['zz'] < 25""#,
    #"{"field": "zz", "lt": 25}"#, #"{"field": "zz", "range": [-1, 1]}"#, #"{"field": "zz", "equal": 0}"#,
    #"{"field": "p.q", "lte": 0}"#, #"{"field": "zz", "oneOf": [null, 0]}"#, #"{"field": "zz", "valid": true}"#,
  ]) func aFieldThatNoRowHasIsLessThanNothing(test: String) throws {
    #expect(try chosen(test) == [false, false, false])
  }

  @Test func anAggregateLeavesOutTheFieldsOfItsRows() throws {
    let facts = try chart(
      #"{"a": 3}, {"a": 5}, {"a": 12}"#,
      #""params": [{"name": "cutoff", "value": 25}], "mark": "bar", "encoding": {"x": {"bin": true, "field": "a"}, "y": {"aggregate": "count"}, "color": {"condition": {"test": "datum.a < cutoff", "value": "orange"}, "value": "steelblue"}}"#
    )
    #expect(Set(facts.colors("rect")) == ["#4682B4"])
  }

  @Test func aFilterLeavesOutRowsThatLackItsField() throws {
    let facts = try chart(
      partly, #""transform": [{"filter": "datum.a < 9"}], "mark": "bar", "encoding": {"x": {"field": "n"}}"#)
    #expect(facts.labels("bottom") == ["1", "3"])
  }

  @Test func aNameThatARowLacksIsUndefined() throws {
    let facts = try chart(
      #"{"a": "x", "b": 1}, {"b": 2}, {"a": null, "b": 3}"#, #""mark": "tick", "encoding": {"x": {"field": "a"}}"#)
    #expect(facts.labels("bottom") == ["undefined", "null", "x"])
  }

  // MARK: Notes

  private func notes(_ json: String) throws -> [String] {
    try read(json).notes.map { "\($0.kind.rawValue) \($0)" }
  }

  @Test func aFieldThatNoRowHasIsSaid() throws {
    #expect(
      try notes(
        view(#""mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "zz", "type": "quantitative"}}"#))
        == ["empty encoding.y: no row has the field 'zz'"])
    #expect(
      try notes(view(#""mark": "bar", "encoding": {"x": {"field": "a"}, "color": {"field": "A"}}"#))
        == ["invalid encoding.color: no row has the field 'A'"])
    #expect(
      try notes(
        view(
          #""layer": [{"mark": "bar", "encoding": {"x": {"field": "a"}}}, {"mark": "text", "encoding": {"text": {"field": "p.q"}}}]"#
        )
      ) == ["invalid layer[1].encoding.text: no row has the field 'p.q'"])
    #expect(
      try notes(view(#""mark": "bar", "encoding": {"x": {"aggregate": "sum", "field": "zz"}, "row": {"field": "yy"}}"#))
        == ["invalid facet: no row has the field 'yy'", "empty spec.encoding.x: no row has the field 'zz'"])
  }

  @Test func aFieldThatSomeRowsHaveIsNotSaid() throws {
    #expect(
      try notes(
        #"{"data": {"values": [{"a": 1}, {"b": {"c": null}}]}, "mark": "point", "encoding": {"x": {"field": "a", "type": "quantitative"}, "color": {"field": "b.c"}}}"#
      ) == ["dropped encoding.x: rows without a number aren't drawn: 1 of 2"])
    #expect(
      try notes(
        view(
          #""transform": [{"calculate": "datum.b * 2", "as": "twice"}], "mark": "bar", "encoding": {"x": {"field": "twice"}, "y": {"aggregate": "count"}}"#
        )
      ).isEmpty)
  }

  @Test func aChartThatIsEmptyIsSaid() throws {
    let encoding = #""encoding": {"x": {"field": "a", "type": "quantitative"}}"#
    #expect(try notes(#"{"data": {"values": []}, "mark": "point", \#(encoding)}"#) == ["empty data: no rows"])
    #expect(
      try notes(#"{"data": {"values": {"d": []}, "format": {"property": "d"}}, "mark": "point", \#(encoding)}"#)
        == ["empty data: no rows"])
    for mark in ["point", "bar", "line", "area"] {
      #expect(
        try notes(#"{"data": {"values": [{"a": null}, {"a": null}]}, "mark": "\#(mark)", \#(encoding)}"#)
          == ["empty nothing is drawn; no row has a value on each scale"], "\(mark)")
    }
    #expect(
      try notes(
        view(
          #""layer": [{"mark": "bar", "encoding": {"x": {"field": "a"}}}, {"transform": [{"filter": "false"}], "mark": "rule"}]"#
        )
      ).isEmpty)
  }
}
