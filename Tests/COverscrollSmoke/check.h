/* What the C programs share: layouts that are relied on, checks by line, events. */
#ifndef OVERSCROLL_CHECK_H
#define OVERSCROLL_CHECK_H

#include "include/smoke.h"

#include <overscroll.h>
#include <stddef.h>

/* JavaScript reads and writes these places; a change of them is a change of the interface. */
#define AT(type, field, offset) \
  _Static_assert(offsetof(type, field) == (offset), #type "." #field " has moved")
#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type " has another size")

#define CHECK(condition) \
  do { \
    if (!(condition)) return __LINE__; \
  } while (0)

static inline int has(OverscrollEvents events, unsigned event) {
  for (; events; events >>= 4)
    if ((events & 15) == event) return 1;
  return 0;
}

#endif
