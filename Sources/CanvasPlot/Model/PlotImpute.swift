/// How missing rows of a series are filled: by a method, also at some keys that no row has.
package struct PlotImpute: Sendable {
  package let method: ImputeMethod
  package let keys: [DataValue]

  package init(_ method: ImputeMethod, keys: [DataValue]) { (self.method, self.keys) = (method, keys) }
}
