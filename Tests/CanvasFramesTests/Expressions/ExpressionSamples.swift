import CanvasFrames
import CanvasTables

/// A row, signals, and texts of values for the tests of expressions.
enum ExpressionSamples {
  static let frame: DataFrame = {
    var frame = DataFrame(rowCount: 1)
    frame["x"] = .numbers([3])
    frame["y"] = .numbers([-4.5])
    frame["s"] = .texts(["Hello"])
    frame["n"] = .values([.null])
    frame["t"] = .values([.time(1e12)])
    frame["list"] = .values([.list([.number(1), .number(2), .number(3)])])
    frame["r"] = .values([.record(["a": .record(["b": .number(7)])])])
    frame["a.b"] = .numbers([8])
    frame["flag"] = .values([.bool(true)])
    frame["nan"] = .numbers([.nan])
    frame["num"] = .texts(["12"])
    frame["u"] = .texts(["né€😀"])
    return frame
  }()

  /// The value of an expression in the row, or the description of its error.
  static func result(_ source: String, steps: Int = 1_000_000, zone: ClockZone = .utc) -> String {
    var environment = ExpressionEnvironment(signals: ["width": .number(200)], zone: zone, remainingSteps: steps)
    do throws(ExpressionError) {
      return text(try Expression(source).value(at: 0, of: frame, &environment))
    } catch {
      return error.description
    }
  }

  /// A value as the tables write it.
  static func text(_ value: DataValue) -> String {
    switch value {
    case .text(let text): "'\(text)'"
    case .time(let time): "time(\(ScriptNumber.text(time)))"
    case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
    case .record(let members):
      "{" + members.keys.sorted().map { "\($0): \(text(members[$0] ?? .null))" }.joined(separator: ", ") + "}"
    default: value.scriptText(zone: .utc)
    }
  }

  /// The lines of a table, each an expression and its value with ` => ` between.
  static func failures(in table: String) -> [String] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " => ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return "no value: \(line)" }
      let result = result(String(parts[0]))
      return result.utf8.elementsEqual(parts[1].utf8) ? nil : "\(line), but \(result)"
    }
  }
}
