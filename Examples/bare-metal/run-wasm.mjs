// Runs a program of this package in WebAssembly, which asks for nothing, and prints what it wrote.
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const { __main_argc_argv: main, memory, board_text, board_text_length } = instance.exports;
main(0, 0);
const bytes = new Uint8Array(memory.buffer, board_text(), board_text_length());
process.stdout.write(new TextDecoder().decode(bytes));
