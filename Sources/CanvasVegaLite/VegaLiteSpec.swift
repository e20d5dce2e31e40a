internal import CanvasCharts
internal import CanvasData
