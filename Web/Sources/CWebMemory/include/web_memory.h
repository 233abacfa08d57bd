/* The module's memory, and the few functions of C that compiled Swift calls. */
#ifndef WEB_MEMORY_H
#define WEB_MEMORY_H

#include <stddef.h>

/* Memory for `size` bytes, aligned to 16; NULL when there is no more. */
void *web_allocate(size_t size);

/* Takes the memory back. */
void web_free(void *pointer);

#endif
