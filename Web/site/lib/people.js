// Who writes to us: made-up people and messages, the same ones for the same row every time.
const FIRST = ("Ada Amir Anouk Aroha Bea Bela Bo Carla Chidi Clara Dag Dina Edda Elif Emeka Enzo Esra Fadil " +
  "Femke Finn Gia Goran Greta Hanna Hiro Ida Ines Ivo Jana Jonas Juno Kaia Kenji Lara Leif Lena Lior Luis Mads " +
  "Maja Malik Mara Milo Mina Naomi Nils Noor Oda Olga Omar Otto Pia Priya Quinn Rafa Rana Rika Rosa Ruben Sami " +
  "Sana Selma Signe Sofia Taro Tessa Tove Uma Vera Viggo Wanda Xenia Yara Yusuf Zita Zoran").split(" ");
const LAST = ("Abara Adler Ahmadi Almeida Andersen Aoki Arslan Bakker Barros Bauer Berg Bianchi Blom Castro " +
  "Cerny Cohen Costa Dahl Demir Diallo Dubois Eklund Engel Eriksen Faber Farkas Ferrari Fischer Fuchs Gallo " +
  "Garcia Haas Hagen Hansen Horvat Ito Ivanov Jansen Jensen Kaya Keller Kimura Klein Kovac Kruger Lange Larsen " +
  "Lehmann Lima Lindqvist Lund Maier Mancini Marino Mensah Meyer Mori Moreau Naidu Nakano Navarro Novak Nyberg " +
  "Okafor Olsen Ortiz Palmer Patel Petrov Pinto Ramos Reyes Ricci Rossi Sato Schmid Silva Singh Solberg Suzuki " +
  "Tanaka Toth Urban Vega Vidal Vogel Wagner Weber Winter Yilmaz Zeman").split(" ");
const SAYS = [
  "The 8:14 is late again, start without me", "Can you bring the blue folder tomorrow?",
  "Found your umbrella behind the piano", "Rehearsal moved to the small hall",
  "The tomatoes are finally ripe", "I left the key with the neighbour",
  "Two tickets for Thursday, row nine", "Did the parcel from Lisbon arrive?",
  "The cat slept on the drawings again", "Lunch at the harbour, quarter past one?",
  "Bridge closed, we take the ferry", "Here is the recipe, double the lemon",
  "Your bicycle is ready to be picked up", "The lamp in the hall flickers",
  "We saw three herons by the canal", "Page 40 has the table you asked for",
  "Snow on the pass, bring warm shoes", "The second violin wants a word",
  "Happy to look over the draft tonight", "New glasses, same bad jokes",
  "The bakery kept one loaf for us", "Who has the projector this week?",
  "Train is at platform six now", "Tea is ready when you are",
  "The map was right after all", "I counted eleven swifts over the yard",
  "Please water the fern on Sunday", "The choir needs one more alto",
  "Half of the chairs are still in the van", "Rain until four, then sun",
];
const HUES = [212, 24, 152, 280, 340, 190, 44, 120, 256, 8];

// A fixed shuffle of a row's number, one for each salt: 32 bits in, 32 bits out.
function mix(row, salt) {
  let x = (Math.imul(row + 1, 0x9e3779b1) + Math.imul(salt, 0x85ebca6b)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

const first = (row) => FIRST[mix(row, 1) % FIRST.length];
const last = (row) => LAST[mix(row, 2) % LAST.length];

export const person = (row) => `${first(row)} ${last(row)}`;
export const initials = (row) => first(row)[0] + last(row)[0];
export const message = (row) => SAYS[mix(row, 3) % SAYS.length];
// Dark enough for white letters: 4.7 : 1 at the lightest hue.
export const colour = (row) => `hsl(${HUES[mix(row, 4) % HUES.length]} 45% 35%)`;
