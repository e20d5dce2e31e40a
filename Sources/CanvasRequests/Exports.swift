// See *The package*: a module passes on what its declarations name.
@_exported public import CanvasCards
@_exported public import CanvasCharts
@_exported public import CanvasGoldens
@_exported public import CanvasTemplates
@_exported public import CanvasVegaLite

#if Full || Boards
  @_exported public import CanvasScenes
#endif
