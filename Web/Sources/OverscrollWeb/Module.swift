// The module has no code of its own: it exports what overscroll.h declares, and the memory.
import CWebMemory
import OverscrollABI
