import Canvas
import CanvasCharts

/// What was sold of a product in a month.
public struct Sale: Sendable {
  public var month: String
  public var product: String
  public var amount: Double

  public init(month: String, product: String, amount: Double) {
    self.month = month
    self.product = product
    self.amount = amount
  }

  /// A few sales to draw.
  public static let examples = [
    Sale(month: "May", product: "Cola", amount: 30), Sale(month: "May", product: "Tea", amount: 12),
    Sale(month: "June", product: "Cola", amount: 41), Sale(month: "June", product: "Tea", amount: 18),
    Sale(month: "July", product: "Cola", amount: 52), Sale(month: "July", product: "Tea", amount: 25),
  ]
}

/// Stacked columns of 480 × 300 points, at two pixels per point.
public func chartPicture(of sales: [Sale]) throws -> Image {
  try Chart(sales) { sale in
    BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
      .foregroundStyle(by: .value("Product", sale.product))
  }
  .chartTitle("Cold drinks carry the summer")
  .image(size: Size(width: 480, height: 300), scale: 2)
}
