import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextLine } from '../picture-facts.ts';
import { chooseValues } from './choose-values.ts';
import { classifyPaper } from './classify-paper.ts';
import { compareLayer } from './compare-layer.ts';
import { findAddress } from './find-address.ts';
import { paperLines } from './paper-lines.ts';
import { readPage } from './read-page.ts';
import { type PaperDateOrder, readPaperDate, readPaperValue } from './read-paper-value.ts';

const line = (text: string, x: number, y: number, height = 20): TextLine => ({
  text,
  confidence: 0.95,
  box: { x, y, width: text.length * height * 0.5, height },
});

/** Returns text lines: each row 30 pixels below the previous one, columns at 50 and 600. */
const rows = (...given: readonly (string | readonly [string, string])[]): TextLine[] =>
  given.flatMap((row, index) => {
    const y = 40 + index * 30;
    return typeof row === 'string' ? [line(row, 50, y)] : [line(row[0], 50, y), line(row[1], 600, y)];
  });

const values = (lines: readonly TextLine[], height = 1000): Readonly<Record<string, string | undefined>> =>
  chooseValues(readPage(lines, { page: 1, height, source: 'print' }).readings);

describe('readPage', () => {
  it('reads an American bill', () => {
    const bill = [
      line('NORTHLIGHT ENERGY', 50, 10, 44),
      ...rows('', '', 'Ava M. Lindqvist', '12 Harbor St', 'Oakland, CA 94607', ['Account number', '5639-277800']),
      ...[line('Statement date: May 21, 2026', 50, 260), line('Due date', 50, 290), line('6/11/2026', 600, 290)],
      ...[line('Amount due', 50, 330), line('$1,290.30', 600, 330)],
    ];
    assert.deepEqual(values(bill), {
      name: 'Ava M. Lindqvist',
      address_street_1: '12 Harbor St',
      address_city: 'Oakland',
      address_subdivision: 'CA',
      address_postal_code: '94607',
      account_number: '5639-277800',
      issue_date: '2026-05-21',
      due_date: '2026-06-11',
      amount_due: '1290.30',
      issuer: 'NORTHLIGHT ENERGY',
    });
  });

  it('reads a German bill', () => {
    const bill = [
      line('Stadtwerke Musterstadt GmbH', 50, 10, 40),
      ...rows('', '', 'Herrn', 'Jürgen Müller', 'Lindenstraße 7', '10115 Berlin'),
      ...[line('Kundennummer', 600, 90), line('88 412 007', 800, 90), line('Rechnungsdatum 03.06.2026', 600, 130)],
    ];
    const read = values(bill);
    assert.equal(read['name'], 'Jürgen Müller');
    assert.deepEqual(
      [read['address_street_1'], read['address_postal_code'], read['address_city']],
      ['Lindenstraße 7', '10115', 'Berlin'],
    );
    assert.deepEqual([read['account_number'], read['issue_date']], ['88 412 007', '2026-06-03']);
    assert.equal(read['issuer'], 'Stadtwerke Musterstadt GmbH');
  });

  it('reads a value below its label, and a label with an error', () => {
    const read = values([line('Accountnumbar', 50, 40), line('7781 2230', 50, 66)]);
    assert.equal(read['account_number'], '7781 2230');
  });

  it('accepts no sentence as a label, and no distant line as a value', () => {
    assert.equal(values([line('Account notes 12345', 50, 40)])['account_number'], undefined);
    assert.equal(values([line('Account number', 50, 40), line('7781 2230', 50, 400)])['account_number'], undefined);
  });

  it('keeps a masked number masked', () => {
    assert.equal(values([line('Account number ****4417', 50, 40)])['account_number'], '****4417');
  });
});

describe('findAddress', () => {
  const cases: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
    [
      'GB',
      ['Ava Lindqvist', '4 High Street', 'LONDON SW1A 1AA'],
      { address_city: 'LONDON', address_postal_code: 'SW1A 1AA' },
    ],
    [
      'CA',
      ['Ava Lindqvist', '9 King St W', 'Toronto, ON M5H 1A1'],
      { address_subdivision: 'ON', address_city: 'Toronto' },
    ],
    [
      'PL',
      ['Ewa Nowak', 'ul. Prosta 5', '00-838 Warszawa'],
      { address_city: 'Warszawa', address_postal_code: '00-838' },
    ],
    [
      'NL',
      ['Jan de Vries', 'Damrak 1', '1012 LG Amsterdam'],
      { address_postal_code: '1012 LG', address_city: 'Amsterdam' },
    ],
    [
      'US',
      ['Ava Lindqvist', '12 Harbor St', 'OAKLAND,CA94607'],
      { name: 'Ava Lindqvist', address_city: 'OAKLAND', address_subdivision: 'CA', address_postal_code: '94607' },
    ],
    [
      'US',
      ['Ava Lindqvist', '12 Harbor St', 'OAKLAND,C 94607'],
      { name: 'Ava Lindqvist', address_postal_code: '94607' },
    ],
    ['FR', ['Mme Anne Martin', '8 rue de Lille', '75007 PARIS'], { name: 'Anne Martin', address_city: 'PARIS' }],
  ];
  for (const [country, block, expected] of cases) {
    it(`reads the block of ${country} that ends in ${block.at(-1)}`, () => {
      const found = findAddress(paperLines(rows(...block)));
      assert.ok(found?.countries.includes(country));
      const read = Object.fromEntries((found?.candidates ?? []).map(({ field, value }) => [field, value]));
      for (const [field, value] of Object.entries(expected)) assert.equal(read[field], value);
    });
  }

  it('prefers the block of a person over that of a company', () => {
    const letter = [...rows('Harbor Power Inc', '1 Plant Rd', 'Reno, NV 89501'), ...rows().concat()];
    const lower = ['Ava Lindqvist', '12 Harbor St', 'Oakland, CA 94607'].map((text, index) =>
      line(text, 50, 300 + index * 30),
    );
    const name = findAddress(paperLines([...letter, ...lower]))?.candidates.find(({ field }) => field === 'name');
    assert.equal(name?.value, 'Ava Lindqvist');
  });

  it('is nothing where no line ends an address', () =>
    assert.equal(findAddress(paperLines(rows('Hello', 'World'))), null));
});

describe('classifyPaper', () => {
  const cases: readonly (readonly [readonly string[], string | null])[] = [
    [['Electricity bill', 'Amount due'], 'standard_utility_bill'],
    [['Usage this period: 340 kWh', 'PRAIRIE ENERGY'], 'standard_utility_bill'],
    [['Stromrechnung 2026'], 'standard_utility_bill'],
    [['Kontoauszug Nr. 4', 'IBAN DE00 1234'], 'bank_statement'],
    [['Relevé de compte', 'Solde'], 'bank_statement'],
    [['Opening balance', 'Closing balance', 'Withdrawals'], 'bank_statement'],
    [['Mobile bill', 'Data usage'], 'telecom_bill'],
    [['Bulletin de paie'], 'payslip'],
    [['Dear Ava, how are you?'], null],
    [['Begas and watering cans'], null],
    [[], null],
  ];
  for (const [text, expected] of cases) {
    it(`${text.join(' / ') || 'nothing'} is ${expected ?? 'not told'}`, () => {
      assert.equal(classifyPaper(paperLines(rows(...text))), expected);
    });
  }
});

describe('readPaperDate', () => {
  const cases: readonly (readonly [string, PaperDateOrder, string | null])[] = [
    ['May 3, 2026', 'month-day-year', '2026-05-03'],
    ['Sept. 14th, 2026', 'month-day-year', '2026-09-14'],
    ['3. Juni 2026', 'day-month-year', '2026-06-03'],
    ['le 3 juin 2026', 'day-month-year', '2026-06-03'],
    ['3 de junio de 2026', 'day-month-year', '2026-06-03'],
    ['5/6/2026', 'month-day-year', '2026-05-06'],
    ['5/6/2026', 'day-month-year', '2026-06-05'],
    ['2026-05-21', 'day-month-year', '2026-05-21'],
    ['31.02.2026', 'day-month-year', null],
    ['soon', 'day-month-year', null],
  ];
  for (const [text, order, expected] of cases) {
    it(`${text}, ${order}, is ${expected}`, () => assert.equal(readPaperDate(text, order), expected));
  }
});

describe('readPaperValue', () => {
  const cases = [
    ['amount', 'EUR 1.234,50', '1234.50'],
    ['amount', '$ 24.05', '24.05'],
    ['amount', 'twelve', null],
    ['number', 'No. 12', null],
    ['number', '88-4417.', '88-4417'],
    ['name', 'Dr. Ava Lindqvist', 'Ava Lindqvist'],
    ['name', 'Harbor Power Inc', null],
    ['name', 'Ava', null],
    ['name', 'Apt 4 B', null],
  ] as const;
  for (const [kind, text, expected] of cases) {
    it(`${text} as a ${kind} is ${expected}`, () =>
      assert.equal(readPaperValue(text, kind, 'month-day-year'), expected));
  }
});

describe('compareLayer', () => {
  const layer = [line('Ava Lindqvist', 50, 40), line('12 Harbor St', 50, 70)];
  it('agrees with print that was read with errors', () => {
    const print = [line('AvaLindqvlst', 50, 41), line('12 Harb0r St', 50, 70)];
    assert.deepEqual(compareLayer(layer, print, 1), { compared: 2, agreeing: 2, conflicting: [], unseen: [] });
  });
  it('names print that was drawn over a line', () => {
    const print = [line('Eve Smith', 50, 40), line('12 Harbor St', 50, 70)];
    assert.deepEqual(compareLayer(layer, print, 1).conflicting, [
      { page: 1, layer: 'Ava Lindqvist', print: 'Eve Smith' },
    ]);
  });
  it('names a line that is not visible', () => {
    const { unseen } = compareLayer(layer, [line('12 Harbor St', 50, 70)], 2);
    assert.deepEqual(unseen, [{ page: 2, layer: 'Ava Lindqvist', print: '' }]);
  });
});

describe('chooseValues', () => {
  const reading = (value: string, source: 'pdf-text' | 'print', confidence = 0.9) => ({
    value,
    source,
    page: 1,
    confidence,
    box: null,
  });
  it('uses the spelling of the text layer where the print agrees, and the print where it does not', () => {
    const agreeing = [reading('AvaLindqvlst', 'print'), reading('Ava Lindqvist', 'pdf-text', 1)];
    assert.equal(chooseValues({ name: agreeing }).name, 'Ava Lindqvist');
    const differing = [reading('Eve Smith', 'print'), reading('Ava Lindqvist', 'pdf-text', 1)];
    assert.equal(chooseValues({ name: differing }).name, 'Eve Smith');
  });
  it('ignores what was read with too little confidence', () => {
    assert.deepEqual(chooseValues({ name: [reading('Ava', 'print', 0.5)] }), {});
  });
});
