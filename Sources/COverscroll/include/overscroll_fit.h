/* overscroll_fit.h - the laboratory for C: a law's numbers from a recording, one step at a time.
 *
 *   OverscrollFitDef def = overscroll_fit_def();
 *   def.law = OVERSCROLL_FIT_UIKIT;
 *   OverscrollFit fit;
 *   overscroll_fit_create(&def, times, offsets, count, &fit);
 *
 *   OverscrollFitProgress now = {0};
 *   do {
 *     overscroll_fit_step(fit, 1, &now);
 *     draw(now.parameters);
 *   } while (!now.is_finished && now.steps < 100000);
 *
 *   OverscrollFitResult result;
 *   overscroll_fit_result(fit, &result);
 *   overscroll_destroy(fit.id);
 *
 * Units, errors, memory and threads as in overscroll.h. A fit copies its samples and allocates when it is
 * created; a step of least squares allocates, a step of a descent does not.
 */
#ifndef OVERSCROLL_FIT_H
#define OVERSCROLL_FIT_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The laws and the order of their numbers. The first belong to the law, those after the semicolon to how
 * the recording starts, at input 0: subtract the first sample's time. Inputs are seconds and outputs points, unless stated. */
enum {
  OVERSCROLL_FIT_CRITICAL = 0,     /* delta 1/s; A pt/s, phi s:  A (t+phi) e^(-delta (t+phi)) */
  OVERSCROLL_FIT_OSCILLATOR = 1,   /* k 1/s^2, c 1/s; x0 pt, v0 pt/s:  y'' + c y' + k y = 0 */
  OVERSCROLL_FIT_UIKIT = 2,        /* r 1/s, p 1/s; x0 pt, v0 pt/s:  e^(-pt) (x0 + v0/r (1 - e^(-rt))) */
  OVERSCROLL_FIT_DECELERATION = 3, /* r 1/s; x0 pt, v0 pt/s:  x0 + v0/r (1 - e^(-rt)) */
  OVERSCROLL_FIT_STOPPING = 4,     /* r 1/s, stop pt/s:  from pt/s to points, (|v| - stop) / r */
  OVERSCROLL_FIT_RUBBER_BAND = 5,  /* c, d pt:  from the finger's points to points, x c d / (d + c x) */
  OVERSCROLL_FIT_BAND_SLOPE = 6    /* c, d pt:  from the offset in points to its change over the finger's, c (1 - y/d)^2 */
};

/* How the smallest sum of squared errors is looked for. */
enum {
  OVERSCROLL_FIT_LEAST_SQUARES = 0, /* Levenberg and Marquardt: a handful of steps */
  OVERSCROLL_FIT_DESCENT = 1        /* LevisonNN's: each number up and down, the best of all of these;
                                     * and ours: else half as far; hundreds of steps, of UIKit's frames hundreds of
                                     * thousands; easily understood */
};

/* The most numbers a law has. */
#define OVERSCROLL_FIT_NUMBERS 4

/* What is to be found, and how. Always start from overscroll_fit_def(). */
typedef struct OverscrollFitDef {
  OverscrollHeader header; /* by overscroll_..._def(); leave it */
  double start[4];      /* the first guess, if has_start; |.| <= 1e12. For what is fixed: its value */
  double sizes[4];      /* DESCENT: how far each number is moved at first, if has_sizes; above 0 */
  double precision;     /* DESCENT: the share of these sizes at which it is over; 1e-15 ... 0.5 */
  double display_scale; /* pixels per point of the outputs; 0 if unknown; 0 ... 1e6 */
  int32_t law;          /* OVERSCROLL_FIT_CRITICAL ... */
  int32_t method;       /* OVERSCROLL_FIT_LEAST_SQUARES or OVERSCROLL_FIT_DESCENT */
  uint8_t is_fixed[4];  /* LEAST_SQUARES: 1 keeps this number at its start; needs has_start */
  uint8_t has_start;    /* 0: a first guess is made from the samples */
  uint8_t has_sizes;    /* 0: sizes are chosen by what the samples reach to */
  uint8_t reserved[2];  /* 0 */
} OverscrollFitDef;

/* The critical law by least squares, from a guess of its own. */
OVERSCROLL_DEF(OverscrollFitDef, overscroll_fit_def, FIT)

/* A fit, by name. */
typedef struct OverscrollFit {
  uint32_t id;
} OverscrollFit;

/* Creates a fit at its starting point. Samples: `count` inputs and outputs, |.| <= 1e12; more of them
 * than numbers to be found, at most OVERSCROLL_LARGEST_COUNT. */
OverscrollStatus overscroll_fit_create(
    const OverscrollFitDef *def, const double *inputs, const double *outputs, int32_t count,
    OverscrollFit *fit);

/* What a step did. */
enum {
  OVERSCROLL_FIT_STARTED = 0,  /* there was none yet */
  OVERSCROLL_FIT_MOVED = 1,    /* the numbers changed for the better; a descent: one of them */
  OVERSCROLL_FIT_SHORTENED = 2, /* nothing was better: the next tries will be nearer */
  OVERSCROLL_FIT_FINISHED = 3  /* further steps change nothing */
};

/* Where a fit is. */
typedef struct OverscrollFitProgress {
  double parameters[4]; /* the numbers, in the order of the law; 0 beyond them */
  double sizes[4];      /* DESCENT: how far each is moved next; else 0 */
  double rms;           /* the root of the mean squared error, in the outputs' unit */
  int32_t steps;        /* steps so far */
  int32_t move;         /* OVERSCROLL_FIT_STARTED ...: the last step */
  int32_t moved;        /* DESCENT: which number moved, from 0; -1 for none */
  uint8_t is_up;        /* DESCENT: 1 if it grew */
  uint8_t is_finished;  /* 1: further steps change nothing */
  uint8_t reserved[2];  /* 0 */
} OverscrollFitProgress;

/* Takes up to `count` steps, 0 ... OVERSCROLL_LARGEST_COUNT, and says where it is then. `progress` may be
 * NULL. A fit whose data have no minimum never finishes: the caller decides when to give up. */
OverscrollStatus overscroll_fit_step(
    OverscrollFit fit, int32_t count, OverscrollFitProgress *progress);

/* What a fit says where it is now. What is infinite is INFINITY: too large for a Double, or left open. */
typedef struct OverscrollFitResult {
  double parameters[4];      /* the numbers */
  double standard_errors[4]; /* of each, with rms no less than rounding to pixels makes; 0 if fixed, INFINITY if left open */
  double correlations[16];   /* between them, row by row; INFINITY where one is fixed or left open */
  double singular_values[4]; /* how differently the samples see the free numbers' combinations, largest
                              * first, as shares of the largest: near 0 one is not identifiable */
  double weakest[4];         /* the change of all numbers together that the samples notice least: one
                              * standard error along it */
  double rms;                /* root of the mean squared error */
  double largest_error;      /* the largest of all samples, without sign */
  double largest_error_pixels; /* the same in device pixels; 0 without a display scale */
  double quantisation_floor; /* the rms that rounding to pixels alone makes; 0 without a display scale */
  int32_t sample_count;      /* samples */
  int32_t freedom;           /* samples less free numbers */
  int32_t parameter_count;   /* how many numbers the law has */
  int32_t shared_count;      /* how many of them belong to the law and not to the recording */
  uint8_t is_open[4];        /* 1: no value of this number is better than another */
  uint8_t is_vague[4];       /* 1: of a law's number, the standard error is over a quarter of the value */
} OverscrollFitResult;

/* Reads it. Allocates. */
OverscrollStatus overscroll_fit_result(OverscrollFit fit, OverscrollFitResult *result);

/* The curve where the fit is now, at `count` inputs (|.| <= 1e12) in one call. */
OverscrollStatus overscroll_fit_evaluate(
    OverscrollFit fit, const double *inputs, int32_t count, double *outputs);

/* The curve of a law with given numbers (four of them, |.| <= 1e12), without a fit. */
OverscrollStatus overscroll_fit_law_evaluate(
    int32_t law, const double *parameters, const double *inputs, int32_t count, double *outputs);

#ifdef __cplusplus
}
#endif

#endif
