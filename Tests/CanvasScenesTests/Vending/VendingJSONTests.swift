import Canvas
import CanvasScenes
import Testing

@Suite struct VendingJSONTests {
  private func error(_ menu: String, _ rest: String = "") -> String? {
    do {
      _ = try VendingMachine(json: Array(#"{"kind": "vending", "version": 1, "menu": \#(menu)\#(rest)}"#.utf8))
      return nil
    } catch { return error.description }
  }

  private let cola = #"[{"name": "Cola", "price": 1500, "stock": 2}]"#

  @Test func aNewMachineNeedsOnlyItsMenu() throws {
    #expect(error("[]") == nil)
    #expect(error(cola) == nil)
    #expect(error(cola, #", "balance": 0, "inserted": {}, "history": []"#) == nil)
  }

  @Test func aMachineComesBackAsItWasWritten() throws {
    var machine = try VendingMachine(menu: [
      VendingMachine.Product(
        name: "Té \"frío\"/🍋", price: 700, stock: 3, shape: .cup, color: Color(red8: 1, green8: 2, blue8: 254)),
      VendingMachine.Product(name: "Water", price: 0, stock: 9_999, shape: .bottle),
    ])
    #expect(try VendingMachine(json: machine.json()) == machine)
    try machine.make(.insert(.thousand))
    try machine.make(.buy("Té \"frío\"/🍋"))
    try machine.make(.buy("Water"))
    #expect(try VendingMachine(json: machine.json()) == machine)
  }

  @Test func errorsNameThePlace() {
    #expect(error("5") == "menu: 5; a list of products")
    #expect(error(#"["Cola"]"#) == "menu[0]: 'Cola'; an object with name, price and stock")
    #expect(error(#"[{"name": "Cola"}]"#) == "menu[0].price: missing; a whole number from 0 to 1000000")
    func product(_ key: String, _ value: String) -> String? {
      var members = ["name": "\"Cola\"", "price": "1500", "stock": "2", "shape": "\"can\"", "color": "\"red\""]
      members[key] = value
      let list = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      return error("[{\(list)}]")
    }
    #expect(product("stock", "-1") == "menu[0].stock: -1; a whole number from 0 to 9999")
    #expect(product("stock", "1.5") == "menu[0].stock: 1.5; a whole number from 0 to 9999")
    #expect(product("stock", "1e300")?.hasPrefix("menu[0].stock: ") == true)
    #expect(product("price", "\"15\"") == "menu[0].price: '15'; a whole number from 0 to 1000000")
    #expect(product("name", "\"\"") == "menu[0].name: ''; a string that is not empty")
    let long = String(repeating: "a", count: 10_001)
    #expect(product("name", "\"\(long)\"") == "menu[0].name: a name of 10001 characters; at most 10000")
    #expect(product("shape", "\"barrel\"") == "menu[0].shape: 'barrel'; can, bottle, carton, cup, mug")
    #expect(product("color", "\"reddish\"")?.hasPrefix("menu[0].color: 'reddish'; #RGB") == true)
    #expect(
      error(#"[{"name": "Cola", "price": 1, "stock": 2}, {"name": "Cola", "price": 1, "stock": 2}]"#)
        == "menu[1].name: 'Cola' again; a unique name")
    #expect(
      error(cola, #", "history": [{"name": "Tea", "price": 5}]"#)
        == "history[0].name: 'Tea'; a name on the menu")
    #expect(error(cola, #", "inserted": {"100": -1}"#) == "inserted.100: -1; a whole number from 0 to 1000000")
    #expect(error(cola, #", "inserted": {"50": 1}"#) == "inserted: '50'; an object with 100, 500 and 1000")
    #expect(error(cola, #", "inserted": [1]"#) == "inserted: a list; an object with 100, 500 and 1000")
  }

  @Test func moneyOutOfNowhereIsAnError() {
    #expect(error(cola, #", "balance": 500"#) == "balance: 500; 0, the 0 inserted less the 0 paid")
    #expect(
      error(cola, #", "balance": 500, "inserted": {"1000": 2}, "history": [{"name": "Cola", "price": 1400}]"#)
        == "balance: 500; 600, the 2000 inserted less the 1400 paid")
    #expect(
      error(cola, #", "balance": 600, "inserted": {"1000": 2}, "history": [{"name": "Cola", "price": 1400}]"#) == nil)
  }
}
