internal import Canvas

extension VendingMachine {
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
