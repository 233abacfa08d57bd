/// Made-up people and messages: the same for the same number every time.
enum Messages {
  private static let first = words(
    "Ada Amir Anouk Bea Bo Clara Dag Edda Elif Enzo Esra Femke Finn Gia Greta Hiro Ida Ines Jana "
      + "Juno Kaia Kenji Lara Leif Lior Luis Maja Mara Milo Naomi Noor Olga Otto Pia Priya Quinn "
      + "Rafa Rika Rosa Sami Selma Sofia Taro Tove Uma Viggo Wanda Yara Zita")
  private static let last = words(
    "Abara Adler Almeida Aoki Bakker Barros Bianchi Blom Castro Dahl Demir Diallo Dubois Eklund "
      + "Engel Faber Ferrari Gallo Haas Horvat Ito Jansen Kaya Kimura Klein Lange Lima Lund Mancini "
      + "Mensah Mori Navarro Novak Okafor Olsen Ortiz Patel Petrov Ramos Sato Silva Solberg Toth")
  private static let texts = [
    "The tide table is on the fridge", "Could you feed the sourdough tonight?",
    "We moved the meeting to the greenhouse", "The projector works again",
    "I found your scarf in the boat", "Platform four, not platform six",
    "The soup needs another hour", "Bring the long ladder, please",
    "Three swans on the roof this morning", "Your parcel is with the baker",
    "Same table as last year?", "The map is wrong about the bridge",
    "Choir starts at half past seven", "Do we still have blue paint?",
  ]

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// A number that looks random.
  private static func mixed(_ number: Int, _ salt: Int) -> Int {
    var bits = UInt64(bitPattern: Int64(number)) &+ UInt64(salt) &* 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return Int(bits >> 33)
  }

  static func name(_ number: Int) -> String {
    first[mixed(number, 1) % first.count] + " " + last[mixed(number, 2) % last.count]
  }

  static func initials(_ number: Int) -> String {
    name(number).split(separator: " ").map { String($0.prefix(1)) }.joined()
  }

  static func text(_ number: Int) -> String { texts[mixed(number, 3) % texts.count] }

  static func color(_ number: Int) -> Color { Theme.people[mixed(number, 4) % Theme.people.count] }

  /// A number with its thousands apart.
  static func grouped(_ number: Int) -> String {
    let digits = String(abs(number))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
