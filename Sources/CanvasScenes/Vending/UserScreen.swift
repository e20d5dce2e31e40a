internal import Canvas
internal import CanvasCharts

/// The user's screen, drawn in points of a screen of 1112×834.
struct UserScreen {
  let machine: VendingMachine
  let style: VendingStyle

  func draw(on context: DrawingContext) {
    context.drawLabel(
      "Vending Machine", font: style.font.withSize(30), color: VendingColors.ink,
      in: Rect(x: VendingLayout.margin, y: 36, width: 600, height: 40))
    let layout = VendingLayout(productCount: machine.menu.count)
    for (index, frame) in layout.pictures.enumerated() {
      drawProduct(at: index, frame, layout, on: context)
    }
    drawMoney(on: context)
    drawPurchases(on: context)
  }

  // MARK: Products

  private func drawProduct(at index: Int, _ frame: Rect, _ layout: VendingLayout, on context: DrawingContext) {
    let scale = layout.productScale
    let product = machine.menu[index]
    let isSoldOut = product.stock == 0
    let artwork = artwork(at: index)
    let picture = style.pictures[product.name]
    context.withGState {
      context.clip(to: Path(roundedRect: frame, cornerRadius: VendingLayout.pictureRadius * scale))
      context.setFillColor(picture == nil ? artwork.ground : .white)
      context.fill(frame)
      // What is sold out is faint. Only that takes a layer, which costs more than drawing straight away.
      func draw() {
        if let picture {
          context.draw(picture, in: Rect(origin: .zero, size: picture.size).aspectFill(in: frame))
        } else {
          artwork.draw(in: frame, on: context)
        }
      }
      if isSoldOut { context.withTransparencyLayer(in: frame, alpha: 0.3, draw) } else { draw() }
    }
    context.withGState {
      context.translateBy(x: frame.minX, y: frame.maxY)
      context.scaleBy(x: scale, y: scale)
      drawCaption(of: product, isSoldOut: isSoldOut, nameWidth: layout.nameWidth, on: context)
    }
  }

  /// Below a picture, whose lower left corner is the origin: name and price, stock and the button that adds to it.
  private func drawCaption(
    of product: VendingMachine.Product, isSoldOut: Bool, nameWidth: Double, on context: DrawingContext
  ) {
    context.drawLabel(
      product.name, font: style.font.withSize(16), color: VendingColors.ink,
      in: Rect(x: 0, y: 8, width: nameWidth, height: 22))
    context.drawLabel(
      style.currency.text(product.price), font: style.font.withSize(14), color: VendingColors.quiet,
      in: Rect(x: 0, y: 30, width: VendingLayout.pictureSide, height: 20))
    context.fillPanel(Rect(x: 0, y: 58, width: 106, height: 30), cornerRadius: 6, VendingColors.panel)
    context.drawLabel(
      isSoldOut ? "Sold out" : "Stock \(product.stock)", font: style.font.withSize(14),
      color: isSoldOut ? VendingColors.warning : VendingColors.ink, in: Rect(x: 10, y: 58, width: 86, height: 30))
    context.fillPanel(Rect(x: 112, y: 58, width: 38, height: 30), cornerRadius: 6, VendingColors.action)
    drawPlus(at: Point(x: 131, y: 73), on: context)
  }

  private func drawPlus(at center: Point, on context: DrawingContext) {
    var plus = Path(rect: Rect(center: center, size: Size(width: 14, height: 2)))
    plus.addRect(Rect(center: center, size: Size(width: 2, height: 14)))
    context.setFillColor(.white)
    context.fill(plus)
  }

  private func artwork(at index: Int) -> BeverageArtwork {
    let product = machine.menu[index]
    return BeverageArtwork(shape: product.shape, color: product.color ?? PieGraphPalette.color(at: index))
  }

  // MARK: Money

  private func drawMoney(on context: DrawingContext) {
    let panel = VendingLayout.panel
    context.fillPanel(panel, cornerRadius: 14, VendingColors.panel)
    let inner = panel.insetBy(dx: 20, dy: 0)
    context.drawLabel(
      "Balance", font: style.font.withSize(15), color: VendingColors.quiet,
      in: Rect(x: inner.minX, y: panel.minY + 18, width: inner.width, height: 24))
    context.drawLabel(
      style.currency.text(machine.balance), font: style.font.withSize(36), color: VendingColors.ink,
      in: Rect(x: inner.minX, y: panel.minY + 44, width: inner.width, height: 48))
    context.setFillColor(VendingColors.line)
    context.fill(Rect(x: inner.minX, y: panel.minY + 112, width: inner.width, height: 1))
    context.drawLabel(
      "Insert money", font: style.font.withSize(15), color: VendingColors.quiet,
      in: Rect(x: inner.minX, y: panel.minY + 130, width: inner.width, height: 24))
    for (index, unit) in VendingMachine.Unit.allCases.enumerated() {
      let button = Rect(
        x: inner.minX, y: panel.minY + 164 + Double(index) * 64, width: inner.width, height: 52)
      context.fillPanel(button, cornerRadius: 10, VendingColors.action)
      context.drawLabel(
        "+ " + style.currency.text(unit.rawValue), font: style.font.withSize(20), color: .white, in: button,
        alignment: .center)
    }
    let rows = VendingMachine.Unit.allCases.reversed().map { unit in
      (style.currency.text(unit.rawValue), "× \(machine.inserted[unit] ?? 0)")
    }
    context.setFillColor(VendingColors.line)
    context.fill(Rect(x: inner.minX, y: panel.minY + 374, width: inner.width, height: 1))
    for (index, (unit, count)) in rows.enumerated() {
      let row = Rect(x: inner.minX, y: panel.minY + 388 + Double(index) * 26, width: inner.width, height: 24)
      context.drawLabel(unit, font: style.font.withSize(15), color: VendingColors.quiet, in: row)
      context.drawLabel(count, font: style.font.withSize(15), color: VendingColors.ink, in: row, alignment: .right)
    }
  }

  // MARK: Purchases

  private func drawPurchases(on context: DrawingContext) {
    let tray = VendingLayout.tray
    context.fillPanel(tray, cornerRadius: 14, VendingColors.tray)
    let frames = VendingLayout.purchases(count: machine.history.count)
    if frames.isEmpty {
      return context.drawLabel(
        "Nothing bought yet", font: style.font.withSize(18), color: VendingColors.quiet, in: tray,
        alignment: .center)
    }
    for (purchase, frame) in zip(machine.history.suffix(frames.count), frames) {
      if let picture = style.pictures[purchase.name] {
        context.draw(picture, in: Rect(origin: .zero, size: picture.size).aspectFit(in: frame))
      } else if let index = machine.menu.firstIndex(where: { $0.name == purchase.name }) {
        let square = Rect(x: 0, y: 0, width: 1, height: 1).aspectFit(in: frame)
        artwork(at: index).draw(in: square, on: context)
      }
    }
  }
}
