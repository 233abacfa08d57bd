/* trace.h - frames as lines of JSON, the same as those of `overscroll replay`. */
#ifndef TRACE_H
#define TRACE_H

#include <overscroll.h>
#include <overscroll_drawer.h>
#include <overscroll_pager.h>

void trace_list(int number, double time, const OverscrollFrame *frame);
void trace_pager(int number, double time, const OverscrollPagerFrame *frame);
void trace_sheet(int number, double time, const OverscrollScrollingDrawerFrame *frame);

#endif
