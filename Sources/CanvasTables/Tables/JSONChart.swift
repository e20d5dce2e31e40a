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
    guard let axis = members.first(where: { ["xaxis", "x"].contains($0.key.lowercased()) })?.value else { return nil }
    switch axis.content {
    case .object(let members): return list(members, ["categories", "data", "labels"])
    case .list(let axes):
      guard axes.count == 1, case .object(let members) = axes[0].content else { return nil }
      return list(members, ["categories", "data", "labels"])
    case .null, .bool, .number, .string: return nil
    }
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
      if values.contains(where: { if case .string = $0.content { true } else { false } }) { swap(&places, &values) }
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
      guard let metric = result.first(where: { $0.key == "metric" })?.value, case .object(let labels) = metric.content
      else { return nil }
      let name = labels.map(\.value.plainText).joined(separator: " ")
      var pairs: [JSONValue] = []
      if let value = result.first(where: { $0.key == "value" })?.value { pairs = [value] }
      if let value = result.first(where: { $0.key == "values" })?.value, case .list(let list) = value.content {
        pairs = list
      }
      for pair in pairs {
        guard case .list(let cells) = pair.content, cells.count == 2, cells.allSatisfy(\.isScalar) else { return nil }
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
    for member in set where member.key == "label" || member.key == "name" {
      if case .string(let name) = member.value.content { return name }
    }
    return nil
  }

  /// The first of the members with these keys, as a list of values that are no lists or objects.
  private static func list(_ members: [JSONValue.Member], _ keys: Set<String>) -> [JSONValue]? {
    guard case .list(let values)? = members.first(where: { keys.contains($0.key) })?.value.content, !values.isEmpty,
      values.allSatisfy(\.isScalar)
    else { return nil }
    return values
  }

  /// The first of the members with these keys, as a list of objects.
  private static func objects(_ members: [JSONValue.Member], _ keys: Set<String>) -> [Row]? {
    guard case .list(let values)? = members.first(where: { keys.contains($0.key) })?.value.content, !values.isEmpty
    else { return nil }
    return values.mapAll(\.members)
  }
}

extension JSONValue {
  /// The text of a value without quotes.
  fileprivate var plainText: String { if case .string(let text) = content { text } else { shown } }
}
