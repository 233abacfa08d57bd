/* Plays a script to a list and prints every frame: list flick. */
#include "programs.h"

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    void (*run)(void);
  } programs[] = {{"flick", flick},   {"wheel", wheel}, {"keys", keys},
                  {"paging", paging}, {"pager", pager}, {"drawer", drawer}};

  for (int i = 0; argc == 2 && i < COUNT(programs); i++) {
    if (strcmp(argv[1], programs[i].name) != 0) continue;
    programs[i].run();
    return 0;
  }
  fputs("usage: list flick|wheel|keys|paging|pager|drawer\n", stderr);
  return 64;
}
