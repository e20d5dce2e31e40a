// Empty: Swift sees none of ICU. The calls into it are in CanvasSystem.
