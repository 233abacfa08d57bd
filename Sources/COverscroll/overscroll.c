/* A C target needs one source file; everything is declared in the header and written in Swift. */
#include "overscroll.h"
