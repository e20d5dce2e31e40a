/// The rows of the JSON that chart libraries draw, and of answers of time-series databases:
///
///     {"labels": ["Mon"], "datasets": [{"label": "A", "data": [3]}]}              Chart.js
///     {"xAxis": {"categories": ["Mon"]}, "series": [{"name": "A", "data": [3]}]}  Highcharts, ECharts, ApexCharts
///     {"data": [{"x": ["Mon"], "y": [3], "name": "A"}]}                           Plotly
///     {"result": [{"metric": {"job": "A"}, "values": [[1770000000, "3"]]}]}       Prometheus
enum JSONChart {
  typealias Row = JSONOrientation.Row

  /// Labels, and lists of values with a name each.
  static func labelled(_ members: [JSONValue.Member]) -> [Row]? {
    guard let labels = labels(members), let sets = objects(members, ["datasets", "series"]) else { return nil }
    var rows = labels.map { [JSONOrientation.member("name", $0)] }
    var names = UniqueNames(["name"])
    for set in sets {
      guard let values = list(set, ["data"]), values.count == labels.count else { return nil }
      let key = names.take(name(of: set) ?? "value")
      for (row, value) in values.enumerated() { rows[row].append(JSONOrientation.member(key, value)) }
    }
    return rows
  }

  private static func labels(_ members: [JSONValue.Member]) -> [JSONValue]? {
    if let labels = list(members, ["labels", "categories"]) { return labels }
    guard let axis = members.first(where: { ["xaxis", "x"].contains($0.key.lowercased()) })?.value,
      case let axes = axis.elements ?? [axis], axes.count == 1
    else { return nil }
    return axes[0].members.flatMap { list($0, ["categories", "data", "labels"]) }
  }

  /// Objects with a list for each axis.
  static func traces(_ members: [JSONValue.Member]) -> [Row]? {
    guard let sets = objects(members, ["data", "traces"]) else { return nil }
    var rows: [Row] = []
    var names = UniqueNames()
    for set in sets {
      guard var places = list(set, ["x", "labels"]), var values = list(set, ["y", "values"]),
        places.count == values.count
      else { return nil }
      // Lying bars have their names on the other axis.
      if values.contains(where: { $0.string != nil }) { swap(&places, &values) }
      let name = names.take(name(of: set) ?? "series")
      for (place, value) in zip(places, values) {
        var row = [JSONOrientation.member("name", place)]
        if sets.count > 1 { row.append(JSONOrientation.member("series", JSONValue(.string(name), at: place.offset))) }
        rows.append(row + [JSONOrientation.member("value", value)])
      }
    }
    return rows
  }

  /// Metrics with pairs of a time and a value.
  static func metrics(_ members: [JSONValue.Member]) -> [Row]? {
    guard let results = objects(members, ["result"]) else { return nil }
    var rows: [Row] = []
    for result in results {
      guard let labels = result.value(["metric"])?.members else { return nil }
      let name = labels.map { $0.value.string ?? $0.value.shown }.joined(separator: " ")
      for pair in result.value(["values"])?.elements ?? result.value(["value"]).map({ [$0] }) ?? [] {
        guard let cells = pair.elements, cells.count == 2, cells.allSatisfy(\.isScalar) else { return nil }
        rows.append([
          JSONOrientation.member("time", cells[0]),
          JSONOrientation.member("metric", JSONValue(.string(name), at: pair.offset)),
          JSONOrientation.member("value", cells[1]),
        ])
      }
    }
    return rows.isEmpty ? nil : rows
  }

  private static func name(of set: [JSONValue.Member]) -> String? {
    set.lazy.filter { $0.key == "label" || $0.key == "name" }.compactMap(\.value.string).first
  }

  /// The first of the members with these keys, as a list of values that are no lists or objects.
  private static func list(_ members: [JSONValue.Member], _ keys: Set<String>) -> [JSONValue]? {
    members.value(keys)?.elements.flatMap { !$0.isEmpty && $0.allSatisfy(\.isScalar) ? $0 : nil }
  }

  /// The first of the members with these keys, as a list of objects.
  private static func objects(_ members: [JSONValue.Member], _ keys: Set<String>) -> [Row]? {
    members.value(keys)?.elements.flatMap { $0.isEmpty ? nil : $0.mapAll(\.members) }
  }
}

extension [JSONValue.Member] {
  /// The value of the first member with one of these keys.
  func value(_ keys: Set<String>) -> JSONValue? { first { keys.contains($0.key) }?.value }
}
