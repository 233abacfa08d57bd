import Overscroll

// Android's flick, and everything it will do.
let feel = ScrollFeel.android
let flight = Flight(from: 0, velocity: 3000, in: 0...5000, feel: feel.law, dimension: 844)
print(flight.destination)  // 1308.92 pt
if let time = flight.nextTime(at: 1000) { print(time) }  // 0.485 s: when it passes 1,000 pt

// UIKit's in all but the deceleration: constant, as in Qt.
var mixed = ScrollFeel.uiKit
mixed.law.deceleration = .constant(1500)
let short = Flight(from: 0, velocity: 3000, in: 0...5000, feel: mixed.law, dimension: 844)
print(short.destination)  // 3000.0 pt
