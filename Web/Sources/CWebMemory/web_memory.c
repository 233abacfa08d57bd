/* A small allocator: blocks of powers of two, each size with a list of free ones.
 *
 * The module allocates when a scroller is created and for batches of frames, then hardly ever again.
 * A block is never split or joined; what was freed serves the next request of its size.
 */
#include "web_memory.h"
#include <stdint.h>

/* Before every block; 16 bytes, to keep the block aligned. */
typedef struct Header {
  struct Header *next;
  uint32_t class;
  uint64_t unused;
} Header;

enum { SMALLEST = 5, CLASSES = 31, PAGE = 65536 };

extern unsigned char __heap_base;
static uintptr_t top;
static Header *free_blocks[CLASSES];

static uint32_t size_class(size_t size) {
  uint32_t class = SMALLEST;
  while (class < CLASSES && ((size_t)1 << class) < size) class++;
  return class;
}

static int reach(uintptr_t end) {
  uintptr_t have = __builtin_wasm_memory_size(0) * PAGE;
  if (end <= have) return 1;
  return __builtin_wasm_memory_grow(0, (end - have + PAGE - 1) / PAGE) != (size_t)-1;
}

void *web_allocate(size_t size) {
  if (size > ((size_t)1 << (CLASSES - 1)) - sizeof(Header)) return NULL;
  uint32_t class = size_class(size + sizeof(Header));
  Header *block = free_blocks[class];
  if (block) {
    free_blocks[class] = block->next;
    return block + 1;
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  if (top + ((size_t)1 << class) < top || !reach(top + ((size_t)1 << class))) return NULL;
  block = (Header *)top;
  top += (size_t)1 << class;
  block->class = class;
  return block + 1;
}

void web_free(void *pointer) {
  if (!pointer) return;
  Header *block = (Header *)pointer - 1;
  block->next = free_blocks[block->class];
  free_blocks[block->class] = block;
}

/* What compiled Swift calls. */

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  *pointer = alignment > 16 ? NULL : web_allocate(size);
  return *pointer ? 0 : 12; /* ENOMEM */
}

void free(void *pointer) { web_free(pointer); }

/* Compiled with bulk memory, these are one instruction each. The Swift modules are not: there every copy
 * would carry a check of its constant size around it, and calls are smaller. */

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

/* The one way of rounding that WebAssembly has no instruction for: halves away from zero. Exact. */
double round(double number) {
  double whole = __builtin_trunc(number);
  if (__builtin_fabs(number - whole) < 0.5) return whole;
  return whole + __builtin_copysign(1, number);
}

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
