/// The user's screen, drawn in points of the layout's screen.
struct UserScreen {
  let machine: VendingMachine
  let style: VendingStyle
  let layout: VendingLayout
  /// The number of pixels per point of the screen.
  let scale: Double

  func draw(on context: DrawingContext) {
    context.drawLabel(style.words.title, font: style.font(30), color: VendingColors.ink, in: layout.title)
    context.drawButton(style.words.admin, style: style, in: layout.navigation)
    let fonts = ProductCaption.Fonts(machine.menu, style)
    for (index, frame) in layout.pictures.enumerated() { drawProduct(at: index, frame, fonts, on: context) }
    switch layout.orientation {
    case .landscape: drawHighPanel(on: context)
    case .portrait: drawWidePanel(on: context)
    }
    drawPurchases(on: context)
  }

  // MARK: Products

  private func drawProduct(
    at index: Int, _ frame: Rect, _ fonts: ProductCaption.Fonts, on context: DrawingContext
  ) {
    let scale = layout.productScale
    let product = machine.menu[index]
    let isSoldOut = product.stock == 0
    let artwork = artwork(at: index)
    let picture = style.pictures[product.name]
    context.withGState {
      context.clip(to: Path(roundedRect: frame, cornerRadius: VendingLayout.pictureRadius * scale))
      context.fill(frame, with: .color(picture == nil ? artwork.ground : .white))
      // Products that are sold out are faint. Only they use a layer, which is slower than drawing directly.
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
      ProductCaption(
        product: product, isBuyable: !isSoldOut && product.price <= machine.balance, style: style, fonts: fonts,
        scale: self.scale * scale
      ).draw(on: context)
    }
  }

  private func artwork(at index: Int) -> BeverageArtwork {
    let product = machine.menu[index]
    return BeverageArtwork(shape: product.shape, color: product.color ?? PieGraphPalette.color(at: index))
  }

  // MARK: Money

  /// Draws the panel to the right of the products: balance, buttons and inserted money in a column.
  private func drawHighPanel(on context: DrawingContext) {
    let panel = layout.panel
    context.fillPanel(panel, cornerRadius: 14, VendingColors.panel)
    let inner = panel.insetBy(dx: 20, dy: 0)
    drawBalance(in: Rect(x: inner.minX, y: panel.minY + 20, width: inner.width, height: 74), on: context)
    drawLine(Rect(x: inner.minX, y: panel.minY + 116, width: inner.width, height: 1), on: context)
    context.drawLabel(
      style.words.insertMoney, font: style.font(15), color: VendingColors.quiet,
      in: Rect(x: inner.minX, y: panel.minY + 136, width: inner.width, height: 24))
    for (index, unit) in VendingMachine.Unit.allCases.enumerated() {
      drawMoneyButton(
        unit, in: Rect(x: inner.minX, y: panel.minY + 172 + Double(index) * 68, width: inner.width, height: 56),
        on: context)
    }
    drawLine(Rect(x: inner.minX, y: panel.minY + 396, width: inner.width, height: 1), on: context)
    for (index, unit) in VendingMachine.Unit.allCases.reversed().enumerated() {
      let row = Rect(x: inner.minX, y: panel.minY + 416 + Double(index) * 36, width: inner.width, height: 28)
      context.drawLabel(
        style.currency.text(unit.rawValue), font: style.font(15), color: VendingColors.quiet,
        in: Rect(x: row.minX, y: row.minY, width: row.width * 0.6, height: row.height))
      context.drawLabel(
        count(of: unit), font: style.font(15), color: VendingColors.ink,
        in: Rect(x: row.minX + row.width * 0.6, y: row.minY, width: row.width * 0.4, height: row.height),
        alignment: .right)
    }
  }

  /// Draws the panel below the products: the balance, and below it a row of buttons, each with the number of units
  /// inserted.
  private func drawWidePanel(on context: DrawingContext) {
    let panel = layout.panel
    context.fillPanel(panel, cornerRadius: 14, VendingColors.panel)
    let inner = panel.insetBy(dx: 24, dy: 0)
    drawBalance(in: Rect(x: inner.minX, y: panel.minY + 26, width: 300, height: 74), on: context)
    drawLine(Rect(x: inner.minX, y: panel.minY + 124, width: inner.width, height: 1), on: context)
    let units = VendingMachine.Unit.allCases
    let gap = 20.0
    let width = (inner.width - Double(units.count - 1) * gap) / Double(units.count)
    for (index, unit) in units.enumerated() {
      let x = inner.minX + Double(index) * (width + gap)
      drawMoneyButton(unit, in: Rect(x: x, y: panel.minY + 146, width: width, height: 56), on: context)
      context.drawLabel(
        count(of: unit), font: style.font(15), color: VendingColors.quiet,
        in: Rect(x: x, y: panel.minY + 210, width: width, height: 28), alignment: .center)
    }
  }

  private func drawBalance(in frame: Rect, on context: DrawingContext) {
    context.drawLabel(
      style.words.balance, font: style.font(15), color: VendingColors.quiet,
      in: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 24))
    context.drawLabel(
      style.currency.text(machine.balance), font: style.font(36), color: VendingColors.ink,
      in: Rect(x: frame.minX, y: frame.minY + 26, width: frame.width, height: 48))
  }

  private func drawMoneyButton(_ unit: VendingMachine.Unit, in button: Rect, on context: DrawingContext) {
    context.fillPanel(button, cornerRadius: 10, VendingColors.action)
    let inner = button.insetBy(dx: 12, dy: 0)
    // All buttons have the font size of the widest label.
    let font = VendingMachine.Unit.allCases.reduce(style.font(20)) { $0.fitting(label(of: $1), in: inner.size) }
    context.drawLabel(label(of: unit), font: font, color: .white, in: inner, alignment: .center)
  }

  private func label(of unit: VendingMachine.Unit) -> String { "+ " + style.currency.text(unit.rawValue) }

  private func count(of unit: VendingMachine.Unit) -> String { "× \(machine.inserted[unit] ?? 0)" }

  private func drawLine(_ line: Rect, on context: DrawingContext) {
    context.fill(line, with: .color(VendingColors.line))
  }

  // MARK: Purchases

  private func drawPurchases(on context: DrawingContext) {
    let tray = layout.tray
    context.fillPanel(tray, cornerRadius: 14, VendingColors.tray)
    let frames = layout.purchases(count: machine.history.count)
    if frames.isEmpty {
      return context.drawLabel(
        style.words.nothingBought, font: style.font(18), color: VendingColors.quiet,
        in: tray.insetBy(dx: 20, dy: 40), alignment: .center)
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
