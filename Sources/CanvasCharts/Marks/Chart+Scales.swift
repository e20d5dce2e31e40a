extension Chart {
  /// Sets the ends of the axis along x, such as `0...100` or two dates. Marks beyond are cut off.
  ///
  /// - Parameters:
  ///   - domain: The ends.
  ///   - type: How values become places.
  public func chartXScale<Value: Plottable>(domain: ClosedRange<Value>, type: ScaleType? = nil) -> Chart {
    scaled(\.x) { $0.set([domain.lowerBound.plottedValue, domain.upperBound.plottedValue], names: false, type) }
  }

  /// Sets the names along x and their order. Marks at other names are left out. Two numbers or dates are the ends of
  /// the axis.
  public func chartXScale<Value: Plottable>(domain: [Value], type: ScaleType? = nil) -> Chart {
    scaled(\.x) { $0.set(domain.map(\.plottedValue), names: true, type) }
  }

  /// Sets how the ends of the axis along x follow from the marks.
  public func chartXScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> Chart {
    scaled(\.x) { $0.set(domain, type) }
  }

  /// Sets how values along x become places.
  public func chartXScale(type: ScaleType) -> Chart { scaled(\.x) { $0.type = type } }

  /// Sets the distance of the marks from the ends of the axis along x: the part of the plot that values take.
  ///
  /// - Parameter range: `.plotDimension(padding: 10)` for ten points at each end.
  public func chartXScale(range: PlotDimensionScaleRange) -> Chart { scaled(\.x) { $0.padding = range.padding } }

  /// Sets the ends of the axis along y, such as `0...100` or two dates. Marks beyond are cut off.
  ///
  /// - Parameters:
  ///   - domain: The ends.
  ///   - type: How values become places.
  public func chartYScale<Value: Plottable>(domain: ClosedRange<Value>, type: ScaleType? = nil) -> Chart {
    scaled(\.y) { $0.set([domain.lowerBound.plottedValue, domain.upperBound.plottedValue], names: false, type) }
  }

  /// Sets the names along y and their order, from the top. Marks at other names are left out. Two numbers or dates are
  /// the ends of the axis.
  public func chartYScale<Value: Plottable>(domain: [Value], type: ScaleType? = nil) -> Chart {
    scaled(\.y) { $0.set(domain.map(\.plottedValue), names: true, type) }
  }

  /// Sets how the ends of the axis along y follow from the marks.
  public func chartYScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> Chart {
    scaled(\.y) { $0.set(domain, type) }
  }

  /// Sets how values along y become places.
  public func chartYScale(type: ScaleType) -> Chart { scaled(\.y) { $0.type = type } }

  /// Sets the distance of the marks from the ends of the axis along y: the part of the plot that values take.
  ///
  /// - Parameter range: `.plotDimension(padding: 10)` for ten points at each end.
  public func chartYScale(range: PlotDimensionScaleRange) -> Chart { scaled(\.y) { $0.padding = range.padding } }

  private func scaled(
    _ axis: WritableKeyPath<PlotOptions, PlotAxisOptions>, _ change: (inout PlotAxisOptions) -> Void
  ) -> Chart {
    changed { change(&$0.options[keyPath: axis]) }
  }
}

extension PlotAxisOptions {
  fileprivate mutating func set(_ domain: [PlottedValue], names: Bool, _ type: ScaleType?) {
    self.domain = domain
    let isRange = domain.count == 2 && domain.allSatisfy { if case .name = $0 { false } else { true } }
    hasNames = names && !isRange || type == .category
    if let type { self.type = type }
  }

  fileprivate mutating func set(_ domain: AutomaticScaleDomain, _ type: ScaleType?) {
    self.domain = []
    (includesZero, isReversed) = (domain.includesZero, domain.isReversed)
    if let type { self.type = type }
  }
}

// MARK: Colours and symbols

extension Chart {
  /// Sets the colours of some values, and their order in the legend.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: The colours in turn.
  public func chartForegroundStyleScale<Value: Plottable>(domain: [Value], range: [Color]) -> Chart {
    changed { chart in
      guard !range.isEmpty else { return }
      for (index, value) in domain.enumerated() {
        chart.setColor(of: value.plottedValue.text, range[index % range.count])
      }
    }
  }

  /// Sets the colours of values of any kind.
  public func chartForegroundStyleScale<Value: Plottable>(_ colors: KeyValuePairs<Value, Color>) -> Chart {
    changed { for (value, color) in colors { $0.setColor(of: value.plottedValue.text, color) } }
  }

  /// Sets the colours that names take in turn, or between which the colours of numbers are.
  public func chartForegroundStyleScale(range: [Color]) -> Chart { changed { $0.options.colorRange = range } }

  /// Sets the gradient of which the colours of numbers are parts. Names take its colours in turn.
  public func chartForegroundStyleScale(range: Gradient) -> Chart { changed { $0.options.colorRamp = range } }

  /// Sets the shapes of points by the values of `symbol(by:)`.
  public func chartSymbolScale<Value: Plottable>(_ symbols: KeyValuePairs<Value, BasicChartSymbolShape>) -> Chart {
    changed {
      $0.options.symbols = symbols.map { NamedSymbol(name: $0.key.plottedValue.text, shape: $0.value) }
    }
  }

  /// Sets the shapes of points by the values of `symbol(by:)`.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: The shapes in turn.
  public func chartSymbolScale<Value: Plottable>(domain: [Value], range: [BasicChartSymbolShape]) -> Chart {
    guard !range.isEmpty else { return self }
    return changed {
      $0.options.symbols = domain.enumerated().map {
        NamedSymbol(name: $0.element.plottedValue.text, shape: range[$0.offset % range.count])
      }
    }
  }
}
