#include "allocation_counter.h"

#include <stdlib.h>

/* An executable's own malloc takes the place of the C library's, for every library it loads too. glibc
 * keeps its allocator reachable under other names, so ours counts and passes on. */
#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_long count;

long allocation_count(void) { return atomic_load(&count); }

static void increment(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  increment();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  increment();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  increment();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  increment();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *result = memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}

#else

long allocation_count(void) { return -1; }

#endif
