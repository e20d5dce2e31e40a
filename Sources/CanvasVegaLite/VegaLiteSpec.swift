/// A chart of a Vega-Lite specification: a description of a chart in JSON, as Altair, notebooks and assistants write it.
///
///     let spec = try VegaLiteSpec(json: bytes)
///     try spec.writePNG(to: "bars.png", scale: 2)
///
/// Interaction isn't drawn: a picture shows the chart before anybody points at it. Maps aren't drawn either.
public struct VegaLiteSpec: Drawable {
  /// The look of a chart.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// The look of this package's charts.
    case report
    /// The same on a dark background.
    case dark
    /// Sizes, distances and colours as Vega-Lite draws them.
    case vega
    /// Vega's dark theme.
    case vegaDark = "vega:dark"
    /// Vega's theme in the manner of Excel.
    case vegaExcel = "vega:excel"
    /// Vega's theme in the manner of ggplot2.
    case vegaGGPlot2 = "vega:ggplot2"
    /// Vega's theme in the manner of Quartz.
    case vegaQuartz = "vega:quartz"
    /// Vega's theme in the manner of Vox.
    case vegaVox = "vega:vox"
    /// Vega's theme in the manner of FiveThirtyEight.
    case vegaFiveThirtyEight = "vega:fivethirtyeight"
    /// Vega's theme in the manner of the Los Angeles Times.
    case vegaLATimes = "vega:latimes"
    /// Vega's theme of the Urban Institute.
    case vegaUrbanInstitute = "vega:urbaninstitute"
    /// Vega's theme in the manner of Google Charts.
    case vegaGoogleCharts = "vega:googlecharts"
    /// Vega's theme in the manner of Power BI.
    case vegaPowerBI = "vega:powerbi"
    /// Vega's theme of Carbon on white.
    case vegaCarbonWhite = "vega:carbonwhite"
    /// Vega's theme of Carbon on its lightest grey.
    case vegaCarbonG10 = "vega:carbong10"
    /// Vega's theme of Carbon on dark grey.
    case vegaCarbonG90 = "vega:carbong90"
    /// Vega's theme of Carbon on its darkest grey.
    case vegaCarbonG100 = "vega:carbong100"
  }

  /// The placed chart.
  package let scene: PlotScene
  /// What the picture leaves out. Places are paths in the specification.
  public let notes: [Note]
  /// What the specification says about itself; empty if it says nothing.
  package let about: String
  private let fonts: ChartFonts

  /// The chart of a specification.
  ///
  /// - Parameters:
  ///   - json: The specification.
  ///   - theme: The look. The specification's `config` changes it.
  ///   - fonts: The fonts. If nil, Inter.
  ///   - zone: The time zone of local times, which are those without a zone of their own.
  ///   - isLenient: Whether unknown properties, and values that nobody can draw, are notes rather than errors.
  ///   - data: Reads the bytes of a data file by its path in the specification. If nil, all data must be in the
  ///     specification.
  /// - Throws: A `VegaLiteError` with the path of the first property that can't be drawn.
  public init(
    json: [UInt8], theme: Theme = .report, fonts: ChartFonts? = nil, zone: ClockZone = .utc, isLenient: Bool = false,
    data: (@Sendable (_ path: String) throws(VegaLiteError) -> [UInt8])? = nil
  ) throws(VegaLiteError) {
    let chosen: ChartFonts
    do throws(FontError) { chosen = if let fonts { fonts } else { try ChartFonts.standard() } } catch {
      throw VegaLiteError(error.description)
    }
    let (value, rows): (JSONValue, [Int: JSONRows])
    do throws(DataError) { (value, rows) = try JSONValue.withRows(json: json) } catch {
      throw VegaLiteError(error.description)
    }
    try Self.check(value)
    about = value["description"]?.string ?? ""
    let loader = DataLoader(read: data)
    do throws(PlotError) {
      var compiler = SpecCompiler(
        theme: theme, loader: loader, measurer: TextMeasurer(chosen), zone: zone, isLenient: isLenient)
      var source = SpecSource(rows: rows)
      let root = SpecNode(SpecVersion4.rewritten(try source.value(value)))
      scene = try compiler.scene(root, source)
      notes = compiler.notes.map { note in
        Note(note.kind, at: DataError.escaped(note.place), DataError.escaped(note.what), count: note.count)
      }
    } catch {
      throw VegaLiteError(DataError.escaped(error.description))
    }
    self.fonts = chosen
  }

  /// Throws for a value that is no specification: one that isn't an object, or one of another format.
  private static func check(_ value: JSONValue) throws(VegaLiteError) {
    guard case .object = value.content else {
      throw VegaLiteError("\(value.shown); must be an object with a mark, or with views")
    }
    guard let schema = value["$schema"]?.string, schema.contains("/vega/") else { return }
    throw VegaLiteError("$schema: \(DataError.quoted(schema)); must be a schema of Vega-Lite: Vega isn't drawn")
  }

  /// The size in points.
  public var idealSize: Size { scene.size }

  /// Draws the chart into a rectangle, enlarged or reduced without being stretched.
  public func draw(in rect: Rect, on context: DrawingContext) { scene.draw(in: rect, on: context, fonts: fonts) }
}

/// An error in a specification, with the path of the property. The description is one line.
public struct VegaLiteError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  /// An error with a description of one line.
  public init(_ description: String) { self.description = description }
}
