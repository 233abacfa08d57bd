import Overscroll
