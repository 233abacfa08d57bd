/* Counts every heap allocation of the process it is linked into. */
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/* The number of allocations so far, or -1 where they cannot be counted. */
long allocation_count(void);

#endif
