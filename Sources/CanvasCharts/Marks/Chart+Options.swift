extension Chart {
  /// Sets the title above the chart, in large letters.
  public func chartTitle(_ title: String) -> Chart { changed { $0.model.titles.title = title } }
  /// Sets the line below the title, such as the subject, the period and the unit.
  public func chartSubtitle(_ subtitle: String) -> Chart { changed { $0.model.titles.subtitle = subtitle } }
  /// Sets the line below the chart, such as the source of the data.
  public func chartCaption(_ caption: String) -> Chart { changed { $0.model.titles.caption = caption } }
  /// Sets the colours and text sizes.
  public func chartTheme(_ theme: ChartTheme) -> Chart { changed { $0.theme = theme } }
  /// Sets the fonts of all texts. The default is Inter.
  public func chartFonts(_ fonts: ChartFonts) -> Chart { changed { $0.fonts = fonts } }
  /// Sets the position of the series' names.
  public func chartLegend(_ place: LegendPlace) -> Chart { changed { $0.model.legend = place } }
  /// Highlights series, or bars, by name. All others are pale.
  public func chartEmphasis(_ names: String...) -> Chart { changed { $0.model.emphasized = names } }
  /// Sets the labels at bars.
  public func chartValueLabels(_ labels: ValueLabels) -> Chart { changed { $0.model.valueLabels = labels } }
  /// Sets the order of named places.
  public func chartOrder(_ order: ChartOrder) -> Chart { changed { $0.model.order = order } }
  /// Sets the format of numbers and dates.
  public func chartFormat(_ formatter: ValueFormatter) -> Chart { changed { $0.model.formats.formatter = formatter } }
  /// Sets the colours of series by name.
  public func chartForegroundStyleScale(_ colors: KeyValuePairs<String, Color>) -> Chart {
    changed { for (name, color) in colors { $0.setColor(of: name, color) } }
  }

  mutating func setColor(of name: String, _ color: Color) {
    model.colors[name] = color
    colorOrder.append(name)
  }

  func changed(_ change: (inout Chart) -> Void) -> Chart { changing(self, change) }
}
