// The parameters of round gradients, LANES at a time.

// A row, as positions of the anchor's column on it.
typedef struct {
  float x, y;
} round_row;
INLINE round_row make_round_row(const ck_gradient *g, int64_t y) {
  const double down = (double)(int32_t)((uint32_t)(uint64_t)y - (uint32_t)g->anchor_y);
  return (round_row){(float)(g->round.x_down * down + g->round.x), (float)(g->round.y_down * down + g->round.y)};
}

#define FLOAT_MAGNITUDE(v) ((floats)((lane_numbers)(v) & 0x7FFFFFFF))

// The arctangent in turns, exact to 2e-8 (Abramowitz and Stegun 4.4.49).
INLINE floats turns_of(floats x, floats y) {
  const double turn = 6.283185307179586;
  const floats ax = FLOAT_MAGNITUDE(x), ay = FLOAT_MAGNITUDE(y), zero = 0;
  const lane_numbers is_steep = ay > ax;
  const floats high = is_steep ? ay : ax, low = is_steep ? ax : ay;
  const floats r = high == 0 ? zero : low / high, z = r * r;
  floats series = (float)(0.0028662257 / turn);
  series = (float)(-0.0161657367 / turn) + z * series;
  series = (float)(0.0429096138 / turn) + z * series;
  series = (float)(-0.0752896400 / turn) + z * series;
  series = (float)(0.1065626393 / turn) + z * series;
  series = (float)(-0.1420889944 / turn) + z * series;
  series = (float)(0.1999355085 / turn) + z * series;
  series = (float)(-0.3333314528 / turn) + z * series;
  series = (float)(1 / turn) + z * series;
  floats turns = r * series;
  turns = is_steep ? 0.25f - turns : turns;
  turns = x < 0 ? 0.5f - turns : turns;
  return y < 0 ? -turns : turns;
}

// The parameters at columns relative to the anchor.
INLINE floats round_parameters_at(const ck_gradient *g, const round_row *row, lane_pixels columns) {
  const floats across = __builtin_convertvector((lane_numbers)columns, floats);
  const floats x = (float)g->round.x_step * across + row->x, y = (float)g->round.y_step * across + row->y;
  if (g->shape.kind == CK_GRADIENT_RADIAL) {
    floats t = __builtin_elementwise_sqrt(x * x + y * y) * g->round.sign + g->round.offset;
    spread_floats(g->shape.spread, &t);
    return t;
  }
  const floats turns = (turns_of(x, y) - g->round.start) * g->round.direction, zero = 0;
  const floats within = turns - __builtin_elementwise_floor(turns);
  // A value just below the start rounds up to the full turn, which is the start.
  return within < 1 ? within : zero;
}
INLINE void write_round_parameters(float *ts, size_t count, int64_t first, int64_t y, const ck_gradient *g) {
  const round_row row = make_round_row(g, y);
  const uint32_t start = (uint32_t)(uint64_t)first - (uint32_t)g->anchor_x;
  for (size_t i = 0; i < count; i += LANES) {
    const size_t few = count - i;
    const floats t = round_parameters_at(g, &row, start + (uint32_t)i + lane_order(few));
    store_lanes((uint32_t *)ts + i, few, (lane_pixels)t);
  }
}

#undef FLOAT_MAGNITUDE
