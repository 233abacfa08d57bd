import Foundation
import OverscrollLab
import Testing

/// Texts and what is to be made of them, shared with the reader in JavaScript: both accept the same and
/// say the same of the rest.
@Suite struct SharedTextsTests {
  struct Texts: Decodable {
    let cases: [Case]
    /// What is read as a motion or as a relation.
    let observations: [Case]
  }

  /// A text, and what is read from it: a recording, or what its columns and names say.
  struct Case: Decodable, CustomTestStringConvertible {
    let name: String
    let text: String
    let options: Options
    let error: String?
    let times: [Double]?
    let offsets: [Double]?
    let displayScale: Double?
    let kind: String?
    let inputs: [Double]?
    let outputs: [Double]?

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

  static let texts: Texts = {
    let file = Checkout.root.appending(path: "Fixtures/Recordings/texts.json")
    guard let data = try? Data(contentsOf: file),
      let texts = try? JSONDecoder().decode(Texts.self, from: data)
    else { return Texts(cases: [], observations: []) }
    return texts
  }()

  @Test func `there are texts`() {
    #expect(Self.texts.cases.count > 40)
    #expect(Self.texts.observations.count > 25)
  }

  @Test(arguments: texts.cases)
  func `a shared text is read, or refused in the same words`(text: Case) throws {
    do {
      let recording = try RecordingReader.read(
        LineReader(text: text.text, name: "swing.csv"), options: text.options.reading)
      #expect(text.error == nil)
      #expect(recording.times == text.times)
      #expect(recording.offsets == text.offsets)
      #expect(recording.displayScale == text.displayScale)
    } catch { #expect(error.description == text.error) }
  }

  @Test(arguments: texts.observations)
  func `a shared text is what its columns and names say`(text: Case) throws {
    do {
      let found = try ObservationsReader.parts(
        LineReader(text: text.text, name: "swing.csv"), options: text.options.reading)[0]
      let (kind, inputs, outputs) =
        switch found {
        case .motion(let recording): ("motion", recording.times, recording.offsets)
        case .relation(let relation): (relation.kind.rawValue, relation.inputs, relation.outputs)
        }
      #expect(text.error == nil)
      #expect(kind == text.kind)
      #expect(inputs == text.inputs)
      #expect(outputs == text.outputs)
    } catch { #expect(error.description == text.error) }
  }
}
