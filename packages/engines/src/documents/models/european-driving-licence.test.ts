import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type FontName, textPath } from '@countersign/specimens';
import sharp from 'sharp';
import type { TextLine } from '../../picture-facts.ts';
import { createTextReader, type TextReader } from '../../text/recognize-text.ts';
import { classifyDocument } from '../classify-document.ts';
import { readVisualZone } from '../read-visual-zone.ts';
import { modelFor } from './index.ts';

interface Front {
  readonly country: string;
  readonly font: FontName;
  readonly head: readonly [title: string, name: string];
  readonly rows: readonly string[];
  readonly expected: Readonly<Record<string, string>>;
}

const FRONTS: readonly Front[] = [
  {
    country: 'SE',
    font: 'sans',
    head: ['KÖRKORT', 'SVERIGE'],
    rows: [
      '1. LINDQVIST',
      '2. EVA MARIA',
      '3. 24.03.1975 UPPSALA',
      '4a. 11.05.2022   4c. TRANSPORTSTYRELSEN',
      '4b. 11.05.2032   4d. 750324-2392',
      '5. 750324-12394',
      '9. AM/B',
    ],
    expected: {
      'name-last': 'LINDQVIST',
      'name-first': 'EVA MARIA',
      birthdate: '1975-03-24',
      'issue-date': '2022-05-11',
      'expiration-date': '2032-05-11',
      'identification-number': '75032412394',
      'issuing-authority': 'TRANSPORTSTYRELSEN',
      'vehicle-class': 'AM/B',
    },
  },
  {
    country: 'FR',
    font: 'open-sans',
    head: ['PERMIS DE CONDUIRE', 'RÉPUBLIQUE FRANÇAISE'],
    rows: ['1. MARTIN', '2. CAMILLE', '3. 14.07.81 (LYON)', '4a. 12.02.20   4c. 69', '4b. 12.02.35', '5. 13AA00002'],
    expected: {
      'name-last': 'MARTIN',
      'name-first': 'CAMILLE',
      birthdate: '1981-07-14',
      'issue-date': '2020-02-12',
      'expiration-date': '2035-02-12',
      'identification-number': '13AA00002',
    },
  },
];

let reader: TextReader;

before(async () => {
  reader = await createTextReader();
});

/** Reads the text lines of a drawn, slightly blurred front. */
async function linesOf({ font, head, rows }: Front): Promise<TextLine[]> {
  const [title, name] = head;
  const content =
    textPath(title, 420, 60, { font, size: 40, fill: '#123a7a' }) +
    textPath(name, 420, 110, { font, size: 26, fill: '#123a7a' }) +
    rows.map((row, index) => textPath(row, 420, 190 + index * 62, { font, size: 34, fill: '#222' })).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="820"><rect width="1300" height="820" fill="#f2dfe4"/>${content}</svg>`;
  const picture = sharp(Buffer.from(svg)).blur(1).flatten().removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return reader.read({ data, width: info.width, height: info.height });
}

for (const front of FRONTS) {
  test(`a drawn front of ${front.country} is recognized by its words and read by its numbers`, async () => {
    const lines = await linesOf(front);
    const detected = classifyDocument({ aamva: null, mrz: null, lines });
    assert.deepEqual([detected.idClass, detected.countryCode], ['dl', front.country]);
    const readings = readVisualZone(lines, modelFor('dl', front.country), '2026-06-15');
    const read = Object.fromEntries(Object.entries(readings).map(([name, found]) => [name, found?.[0]?.value]));
    for (const [name, value] of Object.entries(front.expected)) assert.equal(read[name], value, name);
  });
}
