/* What the programs need of the machine they run on, and of C where there is no C library. */
#ifndef BOARD_H
#define BOARD_H

/* Writes one character: to the standard output, the serial port, or a buffer. */
void board_put(char character);

/* From here on an allocation is an error: the program says so and ends with status 3. */
void board_forbid_allocation(void);

/* Boards only: paints the stack below the caller, and says how many bytes were written below it since. */
void board_paint_stack(void);
int board_stack_used(void);

/* Ends the program. */
_Noreturn void board_exit(int status);

/* For WebAssembly: what has been written, and how much of it. */
const char *board_text(void);
int board_text_length(void);

#endif
