import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentAttribute } from '@countersign/engines/facts';
import { backSide, checkFacts, licence, mrz, passport, reading, side } from '../../test/support/check-facts.ts';
import type { CheckFacts } from './check.ts';
import { evidenceLedger } from './evidence-ledger.ts';

/** Returns facts that contain only the values that the case adds. */
function stating(
  readings: Parameters<typeof licence>[0],
  typed: CheckFacts['inquiryFields'] = null,
  accountFields: CheckFacts['accountFields'] = null,
): CheckFacts {
  const document = licence({ back: backSide({ barcode: null }), ...readings });
  return checkFacts({ document, inquiryFields: typed, accountFields });
}

const name = (barcode: string, printed: string, confidence = 0.95) => ({
  readings: { 'name-last': [reading(barcode, 'barcode', 1), reading(printed, 'visual-zone', confidence)] },
});

const cases: readonly {
  readonly name: string;
  readonly facts: CheckFacts;
  readonly property: DocumentAttribute;
  readonly agreement: string;
  readonly sources: readonly (readonly [source: string, value: string, match: string])[];
}[] = [
  {
    name: 'barcode, print and typed value agree regardless of letter case',
    facts: stating(name('LINDQVIST', 'LINDQVIST'), { 'name-last': 'Lindqvist' }),
    property: 'name-last',
    agreement: 'agreement',
    sources: [
      ['barcode', 'LINDQVIST', 'full'],
      ['visual_zone', 'LINDQVIST', 'full'],
      ['typed', 'Lindqvist', 'full'],
    ],
  },
  {
    name: 'a letter misread is an agreement in part',
    facts: stating(name('LINDQVIST', 'LINDQVLST')),
    property: 'name-last',
    agreement: 'agreement',
    sources: [
      ['barcode', 'LINDQVIST', 'full'],
      ['visual_zone', 'LINDQVLST', 'partial'],
    ],
  },
  {
    name: 'print that was read surely contradicts the barcode',
    facts: stating(name('LINDQVIST', 'OKONKWO')),
    property: 'name-last',
    agreement: 'conflict',
    sources: [
      ['barcode', 'LINDQVIST', 'full'],
      ['visual_zone', 'OKONKWO', 'none'],
    ],
  },
  {
    name: 'a name in Cyrillic letters agrees with its spelling in a zone',
    facts: stating(name('SHEVCHENKO', 'SHEVCHENKO'), { 'name-last': 'Шевченко' }),
    property: 'name-last',
    agreement: 'agreement',
    sources: [
      ['barcode', 'SHEVCHENKO', 'full'],
      ['visual_zone', 'SHEVCHENKO', 'full'],
      ['typed', 'Шевченко', 'full'],
    ],
  },
  {
    name: 'a name in a script without vowels leaves it open',
    facts: stating(name('MOHAMMED', 'MOHAMMED'), { 'name-last': 'محمد' }),
    property: 'name-last',
    agreement: 'uncertain',
    sources: [
      ['barcode', 'MOHAMMED', 'full'],
      ['visual_zone', 'MOHAMMED', 'full'],
      ['typed', 'محمد', 'none'],
    ],
  },
  {
    name: 'print that was read with little confidence leaves it open',
    facts: stating(name('LINDQVIST', 'OKONKWO', 0.4)),
    property: 'name-last',
    agreement: 'uncertain',
    sources: [
      ['barcode', 'LINDQVIST', 'full'],
      ['visual_zone', 'OKONKWO', 'none'],
    ],
  },
  {
    name: 'a typed value contradicts although it was not read',
    facts: stating({ readings: { birthdate: [reading('1990-04-12', 'barcode')] } }, { birthdate: '1990-04-13' }),
    property: 'birthdate',
    agreement: 'conflict',
    sources: [
      ['barcode', '1990-04-12', 'full'],
      ['typed', '1990-04-13', 'none'],
    ],
  },
  {
    name: 'the account precedes the typed value',
    facts: stating({ readings: {} }, { birthdate: '1990-04-12' }, { birthdate: '1990-04-12' }),
    property: 'birthdate',
    agreement: 'agreement',
    sources: [
      ['account', '1990-04-12', 'full'],
      ['typed', '1990-04-12', 'full'],
    ],
  },
  {
    name: 'print that a second reading found to be another text contradicts however unsure it is',
    facts: stating({
      readings: {
        'name-last': [
          reading('LINDQVIST', 'barcode', 1),
          { ...reading('OKONKWO', 'visual-zone', 0.8), rulesOut: 'barcode' as const },
        ],
      },
    }),
    property: 'name-last',
    agreement: 'conflict',
    sources: [
      ['barcode', 'LINDQVIST', 'full'],
      ['visual_zone', 'OKONKWO', 'none'],
    ],
  },
  {
    name: 'a single source agrees with none',
    facts: stating({ readings: { birthdate: [reading('1990-04-12', 'visual-zone')] } }, { birthdate: ' ' }),
    property: 'birthdate',
    agreement: 'single',
    sources: [['visual_zone', '1990-04-12', 'full']],
  },
  {
    name: 'a machine readable zone whose readings were not kept speaks for itself',
    facts: checkFacts({
      document: passport({
        front: side({ mrz: mrz() }),
        readings: { birthdate: [reading('1990-04-21', 'visual-zone')] },
      }),
      inquiryFields: null,
      accountFields: null,
    }),
    property: 'birthdate',
    agreement: 'conflict',
    sources: [
      ['mrz', '1990-04-12', 'full'],
      ['visual_zone', '1990-04-21', 'none'],
    ],
  },
];

describe('evidenceLedger', () => {
  for (const { name: title, facts, property, agreement, sources } of cases) {
    it(`${agreement}: ${title}`, () => {
      const entry = evidenceLedger(facts, [property])[property];
      assert.equal(entry?.agreement, agreement);
      assert.deepEqual(
        entry?.sources.map((each) => [each.source, each.value, each['match-result']]),
        sources,
      );
    });
  }

  it('omits attributes without a statement, and keeps the requested order', () => {
    const facts = stating({ readings: { birthdate: [reading('1990-04-12', 'barcode')] } }, { 'name-first': 'Ava' });
    assert.deepEqual(Object.keys(evidenceLedger(facts, ['name-first', 'name-last', 'birthdate'])), [
      'name-first',
      'birthdate',
    ]);
  });
});
