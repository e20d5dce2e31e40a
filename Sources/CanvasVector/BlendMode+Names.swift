extension BlendMode {
  /// The modes that files of shapes have, by their names in CSS.
  package static let namesInFiles: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight,
    "soft-light": .softLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
    "saturation": .saturation, "color": .color, "luminosity": .luminosity,
  ]

  /// The name in CSS; `normal` for modes that files don't have.
  package var cssName: String { Self.namesInFiles.first { $0.value == self }?.key ?? "normal" }
}
