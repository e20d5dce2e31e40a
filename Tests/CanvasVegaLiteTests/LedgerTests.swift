import CanvasNotes
import CanvasVegaLite
import Testing

/// What a specification asks for and isn't in the picture is told with its place.
@Suite struct LedgerTests {
  private func notes(_ json: String) throws -> [String] {
    try read(json).notes.map { "\($0.kind.rawValue) \($0)" }
  }

  private static let encoding = #""encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}"#

  private func channels(_ mark: String, _ more: String) -> String {
    view(
      #""mark": "\#(mark)", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}, \#(more)}"#)
  }

  @Test(arguments: [
    (#"{"type": "bar", "innerRadius": 3}"#, "innerRadius: has no effect on the mark bar"),
    (#"{"type": "point", "cornerRadiusEnd": 3}"#, "cornerRadiusEnd: has no effect on the mark point"),
    (#"{"type": "bar", "interpolate": "step"}"#, "interpolate: has no effect on the mark bar"),
    (#"{"type": "boxplot", "borders": true}"#, "borders: has no effect on the mark boxplot"),
    (#"{"type": "bar", "strokeOffset": 3}"#, "strokeOffset: isn't drawn"),
    (#"{"type": "bar", "fontStyle": "italic"}"#, "fontStyle: isn't drawn"),
  ]) func aPropertyWithoutEffectOnAMarkIsTold(mark: String, note: String) throws {
    #expect(try notes(view(#""mark": \#(mark), \#(Self.encoding)"#)) == ["ignored mark." + note])
  }

  @Test(arguments: [
    (#""shape": {"value": "square"}"#, "shape: has no effect on the mark bar"),
    (#""color": {"field": "a", "axis": {"title": "A"}}"#, "color.axis: has no effect on the channel color"),
    (#""detail": {"field": "a", "legend": {"title": "A"}}"#, "detail.legend: has no effect on the channel detail"),
    (#""size": {"field": "b", "stack": "zero"}"#, "size.stack: has no effect on the channel size"),
  ]) func aChannelWithoutEffectIsTold(channel: String, note: String) throws {
    #expect(try notes(channels("bar", channel)) == ["ignored encoding." + note])
  }

  @Test(arguments: [
    (#""x": {"field": "a", "scale": {"base": 2}}"#, "x.scale.base: has no effect on a scale of the type band"),
    (
      #""x": {"field": "b", "type": "quantitative", "scale": {"base": 2, "exponent": 1}}"#,
      "x.scale.base: has no effect on a scale of the type linear"
    ),
    (
      #""x": {"field": "d", "type": "temporal", "scale": {"paddingInner": 0.5}}"#,
      "x.scale.paddingInner: has no effect on a scale of the type time"
    ),
    (
      #""x": {"field": "a", "scale": {"scheme": "blues"}}"#, "x.scale.scheme: has no effect on a scale of the type band"
    ),
  ]) func anOptionThatAScaleLacksIsTold(channel: String, note: String) throws {
    #expect(try notes(view(#""mark": "bar", "encoding": {\#(channel)}"#)).contains("ignored encoding." + note))
  }

  @Test(arguments: [
    (#""mark": "line", "encoding": {"detail": {"field": "a"}, "x": {"field": "a"}, "y": {"field": "b"}}"#, "lines"),
    (#""mark": {"type": "bar", "opacity": 0}, \#(encoding)"#, "marks"),
    (#""mark": {"type": "bar", "fill": null}, \#(encoding)"#, "marks"),
    (#""mark": {"type": "point", "size": 0}, \#(encoding)"#, "marks"),
    (#""mark": {"type": "text", "text": ""}, \#(encoding)"#, "marks"),
    (#""mark": "bar", "encoding": {"x": {"field": "a"}, "opacity": {"value": 0}}"#, "marks"),
  ]) func marksThatCannotBeSeenAreTold(members: String, marks: String) throws {
    let reason = marks == "lines" ? "no two rows to connect, or no paint" : "no size, or no paint"
    #expect(try notes(view(members)) == ["empty nothing can be seen; the marks have \(reason)"])
  }

  @Test func eachEmptyChartBesideOthersIsTold() throws {
    let empty = #"{"transform": [{"filter": "datum.b > 99"}], "mark": "bar", \#(Self.encoding)}"#
    #expect(
      try notes(view(#""hconcat": [{"mark": "bar", \#(Self.encoding)}, \#(empty)]"#)) == [
        "empty hconcat[1].mark: no row is left"
      ])
    #expect(try notes(view(#""layer": [{"mark": "bar", \#(Self.encoding)}, \#(empty)]"#)).isEmpty)
    #expect(try notes(view(#""facet": {"row": {"field": "a"}}, "spec": \#(empty)"#)) == ["empty data: no row is left"])
    #expect(
      try notes(view(#""mark": "text", \#(Self.encoding)"#)) == [
        "empty nothing is drawn; no row has a text and a value on each scale"
      ])
  }

  @Test func aPropertyOfOtherViewsIsTold() throws {
    #expect(
      try notes(view(#""mark": "bar", "columns": 2, \#(Self.encoding)"#)) == [
        "ignored columns: has no effect on a single view"
      ])
    #expect(
      try notes(
        view(
          #""mark": "bar", "columns": 2, "encoding": {"facet": {"field": "a"}, "x": {"field": "b", "type": "quantitative"}}"#
        )
      ).isEmpty)
    #expect(
      try notes(view(#""hconcat": [{"mark": "bar", \#(Self.encoding)}], "mark": "bar""#)) == [
        "ignored mark: has no effect on such a view"
      ])
  }

  @Test func whatHasNoEffectByItsDefaultIsNotTold() throws {
    let json =
      #""mark": {"type": "bar", "innerRadius": null, "fontStyle": "normal", "outliers": false, "tooltip": true}, "title": {"text": "T", "angle": 0}, \#(Self.encoding)"#
    #expect(try notes(view(json)).isEmpty)
  }

  @Test(arguments: [
    (#"{"filter": {"and": [{"field": "zz", "gt": 3}, "true"]}}"#, "[0].filter.and[0].field"),
    (#"{"aggregate": [{"op": "sum", "field": "zz", "as": "s"}], "groupby": ["a", "b"]}"#, "[0].aggregate[0].field"),
    (#"{"joinaggregate": [{"op": "count", "as": "n"}], "groupby": ["zz"]}"#, "[0].groupby"),
    (#"{"bin": true, "field": "zz", "as": "bins"}"#, "[0].field"),
    (#"{"window": [{"op": "rank", "as": "r"}], "sort": [{"field": "zz"}]}"#, "[0].sort[0].field"),
  ]) func aFieldThatATransformLacksIsTold(transform: String, place: String) throws {
    let found = try notes(view(#""transform": [\#(transform)], "mark": "bar", \#(Self.encoding)"#))
    #expect(found.contains("invalid transform\(place): no row has the field 'zz'"))
  }

  @Test func aNumberInPlaceOfAnObjectIsAnError() throws {
    #expect(message(view(#""mark": "bar", "config": {"axis": 7.25}"#)) == "config.axis: 7.25; an object")
    #expect(message(view(#""mark": "bar", "resolve": {"scale": 3}"#)) == "resolve.scale: 3; an object")
  }

  @Test func aFieldThatABoxPlotLacksIsTold() throws {
    let found = try notes(
      view(#""mark": "boxplot", "encoding": {"x": {"field": "a"}, "y": {"field": "zz", "type": "quantitative"}}"#))
    #expect(found.contains { $0.hasPrefix("invalid encoding.y: no row has the field 'zz'") })
  }

  @Test func valuesThatAScaleHasNoPlaceForAreTold() throws {
    func found(_ values: String, _ scale: String, _ type: String = "quantitative") throws -> [String] {
      try notes(
        #"{"data": {"values": [\#(values)]}, "mark": "point", "encoding": {"x": {"field": "v", "type": "\#(type)", "scale": \#(scale)}}}"#
      )
    }
    let numbers = #"{"v": 0}, {"v": -3}, {"v": 10}"#
    #expect(
      try found(numbers, #"{"type": "log"}"#).first
        == "dropped encoding.x: 2 of 3 values are 0 or less, and a logarithmic scale has no place for them")
    #expect(
      try found(numbers, #"{"domain": [20, 30]}"#) == ["empty encoding.x.scale.domain: no value is in the domain"])
    #expect(try found(numbers, #"{"domain": [0, 5]}"#).isEmpty)
    let names = #"{"v": "p"}, {"v": "q"}"#
    #expect(
      try found(names, #"{"domain": ["p"]}"#, "nominal")
        == ["dropped encoding.x.scale.domain: 1 of 2 values aren't in the domain"])
    #expect(
      try found(names, #"{"domain": ["r"]}"#, "nominal").first
        == "empty encoding.x.scale.domain: 2 of 2 values aren't in the domain")
  }
}
