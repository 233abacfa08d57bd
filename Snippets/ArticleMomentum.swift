import Overscroll

// One view meets its end after 300 points; what is left of 2,000 pt/s goes on in another of twice its mass.
let left = MomentumTransfer.leftover(velocity: 2000, distance: 300)
let transfer = MomentumTransfer(
  sourceMass: 1, targetMass: 2, directions: [.right: .down], minimumSpeed: 100)
print(left)  // 1399.4 pt/s
print(transfer.velocity(of: Vector2(left, 0)))  // (0, 699.7): to the right there, down here
