import Canvas
import CanvasData
import CanvasScenes

/// The vending machine's screens in its states.
public enum VendingScenes {
  public static let all: [GoldenScene] = [
    scene("user", .user),
    scene("user-at-a-scale-of-three", .user, scale: 3),
    scene("user-new", .user, moves: 0),
    scene("user-many-bought", .user, moves: 90),
    scene("user-pictures", .user) { style in
      style.pictures["Cola"] = try poster(Color(red8: 150, green8: 20, blue8: 40), width: 300, height: 200)
      style.pictures["Cocoa"] = try poster(Color(red8: 90, green8: 50, blue8: 30), width: 120, height: 260)
    },
    scene("user-german", .user) { style in
      style.currency = CurrencyFormat(locale: "de_DE") ?? .korean
    },
    scene("user-many-products", .user, menu: manyProducts),
    scene("user-narrow", .user, size: Size(width: 500, height: 700)),
    scene("admin", .admin),
    scene("admin-at-a-scale-of-three", .admin, scale: 3),
    scene("admin-nothing-sold", .admin, moves: 0),
    scene("admin-many-products", .admin, menu: manyProducts),
  ]

  private static func scene(
    _ name: String, _ kind: VendingScreen.Kind, moves: Int = 34, menu: [VendingMachine.Product] = beverages,
    size: Size = VendingScreen.usualSize, scale: Double = 1,
    _ change: @escaping @Sendable (inout VendingStyle) throws -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("scenes/vending/\(name)", size: size, scale: scale, hasText: true) { context in
      var style = VendingStyle(font: try Font.default(size: 16))
      try change(&style)
      let machine = try used(VendingMachine(menu: menu), moves: moves)
      VendingScreen(kind, of: machine, style: style).draw(in: context.bounds, on: context)
    }
  }

  /// The machine after a number of moves, drawn at random of those that are allowed.
  private static func used(_ machine: VendingMachine, moves: Int) throws -> VendingMachine {
    var machine = machine
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<moves {
      let buyable = machine.menu.filter { $0.stock > 0 && $0.price <= machine.balance }
      if buyable.isEmpty || generator.next(below: 3) == 0 {
        try machine.make(.insert(generator.next(below: 3) > 0 ? .thousand : .fiveHundred))
      } else {
        try machine.make(.buy(buyable[generator.next(below: buyable.count)].name))
      }
    }
    return machine
  }

  private static let beverages: [VendingMachine.Product] = [
    VendingMachine.Product(name: "Cola", price: 1500, stock: 9, color: Color(red8: 198, green8: 40, blue8: 40)),
    VendingMachine.Product(
      name: "Water", price: 900, stock: 12, shape: .bottle, color: Color(red8: 79, green8: 163, blue8: 223)),
    VendingMachine.Product(
      name: "Iced coffee", price: 2200, stock: 8, shape: .cup, color: Color(red8: 141, green8: 90, blue8: 59)),
    VendingMachine.Product(
      name: "Orange juice", price: 1800, stock: 6, shape: .carton, color: Color(red8: 240, green8: 138, blue8: 29)),
    VendingMachine.Product(
      name: "Green tea", price: 1600, stock: 1, shape: .bottle, color: Color(red8: 92, green8: 158, blue8: 75)),
    VendingMachine.Product(
      name: "Lemonade", price: 1700, stock: 7, shape: .cup, color: Color(red8: 242, green8: 194, blue8: 48)),
    VendingMachine.Product(
      name: "Ginger ale", price: 1500, stock: 9, color: Color(red8: 201, green8: 150, blue8: 43)),
    VendingMachine.Product(
      name: "Cocoa", price: 2000, stock: 5, shape: .mug, color: Color(red8: 122, green8: 62, blue8: 43)),
  ]

  /// More than the usual size has room for, in the palette's colours; one with a name that is too long.
  private static let manyProducts: [VendingMachine.Product] = (0..<15).map { index in
    let shapes = VendingMachine.Shape.allCases
    return VendingMachine.Product(
      name: index == 3 ? "Freshly squeezed orange juice" : "Drink \(index + 1)", price: 500 + 100 * index,
      stock: index % 5 * 3, shape: shapes[index % shapes.count])
  }

  private static func poster(_ color: Color, width: Double, height: Double) throws -> Image {
    try Image(size: Size(width: width, height: height)) { context in
      context.fillBackground(color)
      context.setFillColor(Color(white: 1, alpha: 0.85))
      context.fill(Path(ovalIn: context.bounds.insetBy(dx: width * 0.2, dy: height * 0.2)))
    }
  }
}
