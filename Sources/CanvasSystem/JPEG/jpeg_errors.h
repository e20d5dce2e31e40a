#pragma once

// The errors of libjpeg while a file is read or written.

#include "jpeg_calls.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

// libjpeg's own structure is first, so that a pointer to it is one to this.
typedef struct jpeg_errors {
  struct jpeg_error_mgr own;
  jmp_buf escape;
  char *message;
  size_t message_capacity;
  ck_jpeg_status status;
} jpeg_errors;

static inline void note(jpeg_errors *errors, const char *text) {
  if (errors->message_capacity == 0) return;
  strncpy(errors->message, text, errors->message_capacity - 1);
  errors->message[errors->message_capacity - 1] = 0;
}

static inline void fail(j_common_ptr cinfo) {
  jpeg_errors *errors = (jpeg_errors *)cinfo->err;
  char text[JMSG_LENGTH_MAX];
  cinfo->err->format_message(cinfo, text);
  note(errors, text);
  errors->status = cinfo->err->msg_code == JERR_OUT_OF_MEMORY ? CK_JPEG_NO_MEMORY : CK_JPEG_FAILED;
  longjmp(errors->escape, 1);
}

static inline void on_output(j_common_ptr cinfo) { (void)cinfo; }

// Begins a call. `on_message` receives warnings and traces.
static inline struct jpeg_error_mgr *begin(
    jpeg_errors *errors, char *message, size_t message_capacity, void (*on_message)(j_common_ptr, int)) {
  memset(errors, 0, sizeof *errors);
  errors->message = message;
  errors->message_capacity = message_capacity;
  if (message_capacity > 0) message[0] = 0;
  struct jpeg_error_mgr *own = jpeg_std_error(&errors->own);
  own->error_exit = fail;
  own->emit_message = on_message;
  own->output_message = on_output;
  return own;
}
