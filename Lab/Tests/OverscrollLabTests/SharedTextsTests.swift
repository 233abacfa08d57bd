import Foundation
import OverscrollLab
import Testing

/// Texts and what is to be made of them, shared with the reader in JavaScript: both accept the same and
/// say the same of the rest.
@Suite struct SharedTextsTests {
  struct Texts: Decodable {
    let cases: [Case]
  }

  struct Case: Decodable, CustomTestStringConvertible {
    let name: String
    let text: String
    let options: Options
    let error: String?
    let times: [Double]?
    let offsets: [Double]?
    let displayScale: Double?

    var testDescription: String { name }
  }

  struct Options: Decodable {
    let rate: Double?
    let column: String?
    let edge: Double?
    let list: Int?

    var reading: RecordingOptions {
      RecordingOptions(rate: rate, column: column, edge: edge ?? 0, list: list)
    }
  }

  static let cases: [Case] = {
    let file = Checkout.root.appending(path: "Fixtures/Recordings/texts.json")
    guard let data = try? Data(contentsOf: file),
      let texts = try? JSONDecoder().decode(Texts.self, from: data)
    else { return [] }
    return texts.cases
  }()

  @Test func `there are texts`() { #expect(Self.cases.count > 40) }

  @Test(arguments: cases)
  func `a shared text is read, or refused in the same words`(text: Case) throws {
    do {
      let recording = try RecordingReader.read(
        text: text.text, source: "swing.csv", options: text.options.reading)
      #expect(text.error == nil)
      #expect(recording.times == text.times)
      #expect(recording.offsets == text.offsets)
      #expect(recording.displayScale == text.displayScale)
    } catch {
      #expect(error.description == text.error)
    }
  }
}
