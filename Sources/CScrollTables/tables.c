/* The tables are in their headers, as plain read-only data. */
#include "overscroll_spline.h"
