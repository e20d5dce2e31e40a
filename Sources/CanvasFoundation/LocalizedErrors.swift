public import Canvas
public import CanvasBatch
public import CanvasCards
public import CanvasCharts
public import CanvasData
public import CanvasScenes
public import Foundation

// `localizedDescription` is the one-line `description`, in English. Without these conformances it would be "The
// operation could not be completed".

/// An error whose message is its description.
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

extension CardNameError: DescribedError {}
extension CardPicturesError: DescribedError {}
extension CardPrintError: DescribedError {}
extension LengthError: DescribedError {}

extension ChartError: DescribedError {}
extension ChartPaletteError: DescribedError {}
extension PieError: DescribedError {}

extension DataError: DescribedError {}

extension PictureJobError: DescribedError {}

extension ConcentrationError: DescribedError {}
extension ConcentrationThemeError: DescribedError {}
extension EmojiArt.BackgroundError: DescribedError {}
extension EmojiArtError: DescribedError {}
extension MoveListError: DescribedError {}
extension MoveTextError: DescribedError {}
extension PieGraphViewError: DescribedError {}
extension SceneDocumentError: DescribedError {}
extension SolitaireError: DescribedError {}
extension ToggleCardsError: DescribedError {}
extension VendingError: DescribedError {}
extension VendingVisitError: DescribedError {}
