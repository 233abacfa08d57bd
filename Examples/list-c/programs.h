/* programs.h - what main can run; scenes/NAME.json is the same for `overscroll replay`. */
#ifndef PROGRAMS_H
#define PROGRAMS_H

#include "host.h"
#include "trace.h"

#include <stddef.h>

void flick(void);
void wheel(void);
void keys(void);
void paging(void);
void pager(void);
void drawer(void);

#endif
