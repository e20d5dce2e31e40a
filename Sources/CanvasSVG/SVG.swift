import Canvas
import CanvasVector
