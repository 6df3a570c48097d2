import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeTd3, type MrzHolder } from './compose-mrz.ts';
import { parseMrz } from './parse-mrz.ts';
import { repairMrz } from './repair-mrz.ts';

const NAMES = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const DATA = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

const HOLDER: MrzHolder = {
  documentCode: 'P',
  issuingState: 'UTO',
  nationality: 'UTO',
  surname: 'ERIKSSON',
  givenNames: 'ANNA MARIA',
  documentNumber: 'L898902C3',
  birthdate: '1974-08-12',
  sex: 'F',
  expiryDate: '2012-04-15',
};

for (const [what, read, expected] of [
  ['letters where only digits are possible', [NAMES, 'L898902C36UTO74O8I22F1204159ZE184226B<<<<<IO'], [NAMES, DATA]],
  ['digits where only letters are possible', ['P<UT0ER1K5SON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', DATA], [NAMES, DATA]],
  ['one look-alike in the document number', [NAMES, DATA.replace('L898902', 'L8989O2')], [NAMES, DATA]],
  ['a look-alike in the personal number', [NAMES, 'L898902C36UTO7408122F1204159ZE1B4226B<<<<<10'], [NAMES, DATA]],
] as const) {
  test(`${what}: corrected, and every exchange is recorded`, () => {
    const { lines, repairs } = repairMrz(read);
    assert.deepEqual(lines, expected);
    assert.equal(parseMrz(lines)?.valid, true);
    const changed = read
      .join('')
      .split('')
      .filter((character, index) => character !== lines.join('').charAt(index));
    assert.equal(repairs.length, changed.length);
    for (const { line, column, from, to } of repairs) {
      assert.equal(read[line]?.charAt(column), from);
      assert.equal(lines[line]?.charAt(column), to);
    }
  });
}

/** Letters after the names, or between them, that a second reader may have recognized as fillers. */
for (const [what, names] of [
  ['small letters after the names', 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<K<<<<<<<<CC<<'],
  ['a word far behind the names', 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<ALUM<<<<<'],
  ['a K for the first filler of the separator', 'P<UTOERIKSSONK<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'],
] as const) {
  test(`${what}: replaced by fillers if a reader recognized fillers there, else kept and doubted`, () => {
    const places = [...names].flatMap((read, column) => (read === NAMES.charAt(column) ? [] : [column]));
    const isFiller = ({ column }: { readonly column: number }): boolean => places.includes(column);
    const seen = repairMrz([names, DATA], { isFirm: () => false, isFiller });
    assert.deepEqual(seen.lines, [NAMES, DATA]);
    assert.deepEqual(seen.doubts, []);
    const unseen = repairMrz([names, DATA]);
    assert.deepEqual(unseen.lines, [names, DATA]);
    assert.deepEqual(
      unseen.doubts.map(({ column, other }) => [column, other]),
      places.map((column) => [column, '<']),
    );
  });
}

for (const [what, lines] of [
  [
    'a digit in the code of a card',
    ['C1USA0987654326SRC1234567890<<', '7911118F3311156PER<<<<<<<<<<<8', 'TORRES<<LUCIA<PAZ<<<<<<<<<<<<<'],
  ],
  ['a holder of one name with a K', ['P<IDNSUKARNO<KUSUMA<<<<<<<<<<<<<<<<<<<<<<<<', DATA]],
] as const) {
  test(`${what} is not repaired`, () => assert.deepEqual(repairMrz(lines).lines, lines));
}

test('two look-alikes in a number are corrected when the least mixed reading fits', () => {
  const lines = composeTd3({ ...HOLDER, documentNumber: 'AB7050943' });
  const read = lines.map((line) => line.replace('AB7050943', 'A8705O943'));
  assert.deepEqual(repairMrz(read).lines, lines);
});

test('a correct zone is left unchanged', () => {
  assert.deepEqual(repairMrz([NAMES, DATA]), { lines: [NAMES, DATA], repairs: [], doubts: [] });
});

test('a wrong date digit is not corrected by exchanging characters of other elements', () => {
  const belgian = [
    'IDBEL000590240<6013<<<<<<<<<<<',
    '8512018F1311048BEL851201002007',
    'REINARTZ<<ULRIKE<KATIA<E<<<<<<',
  ];
  const { lines, repairs } = repairMrz(belgian);
  assert.deepEqual(repairs, []);
  assert.deepEqual(parseMrz(lines)?.wrongCheckDigits, ['birthdate', 'composite']);
});

test('two exchanges that fit equally well leave the number as it was read', () => {
  // The zeros are three columns apart and have the same weight: the check digits cannot determine which was an O.
  const lines = composeTd3({ ...HOLDER, documentNumber: 'O1203456A' });
  const read = lines.map((line) => line.replace('O1203456A', '01203456A'));
  const number = repairMrz(read).lines[1]?.slice(0, 9);
  assert.ok(number === '01203456A' || number === 'O1203456A', number);
});

test('lines of no known layout are returned unchanged', () => {
  assert.deepEqual(repairMrz(['HELLO', 'WORLD']), { lines: ['HELLO', 'WORLD'], repairs: [], doubts: [] });
});

test('the damaged French card is corrected', () => {
  const { lines } = repairMrz(['1DFRATE5T<NAME<<<<<<<<<<<<<<<<0CHE02', 'I7I0GVA123451RO8ERTA<<<<<<<9IIZ3IIF2']);
  assert.deepEqual(lines, ['IDFRATEST<NAME<<<<<<<<<<<<<<<<0CHE02', '1710GVA123451ROBERTA<<<<<<<9112311F2']);
});

/** Numbers as read and as printed. Two exchanged characters often cancel each other in a check digit. */
for (const [what, printed, read, taken, doubted] of [
  ['a number that is right as read, though a plainer one fits too', '705125565', '705I25S65', '705I25S65', [3, 6]],
  ['one exchange that fits in addition to the two that were made', '361087018', '361OB7018', '361087018', [3, 4, 7, 8]],
  ['nothing when no other reading fits', '973640369', '97364O369', '973640369', []],
] as const) {
  test(`casts doubt on ${what}`, () => {
    const lines = composeTd3({ ...HOLDER, documentNumber: printed });
    const { lines: repaired, doubts } = repairMrz(lines.map((line) => line.replace(printed, read)));
    assert.equal(repaired[1]?.slice(0, 9), taken);
    assert.equal(parseMrz(repaired)?.valid, true);
    assert.deepEqual(
      doubts.map(({ column }) => column).toSorted((a, b) => a - b),
      doubted,
    );
  });
}

test('characters that were recognized surely are neither exchanged nor doubted', () => {
  const lines = composeTd3({ ...HOLDER, documentNumber: '705125565' });
  const read = lines.map((line) => line.replace('705125565', '705I25S65'));
  assert.deepEqual(repairMrz(read, { isFirm: () => true, isFiller: () => false }).doubts, []);
});
