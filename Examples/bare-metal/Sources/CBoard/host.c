/* An ordinary computer with an operating system: everything is there. */
#if __STDC_HOSTED__

#include "board.h"
#include <stdio.h>
#include <stdlib.h>

void board_put(char character) { putchar(character); }

/* Here the programs are compared, and allocations not watched: the tests of the library do. */
void board_forbid_allocation(void) {}

void board_paint_stack(void) {}
int board_stack_used(void) { return 0; }

void board_exit(int status) { exit(status); }

#endif
