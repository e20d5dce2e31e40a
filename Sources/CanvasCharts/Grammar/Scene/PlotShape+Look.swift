package import Canvas

extension PlotShape {
  /// How the shape is painted, besides its colours. Shapes that are changed no longer share it.
  var look: PlotLook {
    get { shared.look }
    set { shared = SharedLook(newValue) }
  }

  package var style: StrokeStyle {
    get { shared.look.style }
    set { look.style = newValue }
  }

  package var opacity: Double {
    get { shared.look.opacity }
    set { look.opacity = newValue }
  }

  package var fillOpacity: Double {
    get { shared.look.fillOpacity }
    set { look.fillOpacity = newValue }
  }

  package var strokeOpacity: Double {
    get { shared.look.strokeOpacity }
    set { look.strokeOpacity = newValue }
  }

  package var blendMode: BlendMode {
    get { shared.look.blendMode }
    set { look.blendMode = newValue }
  }

  /// What is drawn over a fill of one colour, so that it is distinguished in print.
  package var pattern: ChartPattern {
    get { shared.look.pattern }
    set { look.pattern = newValue }
  }

  package var url: String? {
    get { shared.look.url }
    set { look.url = newValue }
  }

  /// How far the shape with its paints is moved.
  package var offset: Point {
    get { shared.look.offset }
    set { look.offset = newValue }
  }
}
