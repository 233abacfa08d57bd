public import ScrollPhysics
