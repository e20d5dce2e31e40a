// From a mask to pixels.

static void color_mask(const ck_mask *mask, const ck_color_target *target) {
  const shaded color = make_shaded(target->color);
  const u32x8 source = target->color;
  const bool is_opaque = target->color >> 24 == 255;
  const size_t width = mask->width, room = target->room, stride = mask->stride, pixel_stride = target->stride;
  const uint8_t *coverage = mask->coverage;
  uint32_t *pixels = target->pixels;
  for (size_t rows = mask->rows; rows > 0; rows--, coverage += stride, pixels += pixel_stride) {
    for (size_t x = 0; x < width; x += 8) {
      uint64_t bytes = load_bytes(coverage + x);
      if (x + 8 > width) bytes &= ~(uint64_t)0 >> (8 * (x + 8 - width));
      if (bytes == 0) continue;
      if (bytes == ~(uint64_t)0 && is_opaque) store(pixels + x, source);
      else if (x + 8 <= room) blend_shaded(pixels + x, color, bytes_to_lanes(bytes));
      else blend_last_shaded(pixels + x, width - x, room - x, color, bytes_to_lanes(bytes));
    }
  }
}
