/** Evidence rows: agreement, differences with their place, and values that only one part states. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentFacts, Reading } from '@countersign/engines/facts';
import { evidenceRows, type Verdict } from './evidence-rows.ts';

const box = { x: 100, y: 50, width: 200, height: 20 };
const read = (source: Reading['source'], value: string): Reading => ({
  source,
  value,
  confidence: 0.9,
  box: source === 'visual-zone' ? box : null,
});

const side = {
  rectifiedSize: { width: 1000, height: 500 },
  barcode: null,
  mrz: null,
  text: [{ text: '', confidence: 1, box }],
};

function shown(readings: readonly Reading[], back: object | null = null) {
  const facts = { readings: { 'name-last': readings }, front: side, back };
  const [first] = readings;
  return {
    id: 'ver_1',
    attributes: (first === undefined ? {} : { 'name-last': first.value }) as Readonly<Record<string, string>>,
    documentFacts: facts as unknown as DocumentFacts,
  };
}

const cases: readonly (readonly [name: string, held: string | null, readings: readonly Reading[], verdict: Verdict])[] =
  [
    ['two parts that state the same agree', null, [read('mrz', 'BYRON'), read('visual-zone', 'Byron')], 'agrees'],
    ['the inquiry and one part that state the same agree', 'Byron', [read('visual-zone', 'BYRON')], 'agrees'],
    ['accents and the spelling of a zone make no difference', 'Müller', [read('mrz', 'MUELLER')], 'agrees'],
    ['one other letter differs', 'Byron', [read('visual-zone', 'Bryon')], 'differs'],
    ['of three one that differs is enough', 'Byron', [read('mrz', 'BYRON'), read('visual-zone', 'Biron')], 'differs'],
    ['a value of only one part is unproven', null, [read('visual-zone', 'Byron')], 'stated_once'],
    ['a value without a document belongs only to the inquiry', 'Byron', [], 'inquiry_alone'],
  ];

for (const [name, held, readings, verdict] of cases) {
  test(name, () => {
    const [row] = evidenceRows([shown(readings)], held === null ? {} : { 'name-last': held });
    assert.equal(row?.verdict, verdict);
  });
}

test('an attribute without a statement has no row', () => {
  assert.deepEqual(evidenceRows([shown([])], {}), []);
});

test('the differing characters are listed, and the place of the value as fractions of the picture', () => {
  const [row] = evidenceRows([shown([read('visual-zone', 'Bryon')])], { 'name-last': 'Byron' });
  assert.deepEqual(row?.statements[0]?.differsAt, [1, 2]);
  assert.deepEqual(row.statements[0].place, { left: 0.1, top: 0.1, width: 0.2, height: 0.04 });
  assert.equal(row.statements[0].side, 'front');
});

test('a machine-readable zone is shown where its lines are, and nowhere if not all of them are known', () => {
  const lines = ['P<UTOBYRON<<ADA<<<', 'L898902C36UTO7408122F'];
  const at = (text: string, y: number) => ({ text, confidence: 1, box: { x: 50, y, width: 900, height: 20 } });
  const placeIn = (text: readonly object[]) => {
    const each = shown([read('mrz', 'BYRON')]);
    const front = { ...side, mrz: { lines }, text };
    const [row] = evidenceRows(
      [{ ...each, documentFacts: { ...each.documentFacts, front } as unknown as DocumentFacts }],
      {},
    );
    return row?.statements[0]?.place;
  };
  const [first = '', second = ''] = lines;
  assert.deepEqual(placeIn([at('UTOPIA', 20), at(first, 400), at(second, 450)]), {
    left: 0.05,
    top: 0.8,
    width: 0.9,
    height: 0.14,
  });
  assert.equal(placeIn([at('UTOPIA', 20), at(first, 400)]), null);
});

test('a barcode is shown where it was decoded, and nowhere in facts of older readings', () => {
  const placeIn = (back: object) =>
    evidenceRows([shown([read('barcode', 'BYRON')], back)], {})[0]?.statements[0]?.place;
  assert.deepEqual(placeIn({ ...side, barcode: {}, barcodeOnPage: box }), {
    left: 0.1,
    top: 0.1,
    width: 0.2,
    height: 0.04,
  });
  assert.equal(placeIn({ ...side, barcode: {}, barcodeOnPage: null }), null);
  assert.equal(placeIn({ ...side, barcode: {} }), null);
});

test('a barcode on the back is of the back, and print of the back too', () => {
  const back = { ...side, barcode: {} };
  const front = { ...side, text: [] };
  const facts = { ...shown([read('barcode', 'BYRON'), read('visual-zone', 'Byron')], back) };
  const moved = { ...facts, documentFacts: { ...facts.documentFacts, front } as unknown as DocumentFacts };
  const [row] = evidenceRows([moved], {});
  assert.deepEqual(
    row?.statements.map((each) => each.side),
    ['back', 'back'],
  );
});
