/* Lines of 100 characters shaped and drawn by pangocairo: the same texts as `Benchmarks text`, the same output. */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(void) {
  const char *words =
    "Sphinx of black quartz, judge my vow; AVATAR office waffle To 0123456789 (five boxing wizards jump) quickly. ";
  const int lines = 2000, rounds = 9, sizes[] = {12, 14, 24};
  const int length = strlen(words);
  for (int s = 0; s < 3; s++) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1600, 40);
    cairo_t *context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    PangoLayout *layout = pango_cairo_create_layout(context);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(pango_layout_get_context(layout), options);
    pango_context_set_round_glyph_positions(pango_layout_get_context(layout), FALSE);
    PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans");
    pango_font_description_set_absolute_size(font, sizes[s] * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    double best = 1e9;
    for (int round = 0; round < rounds; round++) {
      double start = seconds();
      for (int i = 0; i < lines; i++) {
        char text[101];
        for (int k = 0; k < 100; k++) text[k] = words[(i + k) % length];
        text[100] = 0;
        pango_layout_set_text(layout, text, 100);
        cairo_move_to(context, 3.3, 2);
        pango_cairo_show_layout(context, layout);
      }
      double taken = (seconds() - start) / lines * 1e6;
      if (taken < best) best = taken;
    }
    printf("pango\t%d\tus\t%.2f\n", sizes[s], best);
    char name[64];
    snprintf(name, sizeof name, ".build/pango-line-%d.png", sizes[s]);
    cairo_surface_write_to_png(surface, name);
    g_object_unref(layout);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
  }
}
