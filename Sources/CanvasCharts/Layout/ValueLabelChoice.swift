/// Whether a plot's bars have value labels, and the note if requested labels are left out.
struct ValueLabelChoice: Sendable, Equatable {
  private(set) var isShown = false
  private(set) var note: Note?

  /// The maximum number of columns with value labels.
  private static let maximumColumns = 400

  init(_ chart: PreparedChart, model: ChartModel, _ orientation: Orientation) {
    let isAskedFor = model.valueLabels != .automatic
    guard model.valueLabels != .none, let layer = chart.layers.first else { return }
    if chart.layers.count > 1 {
      if isAskedFor { note = Note(.dropped, "overlaid marks can't have value labels; the axis shows the values") }
    } else if layer.hasSharesInside(model.valueLabels) {
      // Parts of stacks have their shares inside.
    } else if layer.arrangement == .normalized {
      if isAskedFor {
        note = Note(
          .dropped, "areas and negative values of 100 percent can't have value labels; the axis shows the values")
      }
    } else if orientation == .vertical, !model.facets.isEmpty, !isAskedFor {
      // Columns in facets have an axis.
    } else if orientation == .vertical, chart.count > Self.maximumColumns {
      note = Self.noRoom(.vertical, isAskedFor)
    } else {
      isShown = true
      if model.valueLabels.showsShares, !chart.hasShares {
        note = Note(
          .replaced, "percentages need one series without negative values, and no facets; values are shown")
      } else if model.valueLabels == .both, chart.shownShares(model) == nil {
        note = Note(.chosen, "the values are percentages already; they are written once")
      }
    }
  }

  /// The note on values that were asked for, which bars with a cut axis don't have.
  static let cutOff = Note(.dropped, "bars on an axis with limits have no values at them; the axis shows them")

  /// The note on values that don't fit. Nothing is lost if they weren't asked for.
  static func noRoom(_ orientation: Orientation, _ areAskedFor: Bool) -> Note {
    Note(
      areAskedFor ? .dropped : .chosen,
      "the values don't fit at the \(orientation == .horizontal ? "bars" : "columns"); the axis shows them")
  }
}

extension PreparedLayer {
  /// Whether bars have their shares inside: those of answers and horizontal ones of 100 percent by themselves, and columns
  /// if asked for.
  func hasSharesInside(_ labels: ValueLabels) -> Bool {
    sides != nil
      || arrangement == .normalized && mark != .areas && !hasNegative && (mark == .bars || labels != .automatic)
  }
}

extension PreparedChart {
  /// Whether each value is a part of a whole, the sum.
  var hasShares: Bool {
    guard let layer = layers.first, layers.count == 1, layer.series.count == 1, !layer.hasNegative, !isFacet
    else { return false }
    return (0..<count).contains { (layer.value(0, $0) ?? 0) > 0 }
  }

  /// The fractions of the sum by place, as text, or nil if values have none. A share isn't written beside a value that
  /// is the share, and without being asked for only if the places are the parts of a whole: the table has their total,
  /// or the values add up to 100.
  func shownShares(_ model: ChartModel) -> [String]? {
    guard hasShares else { return nil }
    let values = layers[0].values[0].compactMap(\.self)
    let isWhole = layers[0].isWhole || abs(values.reduce(layers[0].rest, StackSums.sum) - 100) <= 0.5
    if model.valueLabels == .automatic, !isWhole { return nil }
    guard model.valueLabels == .percent || !model.formats.areShares(values) else { return nil }
    return model.formats.percents((0..<count).map { layers[0].value(0, $0) ?? 0 } + [layers[0].rest]).dropLast()
  }
}
