/* A fit from C: samples of a known spring, found again by both methods. */
#include "check.h"

#include <overscroll_fit.h>

enum { COUNT = 48 };

int overscroll_smoke_fit(void) {
  double numbers[4] = {10.9, 4300, 0.009, 0};
  double times[COUNT], offsets[COUNT], curve[COUNT];
  for (int i = 0; i < COUNT; i++) times[i] = i / 60.0;
  CHECK(overscroll_fit_law_evaluate(OVERSCROLL_FIT_CRITICAL, numbers, times, COUNT, offsets) == 0);
  CHECK(fabs(offsets[0] - 4300 * 0.009 * exp(-10.9 * 0.009)) < 1e-12);

  for (int method = 0; method < 2; method++) {
    OverscrollFitDef def = overscroll_fit_def();
    def.method = method;
    def.display_scale = 3;
    OverscrollFit fit;
    CHECK(overscroll_fit_create(&def, times, offsets, 3, &fit) == OVERSCROLL_INVALID_ARGUMENT);
    CHECK(overscroll_fit_create(&def, times, offsets, COUNT, &fit) == OVERSCROLL_OK);
    OverscrollFitProgress now = {0};
    CHECK(overscroll_fit_step(fit, 0, &now) == OVERSCROLL_OK);
    CHECK(now.steps == 0 && now.move == OVERSCROLL_FIT_STARTED && now.moved == -1);
    double before = now.rms;
    while (!now.is_finished && now.steps < 100000)
      CHECK(overscroll_fit_step(fit, 1, &now) == OVERSCROLL_OK);
    CHECK(now.is_finished && now.rms < before);
    for (int i = 0; i < 3; i++)
      CHECK(fabs(now.parameters[i] / numbers[i] - 1) < (method == 0 ? 1e-9 : 1e-4));

    OverscrollFitResult result;
    CHECK(overscroll_fit_result(fit, &result) == OVERSCROLL_OK);
    CHECK(result.sample_count == COUNT && result.freedom == COUNT - 3);
    CHECK(result.parameter_count == 3 && result.shared_count == 1);
    CHECK(result.correlations[0] == 1 && result.correlations[4] == result.correlations[1]);
    CHECK(!result.is_open[0] && !result.is_vague[0]);
    CHECK(overscroll_fit_evaluate(fit, times, COUNT, curve) == OVERSCROLL_OK);
    CHECK(fabs(curve[7] - offsets[7]) < 1e-2);
    CHECK(overscroll_destroy(fit.id) == OVERSCROLL_OK);
    CHECK(overscroll_fit_step(fit, 1, &now) == OVERSCROLL_STALE_ID);
  }
  return 0;
}
