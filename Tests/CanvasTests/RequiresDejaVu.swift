import Canvas
import CanvasGoldensTesting
import Testing

extension Trait where Self == ConditionTrait {
  /// Only where the default font is the one whose measures the tests know.
  static var requiresDejaVu: Self { .requiresFont(at: SystemFonts.regular, version: "Version 2.37") }
}
