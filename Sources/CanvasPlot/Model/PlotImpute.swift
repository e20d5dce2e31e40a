/// How missing rows of a series are filled: by a method, also at some keys that no row has.
package struct PlotImpute: Sendable {
  package let method: ImputeMethod
  package let keys: [DataValue]

  package init(_ method: ImputeMethod, keys: [DataValue] = []) { (self.method, self.keys) = (method, keys) }
}

extension DataFrame {
  /// The rows with those that are missing filled.
  package func imputed(
    _ field: FieldPath, key: FieldPath, by groups: [FieldPath], _ impute: PlotImpute
  ) throws(TransformError) -> DataFrame {
    try imputed(field, key: key, keys: impute.keys, by: groups, method: impute.method)
  }
}
