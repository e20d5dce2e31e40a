extension PlotShape {
  /// How the shape is painted, besides its colours. Shapes that are changed no longer share it.
  var look: PlotLook {
    get { shared.look }
    set { shared = SharedLook(newValue) }
  }

  /// A part of the look, such as `opacity`.
  package subscript<Value>(dynamicMember path: WritableKeyPath<PlotLook, Value>) -> Value {
    get { shared.look[keyPath: path] }
    set { look[keyPath: path] = newValue }
  }
}
