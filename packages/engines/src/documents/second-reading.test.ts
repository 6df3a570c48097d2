import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { textPath } from '@countersign/specimens';
import sharp from 'sharp';
import type { DocumentAttribute, Reading } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import type { RgbPixels } from '../text/pixels.ts';
import { createTextReader, type TextReader } from '../text/recognize-text.ts';
import { findPrinted } from './find-printed.ts';
import { passportTd3 } from './models/passport-td3.ts';
import { dateStyle } from './printed-dates.ts';
import { type Readings, readVisualZone } from './read-visual-zone.ts';
import { readAgain } from './second-reading.ts';

type Values = Readonly<Partial<Record<DocumentAttribute, string>>>;

const ZONE: Values = {
  'name-last': 'NYSTROEM',
  'name-first': 'ANNA MARIA',
  birthdate: '1984-07-06',
  'expiration-date': '2031-11-09',
  'identification-number': 'RE284505',
};
const PAGE = ['SWE', 'RE284505', 'NYSTRÖM', 'ANNA MARIA', '06 JUL/JUIL 1984', '10 NOV/NOV 2021', '09 NOV/NOV 2031'];

let reader: TextReader;

before(async () => {
  reader = await createTextReader();
});

/** Draws a data page without captions that prints these values in the standard's order. */
async function drawn(values: readonly string[]): Promise<RgbPixels> {
  const style = { font: 'sans', size: 34, fill: '#222222' } as const;
  const [code = '', number = '', ...rows] = values;
  const head = textPath(code, 300, 80, style) + textPath(number, 500, 80, style);
  const paths = rows.map((row, index) => textPath(row, 60, 160 + index * 80, style)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640"><rect width="900" height="640" fill="#eef2f6"/>${head}${paths}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function firstReading(page: readonly string[]) {
  const pixels = await drawn(page);
  const regions = await reader.detect(pixels);
  return { pixels, regions, read: await reader.read(pixels, regions) };
}

const readings = new Map<string, ReturnType<typeof firstReading>>();

/** Caches the first reading of a page, so that each page is drawn and read only once. */
function readOnce(page: readonly string[]): ReturnType<typeof firstReading> {
  const known = readings.get(page.join()) ?? firstReading(page);
  readings.set(page.join(), known);
  return known;
}

interface Trial {
  readonly page?: readonly string[];
  readonly zone?: Values;
  /** Confidence of the zone; 0.97 unless given. */
  readonly confidence?: number;
  /** Changes the first reading of a line; an empty text means that the line was not detected. */
  readonly misread?: (text: string) => string;
}

async function look({
  page = PAGE,
  zone = ZONE,
  confidence = 0.97,
  misread = (text) => text,
}: Trial): Promise<Readings> {
  const { pixels, regions, read } = await readOnce(page);
  const lines = read.map((line): TextLine => ({ ...line, text: misread(line.text) })).filter(({ text }) => text !== '');
  const stated = Object.fromEntries(
    Object.entries(zone).map(([name, value]): [string, Reading[]] => [
      name,
      [{ value, source: 'mrz', confidence, box: null }],
    ]),
  );
  const statements = {
    lines,
    visual: readVisualZone(lines, passportTd3),
    machine: zone,
    printed: findPrinted(lines, zone, dateStyle(passportTd3)),
    model: passportTd3,
  };
  return readAgain({ reader, pixels, regions }, statements, stated);
}

function replaced(from: string, to: string): readonly string[] {
  return PAGE.map((value) => (value === from ? to : value));
}

test('a page that prints what the zone states is not read again', async () => {
  assert.deepEqual(await look({}), {});
});

for (const [attribute, from, to, value] of [
  ['name-last', 'NYSTRÖM', 'LINDQVIST', 'LINDQVIST'],
  ['name-first', 'ANNA MARIA', 'ANNA SOFIA', 'ANNA SOFIA'],
  ['birthdate', '06 JUL/JUIL 1984', '06 JUL/JUIL 1981', '1981-07-06'],
  ['expiration-date', '09 NOV/NOV 2031', '09 NOV/NOV 2034', '2034-11-09'],
  ['identification-number', 'RE284505', 'RE284508', 'RE284508'],
] as const) {
  test(`an edited ${attribute} contradicts the zone`, async () => {
    const [reading] = (await look({ page: replaced(from, to) }))[attribute] ?? [];
    assert.equal(reading?.rulesOut, 'mrz');
    assert.equal(reading?.value.replaceAll(' ', ''), value.replaceAll(' ', ''));
    assert.ok((reading?.confidence ?? 0) >= 0.85);
  });
}

test('an edited number is read for both numbers of the contract', async () => {
  const read = await look({ page: replaced('RE284505', 'RE999505') });
  assert.deepEqual(read['document-number'], read['identification-number']);
});

test('a misread value is read as the zone states it', async () => {
  const read = await look({ misread: (text) => text.replace('RE284505', 'RE2B4S85') });
  const [reading] = read['identification-number'] ?? [];
  assert.equal(reading?.value, 'RE284505');
  assert.equal(reading?.rulesOut, undefined);
});

test('a letter that the first reading lost is found, and a mark is not read as one', async () => {
  const zone = { ...ZONE, 'name-first': 'MICHAEL' };
  const page = replaced('ANNA MARIA', 'MICHAEL');
  const read = await look({ zone, page, misread: (text) => text.replace('MICHAEL', 'MICHAL') });
  assert.equal(read['name-first']?.[0]?.value, 'MICHAEL');
  assert.equal(read['name-last'], undefined);
});

test('an undetected family name is searched for one row above the given names', async () => {
  const unnoticed = (text: string) => (text === 'OZ' ? '' : text);
  const edited = await look({ page: replaced('NYSTRÖM', 'OZ'), misread: unnoticed });
  assert.equal(edited['name-last']?.[0]?.rulesOut, 'mrz');
  assert.ok((edited['name-last']?.[0]?.confidence ?? 1) < 0.6, 'two letters are no sure reading');
  const zone = { ...ZONE, 'name-last': 'OZ' };
  const genuine = await look({ zone, page: replaced('NYSTRÖM', 'OZ'), misread: unnoticed });
  assert.equal(genuine['name-last']?.[0]?.rulesOut, undefined);
});

test('a name that the print cuts or continues on another line is not contradicted', async () => {
  const read = await look({ zone: { ...ZONE, 'name-first': 'ANNA MARIA FERNANDA' } });
  assert.equal(read['name-first'], undefined);
});

test('a number of the same shape that shares little with the stated one is another number', async () => {
  const page = ['', 'ZK719263', ...PAGE.slice(2)];
  assert.equal((await look({ page }))['identification-number']?.[0]?.rulesOut, undefined);
});

test('an uncertain value of the zone is not contradicted', async () => {
  const read = await look({ page: replaced('NYSTRÖM', 'LINDQVIST'), confidence: 0.5 });
  assert.equal(read['name-last']?.[0]?.value, 'LINDQVIST');
  assert.equal(read['name-last']?.[0]?.rulesOut, undefined);
});

test('a line that states another value of the zone is not read as the missing one', async () => {
  const read = await look({ zone: { ...ZONE, 'name-last': 'OKONKWO', 'name-first': 'NYSTROEM' } });
  assert.equal(read['name-last']?.[0]?.rulesOut, undefined);
});
