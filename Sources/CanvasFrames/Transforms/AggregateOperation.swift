/// How the values of a group become one value.
///
/// Null and empty texts are missing. NaN is neither missing nor valid. All other values are valid, and those that aren't
/// numbers make sums NaN. Without valid values most results are null.
package enum AggregateOperation: String, Sendable, Hashable, CaseIterable {
  /// The number of rows.
  case count
  /// The number of values that are neither missing nor NaN.
  case valid
  /// The number of missing values.
  case missing
  /// The number of different values, null included.
  case distinct
  case sum, product, mean, average
  /// The sample variance, and that of a population.
  case variance, variancep
  /// The sample standard deviation, and that of a population.
  case stdev, stdevp
  /// The standard error of the mean.
  case stderr
  case median, q1, q3
  /// The lower and the upper end of the 95 % confidence interval of the mean, by bootstrapping.
  case ci0, ci1
  case min, max
  /// The row with the smallest and with the largest value, as a record.
  case argmin, argmax
  /// The rows, as a list of records.
  case values
  /// The exponentially weighted mean, with a rate from 0 to 1 as its parameter.
  case exponential
  /// The same without the correction for the start.
  case exponentialb

  /// Whether a running total is enough for the result.
  var isRunning: Bool {
    switch self {
    case .count, .valid, .missing, .sum, .product, .mean, .average, .variance, .variancep, .stdev, .stdevp, .stderr,
      .exponential, .exponentialb:
      true
    case .distinct, .median, .q1, .q3, .ci0, .ci1, .min, .max, .argmin, .argmax, .values: false
    }
  }
}

/// A value that is computed for each group.
package struct AggregateMeasure: Sendable, Hashable {
  package var operation: AggregateOperation
  /// The field, or nil for `count`.
  package var field: FieldPath?
  /// The name of the new column.
  package var name: String
  /// The rate of `exponential`.
  package var parameter: Double?

  /// A measure. Without a name, it is the operation and the field: `mean_price`.
  package init(
    _ operation: AggregateOperation, of field: FieldPath? = nil, as name: String? = nil, parameter: Double? = nil
  ) {
    self.operation = operation
    self.field = field
    self.name = name ?? field.map { "\(operation.rawValue)_\($0.name)" } ?? operation.rawValue
    self.parameter = parameter
  }
}
