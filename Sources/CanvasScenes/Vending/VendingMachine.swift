/// A vending machine for beverages: its menu and stock, the inserted money, and the purchases.
///
///     var machine = try VendingMachine(json: bytes)
///     try machine.make(.insert(.thousand))
///     try machine.make(.buy("Cola"))
///
/// Money is conserved: the inserted money always equals the balance plus the amount paid.
public struct VendingMachine: Sendable, Hashable {
  /// A beverage with its stock.
  public struct Product: Sendable, Hashable {
    /// The name, unique in the menu.
    public internal(set) var name: String
    /// The price in won.
    public internal(set) var price: Int
    /// The number of items left.
    public internal(set) var stock: Int
    /// The shape that is drawn if there is no picture.
    public internal(set) var shape: Shape
    /// The colour of the drawn shape. If nil, it depends on the position in the menu.
    public internal(set) var color: Color?

    /// Creates a product. Its values are validated when a machine is created with it.
    public init(name: String, price: Int, stock: Int, shape: Shape = .can, color: Color? = nil) {
      (self.name, self.price, self.stock) = (name, price, stock)
      (self.shape, self.color) = (shape, color)
    }
  }

  /// The container of a beverage.
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

  /// A purchase, at the price at that time.
  public struct Purchase: Sendable, Hashable {
    /// The name of the product.
    public internal(set) var name: String
    /// The price that was paid, in won.
    public internal(set) var price: Int
  }

  /// The products, in the order of their buttons.
  public internal(set) var menu: [Product]
  /// The number of each unit inserted.
  public internal(set) var inserted: [Unit: Int]
  /// The balance in won.
  public internal(set) var balance: Int
  /// The purchases, in order.
  public internal(set) var history: [Purchase]

  /// The valid prices of a product in won.
  public static let prices = 0...1_000_000
  /// The valid stocks of a product.
  public static let stocks = 0...9_999
  /// The valid numbers of each unit of money.
  public static let unitCounts = 0...1_000_000

  /// The number of purchases of each product, in the order of the menu.
  public var purchasedCounts: [Int] {
    let counts = history.map(\.name).occurrenceCounts
    return menu.map { counts[$0.name] ?? 0 }
  }

  /// The purchased counts as segments of a pie, one for each product.
  public var pieData: PieData {
    PieData(segments: zip(menu, purchasedCounts).map { PieSegment(name: $0.name, value: Double($1)) })
  }

  /// The colour of each product: its own, or one by its position in the menu.
  var colors: [Color] {
    menu.enumerated().map { index, product in product.color ?? PieGraphPalette.color(at: index) }
  }
}

extension VendingMachine {
  /// Creates a machine without money.
  /// - Throws: An error for the first product whose name consists of spaces or is repeated, or whose price or stock
  ///   is outside `prices` and `stocks`. Names that differ only in the number of spaces are the same.
  public init(menu: [Product]) throws(VendingError) {
    var names: Set<String> = []
    for (index, product) in menu.enumerated() {
      let name = ProductName.plain(product.name)
      guard !name.isEmpty, names.insert(name).inserted,
        Self.prices.contains(product.price), Self.stocks.contains(product.stock)
      else { throw .badProduct(product.name, place: index) }
    }
    self.init(menu: menu, inserted: [:], balance: 0, history: [])
  }

  /// A machine with eight products, some of them sold, for use as an example.
  public static let example: VendingMachine = {
    let sold = [0, 1, 2, 0, 3, 4, 0, 5, 1, 2, 7, 4, 1, 6]
    return VendingMachine(
      menu: exampleMenu, inserted: [.hundred: 8, .fiveHundred: 7, .thousand: 20], balance: 2500,
      history: sold.map { Purchase(name: exampleMenu[$0].name, price: exampleMenu[$0].price) })
  }()

  private static let exampleMenu = [
    Product(name: "Cola", price: 1500, stock: 5, color: Color(red8: 198, green8: 40, blue8: 40)),
    Product(name: "Water", price: 900, stock: 12, shape: .bottle, color: Color(red8: 79, green8: 163, blue8: 223)),
    Product(name: "Iced coffee", price: 2200, stock: 3, shape: .cup, color: Color(red8: 141, green8: 90, blue8: 59)),
    Product(
      name: "Orange juice", price: 1800, stock: 6, shape: .carton, color: Color(red8: 240, green8: 138, blue8: 29)),
    Product(name: "Green tea", price: 1600, stock: 0, shape: .bottle, color: Color(red8: 92, green8: 158, blue8: 75)),
    Product(name: "Lemonade", price: 1700, stock: 4, shape: .cup, color: Color(red8: 242, green8: 194, blue8: 48)),
    Product(name: "Ginger ale", price: 1500, stock: 7, color: Color(red8: 201, green8: 150, blue8: 43)),
    Product(name: "Cocoa", price: 2000, stock: 2, shape: .mug, color: Color(red8: 122, green8: 62, blue8: 43)),
  ]
}
