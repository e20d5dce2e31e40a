internal import CanvasMath

/// The curves through the points of a scatter plot: one, or one for each series.
package struct ScatterTrend: Sendable {
  /// The points of the curves, in columns `x`, `y` and, if there are several, `series`.
  package let points: DataFrame
  private let equations: [(series: Double?, intercept: Double, slope: Double, rSquared: Double)]
  private let isDivided: Bool
  private let problem: String?
  /// How x and y are written in equations: by themselves, or by their logarithms on such an axis.
  private let names: (x: String, y: String)

  /// The share of the points that determine each point of a smooth curve.
  private static let bandwidth = 0.4

  /// - Parameters:
  ///   - frame: Rows with finite `x` and `y`, and with `series` if the curves are divided.
  ///   - isDivided: Whether each series has a curve of its own.
  ///   - axes: The kinds of the axes. On logarithmic ones the curve is that of the logarithms.
  init(_ kind: PlotChart.Trend, _ frame: DataFrame, isDivided: Bool, _ axes: ScatterAxes) {
    self.isDivided = isDivided
    names = (axes.isXLogarithmic ? "ln x" : "x", axes.isYLogarithmic ? "ln y" : "y")
    func numbers(_ name: String, _ isLogarithmic: Bool) -> [Double] {
      (frame[name]?.quantities ?? []).map { isLogarithmic ? ExpLog.log($0) : $0 }
    }
    // Far from zero, as times are, squares would lose digits.
    let xs = numbers("x", axes.isXLogarithmic)
    let start = xs.min() ?? 0
    var moved = frame
    moved["x"] = .numbers(xs.map { $0 - start })
    moved["y"] = .numbers(numbers("y", axes.isYLogarithmic))
    let groups: [FieldPath] = isDivided ? ["series"] : []
    do throws(TransformError) {
      var result: DataFrame
      switch kind {
      case .linear:
        result = try moved.regression(of: "y", on: "x", by: groups)
        equations = Self.equations(try moved.regressionParameters(of: "y", on: "x", by: groups), start: start)
      case .loess:
        result = try moved.loess(of: "y", on: "x", by: groups, bandwidth: Self.bandwidth)
        equations = []
      }
      func placed(_ name: String, from start: Double, _ isLogarithmic: Bool) -> DataColumn {
        .numbers((result[name]?.quantities ?? []).map { isLogarithmic ? ExpLog.exp($0 + start) : $0 + start })
      }
      result["x"] = placed("x", from: start, axes.isXLogarithmic)
      result["y"] = placed("y", from: 0, axes.isYLogarithmic)
      let (ends, heights) = (result["x"]?.quantities ?? [], result["y"]?.quantities ?? [])
      points = result.rows(ends.indices.filter { $0 < heights.count && ends[$0].isFinite && heights[$0].isFinite })
      problem = nil
    } catch {
      (points, equations, problem) = (DataFrame(), [], error.description)
    }
  }

  private static func equations(
    _ frame: DataFrame, start: Double
  ) -> [(series: Double?, intercept: Double, slope: Double, rSquared: Double)] {
    (0..<frame.rowCount).compactMap { row in
      guard case .list(let list) = frame.value("coef", row), list.count == 2, let intercept = list[0].number,
        let slope = list[1].number, let share = frame.value("rSquared", row).number, slope.isFinite
      else { return nil }
      var series: Double?
      if case .list(let keys) = frame.value("keys", row) { series = keys.first?.number }
      return (series, intercept - slope * start, slope, share)
    }
  }

  /// The lines' equations, or why there is no curve.
  package func notes(_ context: PlotContext, _ series: PlotSeries?) -> [Note] {
    if let problem { return [Note(.dropped, "no trend is drawn: \(problem)")] }
    guard context.column(.x)?.isTemporal == false, context.column(.y)?.isTemporal == false else { return [] }
    return equations.map { line in
      let name = line.series.flatMap { series?.nameTexts(.number($0)) }.map { " of \(DataError.quoted($0))" } ?? ""
      let sign = line.intercept < 0 ? "−" : "+"
      func short(_ number: Double) -> String { NumberFormat(".4~g").map { $0.text(number) } ?? "" }
      let share = NumberFormat(".2f").map { $0.text(line.rSquared) } ?? ""
      return Note(
        .chosen,
        "trend\(name): \(names.y) = \(short(line.slope)) \(names.x) \(sign) \(short(abs(line.intercept))), R² = \(share)"
      )
    }
  }

  /// The lines.
  package func layers(
    _ context: PlotContext, _ x: PlotAxisChoice, _ y: PlotAxisChoice, _ series: PlotSeries?, head: Double
  ) -> [PlotView] {
    guard points.rowCount > 1 else { return [] }
    var channels: [PlotChannelName: PlotChannel] = [.x: x.plainChannel("x"), .y: y.plainChannel("y")]
    var color = context.theme.ink
    if isDivided, let series {
      channels[.color] = series.channel(context, symbol: "circle", head: head)
      channels[.color]?.legend = nil
      channels[.color]?.title = []
    } else if series == nil {
      color = context.theme.color(at: 1)
    }
    var line = Partial<MarkOptions>()
    (line[\.strokeCap], line[\.strokeJoin], line[\.clips]) = (.round, .round, true)
    (line[\.color], line[\.strokeWidth]) = (.color(color.asCSS), 2.25)
    return [PlotView(.unit(PlotMark(.line, line), channels), data: points)]
  }
}
