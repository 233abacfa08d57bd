#ifndef OVERSCROLL_SMOKE_H
#define OVERSCROLL_SMOKE_H

#ifdef __cplusplus
extern "C" {
#endif

/* Use the library as a C program would. 0, or the line of the first thing that went wrong. */
int overscroll_smoke(void);
int overscroll_smoke_drawer(void);
int overscroll_smoke_things(void);
int overscroll_smoke_pager(void);
int overscroll_smoke_host(void);

#ifdef __cplusplus
}
#endif

#endif
