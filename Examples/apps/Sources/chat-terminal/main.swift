// A chat in a terminal: reads what happens, a line each, and draws the screen after every `wait`.
//
//   flick POINTS     a finger moves so far in a tenth of a second, and lifts
//   tap POINTS       a tap, so far below the top of the screen
//   say TEXT         a message comes in
//   older            200 older messages are loaded above
//   find MESSAGE     scrolls to a message
//   keyboard POINTS  so much of the screen is covered
//   wait SECONDS     frames at 60 Hz
var terminal = ChatTerminal()
while let line = readLine() {
  if !terminal.run(line) { print("not understood: \(line)") }
}
