import Canvas

/// A small opaque red PNG.
package func redPNG(width: Int = 20, height: Int = 30) throws -> [UInt8] {
  try Image(size: Size(width: Double(width), height: Double(height))) { context in
    context.setFillColor(.red)
    context.fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
  }.png()
}

/// Red with one black pixel at 7,9.
package func dottedPNG() throws -> [UInt8] {
  try Image(size: Size(width: 20, height: 30)) { context in
    context.setFillColor(.red)
    context.fill(Rect(x: 0, y: 0, width: 20, height: 30))
    context.setFillColor(.black)
    context.fill(Rect(x: 7, y: 9, width: 1, height: 1))
  }.png()
}
