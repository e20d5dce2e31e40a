// Themes, fonts and the grammar's types are part of this module for programs and for its own files: it has the looks of
// plots, and `CanvasPlot` how they are placed and drawn.
@_exported public import CanvasPlot
