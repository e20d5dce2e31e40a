public import Canvas
public import CanvasCharts

/// A vending machine of beverages: its menu and stock, the money put in, and what was bought.
///
///     var machine = try VendingMachine(json: bytes)
///     try machine.make(.insert(.thousand))
///     try machine.make(.buy("Cola"))
///
/// Money is conserved: what was put in is the balance and what was paid, at any time.
public struct VendingMachine: Sendable, Hashable {
  /// Something to drink, with what is left of it.
  public struct Product: Sendable, Hashable {
    /// What it is called; no other product of the menu is called so.
    public internal(set) var name: String
    /// In won.
    public internal(set) var price: Int
    /// The number that is left.
    public internal(set) var stock: Int
    /// What is drawn where there is no picture.
    public internal(set) var shape: Shape
    /// Of what is drawn; nil takes one by the place on the menu.
    public internal(set) var color: Color?

    /// A product. The values are checked when a machine is made of it.
    public init(name: String, price: Int, stock: Int, shape: Shape = .can, color: Color? = nil) {
      self.name = name
      self.price = price
      self.stock = stock
      self.shape = shape
      self.color = color
    }
  }

  /// What a beverage comes in.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// A can.
    case can
    /// A bottle.
    case bottle
    /// A carton.
    case carton
    /// A cup.
    case cup
    /// A mug.
    case mug
  }

  /// The money that the machine takes, in won.
  public enum Unit: Int, Sendable, Hashable, CaseIterable {
    /// A coin of 100 won.
    case hundred = 100
    /// A coin of 500 won.
    case fiveHundred = 500
    /// A note of 1000 won.
    case thousand = 1000
  }

  /// One thing bought, at the price it had then.
  public struct Purchase: Sendable, Hashable {
    /// The name of the product.
    public internal(set) var name: String
    /// The price that was paid, in won.
    public internal(set) var price: Int
  }

  /// The products, in the order of their buttons.
  public internal(set) var menu: [Product]
  /// How many of each unit were put in.
  public internal(set) var inserted: [Unit: Int]
  /// What can be spent, in won.
  public internal(set) var balance: Int
  /// What was bought, in this order.
  public internal(set) var history: [Purchase]

  /// A machine into which nothing has been put yet.
  /// - Throws: The first product that has a name of spaces alone, or one that stands before it, or a price or stock
  ///   outside `prices` and `stocks`. Names that differ in the number of their spaces alone are the same.
  public init(menu: [Product]) throws(VendingError) {
    var names: Set<String> = []
    for (index, product) in menu.enumerated() {
      let name = ProductName.plain(product.name)
      guard !name.isEmpty, names.insert(name).inserted,
        Self.prices.contains(product.price), Self.stocks.contains(product.stock)
      else { throw .badProduct(product.name, place: index) }
    }
    self.menu = menu
    inserted = [:]
    balance = 0
    history = []
  }

  /// A machine from what is known to be sound.
  init(menu: [Product], inserted: [Unit: Int], balance: Int, history: [Purchase]) {
    self.menu = menu
    self.inserted = inserted
    self.balance = balance
    self.history = history
  }

  /// What a product may cost, in won.
  public static let prices = 0...1_000_000
  /// How much of a product the machine may hold.
  public static let stocks = 0...9_999
  /// How many of one unit of money it may hold.
  public static let unitCounts = 0...1_000_000

  /// How many of each product were bought, in the order of the menu.
  public var purchasedCounts: [Int] {
    var counts: [String: Int] = [:]
    for purchase in history { counts[purchase.name, default: 0] += 1 }
    return menu.map { counts[$0.name] ?? 0 }
  }

  /// The purchased counts as a pie's segments, one for each product.
  public var pieData: PieData {
    PieData(segments: zip(menu, purchasedCounts).map { PieSegment(name: $0.name, value: Double($1)) })
  }

  /// The colour of each product: its own, else one by its place on the menu.
  var colors: [Color] {
    menu.enumerated().map { index, product in product.color ?? PieGraphPalette.color(at: index) }
  }
}
