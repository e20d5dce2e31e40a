public import Foundation

// `localizedDescription` is the one-line `description`, in English. Without these conformances it would be "The
// operation could not be completed".

/// An error whose message is its description. A program that uses more modules can declare it for their errors, in one
/// line each, as this module does for those of `Canvas`, `CanvasPrint`, `CanvasCards`, `CanvasTables` and
/// `CanvasCharts`.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The error's `description`, in English.
  public var errorDescription: String? { description }
}

extension FileError: DescribedError {}
extension FontError: DescribedError {}
extension ImageFileError: DescribedError {}
extension MarkError: DescribedError {}
extension ImageFormatError: DescribedError {}
extension ImageSizeError: DescribedError {}
extension JPEGError: DescribedError {}
extension PNGError: DescribedError {}
extension PixelBytesError: DescribedError {}
extension PictureError: DescribedError {}
extension SVGPathError: DescribedError {}
extension WebPError: DescribedError {}

extension CardNameError: DescribedError {}
extension CardPicturesError: DescribedError {}

extension CardPrintError: DescribedError {}
extension LengthError: DescribedError {}
extension PrintError: DescribedError {}

extension ChartError: DescribedError {}
extension ChartPaletteError: DescribedError {}
extension PieError: DescribedError {}

extension DataError: DescribedError {}
