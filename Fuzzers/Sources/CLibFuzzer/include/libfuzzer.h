#ifndef OVERSCROLL_LIBFUZZER_H
#define OVERSCROLL_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own main function, for programs that have theirs: calls `test` with one input after another.
///
/// Source: https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t count));

#endif
