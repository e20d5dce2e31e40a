import CanvasVegaLite
import Testing

/// Transforms, seen by the texts that a chart writes of each row.
@Suite struct TransformReadingTests {
  private let data = #"""
    "data": {"values": [{"g": "u", "s": "p", "v": 1, "t": "2024-01-31T10:20:30"}, {"g": "u", "s": "q", "v": 2, "t": "2024-02-01"}, {"g": "v", "s": "p", "v": 3, "t": "2024-02-29"}, {"g": "v", "s": "q", "v": 6, "t": "2025-01-01"}]}
    """#

  /// The texts of a field after transforms, in the order of the rows.
  private func texts(_ transforms: String, _ field: String, data: String? = nil, more: String = "") throws -> [String] {
    try Facts(
      #"{\#(data ?? self.data), "transform": [\#(transforms)], "mark": "text", "encoding": {"text": {"field": "\#(field)"\#(more)}}}"#
    ).texts
  }

  @Test(arguments: [
    (#"{"filter": "datum.v > 1"}"#, ["2", "3", "6"]),
    (#"{"filter": {"field": "v", "gte": 3}}"#, ["3", "6"]),
    (#"{"filter": {"field": "v", "lt": 2}}"#, ["1"]),
    (#"{"filter": {"field": "g", "equal": "u"}}"#, ["1", "2"]),
    (#"{"filter": {"field": "v", "range": [2, 3]}}"#, ["2", "3"]),
    (#"{"filter": {"field": "g", "oneOf": ["v"]}}"#, ["3", "6"]),
    (#"{"filter": {"field": "v", "valid": true}}"#, ["1", "2", "3", "6"]),
    (#"{"filter": {"and": ["datum.v > 1", {"not": {"field": "s", "equal": "q"}}]}}"#, ["3"]),
    (#"{"filter": {"or": [{"field": "v", "equal": 1}, {"field": "v", "equal": 6}]}}"#, ["1", "6"]),
    (#"{"filter": {"timeUnit": "year", "field": "t", "equal": 2025}}"#, ["6"]),
    (#"{"filter": {"param": "none"}}"#, ["1", "2", "3", "6"]),
  ]) func rowsAreFiltered(transform: String, expected: [String]) throws {
    let isSelection = transform.contains("none")
    let facts = try Facts(
      #"{\#(data), "params": [{"name": "none", "select": "point"}], "transform": [\#(transform)], "mark": "text", "encoding": {"text": {"field": "v"}}}"#
    )
    #expect(facts.texts == expected, "\(isSelection)")
  }

  @Test func valuesAreCalculated() throws {
    #expect(try texts(#"{"calculate": "datum.v * 2 + 1", "as": "w"}"#, "w") == ["3", "5", "7", "13"])
    #expect(
      try texts(#"{"calculate": "datum.g + '-' + upper(datum.s)", "as": "w"}"#, "w") == ["u-P", "u-Q", "v-P", "v-Q"])
  }

  @Test(arguments: [
    ("sum", ["3", "9"]), ("mean", ["1.5", "4.5"]), ("min", ["1", "3"]), ("max", ["2", "6"]), ("count", ["2", "2"]),
    ("median", ["1.5", "4.5"]), ("distinct", ["2", "2"]), ("valid", ["2", "2"]), ("missing", ["0", "0"]),
    ("product", ["2", "18"]), ("variance", ["0.5", "4.5"]), ("variancep", ["0.25", "2.25"]),
    ("stdevp", ["0.5", "1.5"]),
  ]) func groupsAreAggregated(operation: String, expected: [String]) throws {
    let aggregate = #"{"aggregate": [{"op": "\#(operation)", "field": "v", "as": "w"}], "groupby": ["g"]}"#
    #expect(try texts(aggregate, "w") == expected)
    let joined = aggregate.replacing("\"aggregate\"", with: "\"joinaggregate\"")
    #expect(try texts(joined, "w") == expected.flatMap { [$0, $0] })
  }

  @Test(arguments: [
    ("row_number", ["1", "2", "1", "2"]), ("rank", ["1", "2", "1", "2"]), ("sum", ["1", "3", "3", "9"]),
  ]) func windowsGoThroughGroups(operation: String, expected: [String]) throws {
    #expect(
      try texts(
        #"{"window": [{"op": "\#(operation)", "field": "v", "as": "w"}], "groupby": ["g"], "sort": [{"field": "v"}]}"#,
        "w") == expected)
  }

  @Test func aWindowLooksBack() throws {
    #expect(
      try texts(
        #"{"window": [{"op": "lag", "field": "v", "as": "w"}], "sort": [{"field": "v"}]}, {"calculate": "datum.w === null ? 'none' : datum.w + ''", "as": "w"}"#,
        "w") == ["none", "1", "2", "3"])
    #expect(
      try texts(
        #"{"window": [{"op": "mean", "field": "v", "as": "w"}], "frame": [-1, 1]}"#, "w", more: #", "format": ".1f""#)
        == ["1.5", "2.0", "3.7", "4.5"])
  }

  @Test func valuesAreStacked() throws {
    #expect(
      try texts(#"{"stack": "v", "groupby": ["g"], "as": ["lo", "hi"]}"#, "hi") == ["1", "3", "3", "9"])
    #expect(
      try texts(
        #"{"stack": "v", "groupby": ["g"], "offset": "normalize", "as": ["lo", "hi"]}"#, "lo",
        more: #", "format": ".2f""#)
        == ["0.00", "0.33", "0.00", "0.33"])
  }

  @Test func numbersAreBinned() throws {
    #expect(
      try texts(#"{"bin": {"step": 2}, "field": "v", "as": ["lo", "hi"]}"#, "lo") == ["0", "2", "2", "6"]
        || texts(#"{"bin": {"step": 2}, "field": "v", "as": ["lo", "hi"]}"#, "lo") == ["0", "2", "2", "4"])
    #expect(try texts(#"{"bin": true, "field": "v", "as": "w"}"#, "w_end").count == 4)
  }

  @Test func timesAreFloored() throws {
    #expect(
      try texts(
        #"{"timeUnit": "yearmonth", "field": "t", "as": "m"}, {"calculate": "timeFormat(datum.m, '%Y-%m-%d')", "as": "w"}"#,
        "w") == ["2024-01-01", "2024-02-01", "2024-02-01", "2025-01-01"])
  }

  @Test func columnsAreFolded() throws {
    let wide = #""data": {"values": [{"n": "x", "p": 1, "q": 2}, {"n": "y", "p": 3, "q": 4}]}"#
    #expect(try texts(#"{"fold": ["p", "q"]}"#, "value", data: wide) == ["1", "2", "3", "4"])
    #expect(try texts(#"{"fold": ["p", "q"], "as": ["k", "v"]}"#, "k", data: wide) == ["p", "q", "p", "q"])
  }

  @Test func listsAreFlattened() throws {
    let lists = #""data": {"values": [{"n": "x", "l": [1, 2]}, {"n": "y", "l": [3]}]}"#
    #expect(try texts(#"{"flatten": ["l"]}"#, "l", data: lists) == ["1", "2", "3"])
    #expect(try texts(#"{"flatten": ["l"], "as": ["w"]}"#, "n", data: lists) == ["x", "x", "y"])
  }

  @Test func rowsBecomeColumns() throws {
    #expect(try texts(#"{"pivot": "s", "value": "v", "groupby": ["g"]}"#, "p") == ["1", "3"])
    #expect(try texts(#"{"pivot": "s", "value": "v", "groupby": ["g"]}"#, "q") == ["2", "6"])
  }

  @Test func missingRowsAreImputed() throws {
    let gap =
      #""data": {"values": [{"x": 1, "s": "p", "v": 1}, {"x": 2, "s": "p", "v": 2}, {"x": 1, "s": "q", "v": 3}]}"#
    let texts = try texts(
      #"{"impute": "v", "key": "x", "groupby": ["s"], "value": 7}"#, "v", data: gap)
    #expect(texts.sorted() == ["1", "2", "3", "7"])
  }

  @Test func otherTablesAreLookedUp() throws {
    #expect(
      try texts(
        #"{"lookup": "g", "from": {"data": {"values": [{"k": "u", "n": "Uta"}, {"k": "v", "n": "Vera"}]}, "key": "k", "fields": ["n"]}}"#,
        "n") == ["Uta", "Uta", "Vera", "Vera"])
  }

  @Test func aSampleIsNoLargerThanAsked() throws {
    #expect(try texts(#"{"sample": 2}"#, "v").count == 2)
    #expect(try texts(#"{"sample": 2}"#, "v") == texts(#"{"sample": 2}"#, "v"))
  }

  @Test(arguments: [
    #"{"density": "v", "steps": 20}"#, #"{"quantile": "v", "step": 0.25}"#, #"{"loess": "v", "on": "v"}"#,
    #"{"regression": "v", "on": "w"}"#,
  ]) func statisticsMakeRows(transform: String) throws {
    let facts = try Facts(
      #"{\#(data), "transform": [{"calculate": "datum.v + 1", "as": "w"}, \#(transform)], "mark": "point"}"#)
    #expect(facts.count("symbol") > 0)
  }

  @Test func aLineOfRegressionGoesThroughItsPoints() throws {
    let points = #""data": {"values": [{"x": 0, "y": 1}, {"x": 1, "y": 3}, {"x": 2, "y": 5}]}"#
    #expect(
      try texts(#"{"regression": "y", "on": "x"}"#, "y", data: points, more: #", "format": ".2f""#).last == "5.00")
  }

  @Test func anExtentIsAParameter() throws {
    #expect(
      try texts(
        #"{"extent": "v", "param": "e"}, {"calculate": "datum.v / e[1]", "as": "w"}"#, "w", more: #", "format": ".2f""#)
        == ["0.17", "0.33", "0.50", "1.00"])
  }

  @Test func transformsFollowEachOther() throws {
    #expect(
      try texts(
        #"{"filter": "datum.v < 6"}, {"calculate": "datum.v * 10", "as": "w"}, {"aggregate": [{"op": "sum", "field": "w", "as": "t"}]}"#,
        "t") == ["60"])
  }
}
