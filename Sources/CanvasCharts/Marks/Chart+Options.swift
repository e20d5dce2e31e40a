public import Canvas
public import CanvasData

extension Chart {
  /// The line above the chart, in large letters.
  public func chartTitle(_ title: String) -> Chart { changed { $0.model.titles.title = title } }
  /// The line below the title: of what, when, in which unit.
  public func chartSubtitle(_ subtitle: String) -> Chart { changed { $0.model.titles.subtitle = subtitle } }
  /// The line below the chart: where the data are from.
  public func chartCaption(_ caption: String) -> Chart { changed { $0.model.titles.caption = caption } }
  /// Colours and text sizes.
  public func chartTheme(_ theme: ChartTheme) -> Chart { changed { $0.theme = theme } }
  /// The fonts of all texts. Without this, charts use Inter.
  public func chartFonts(_ fonts: ChartFonts) -> Chart { changed { $0.fonts = fonts } }
  /// Where the series' names stand.
  public func chartLegend(_ place: LegendPlace) -> Chart { changed { $0.model.legend = place } }
  /// Shows some series, or bars, in colour, and the others pale.
  public func chartEmphasis(_ names: String...) -> Chart { changed { $0.model.emphasized = names } }
  /// What stands at bars.
  public func chartValueLabels(_ labels: ValueLabels) -> Chart { changed { $0.model.valueLabels = labels } }
  /// The order of named places.
  public func chartOrder(_ order: ChartOrder) -> Chart { changed { $0.model.order = order } }
  /// How numbers and dates are written.
  public func chartFormat(_ formatter: ValueFormatter) -> Chart { changed { $0.model.formats.formatter = formatter } }
  /// Gives series colours of their own.
  public func chartForegroundStyleScale(_ colors: KeyValuePairs<String, Color>) -> Chart {
    changed { for (name, color) in colors { $0.model.colors[name] = color } }
  }

  private func changed(_ change: (inout Chart) -> Void) -> Chart {
    var chart = self
    change(&chart)
    return chart
  }
}
