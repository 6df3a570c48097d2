import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentFacts } from '@countersign/engines/facts';
import { aamva, barcode, withSides } from '../../test/support/check-facts.ts';
import { detectedDesignations } from './designations.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };

function documentWith(
  lines: readonly string[],
  elements: Readonly<Record<string, string>> = {},
  confidence = 0.95,
): DocumentFacts | null {
  const text = lines.map((line) => ({ text: line, confidence, box }));
  return withSides({ text }, { text: [], barcode: barcode({ aamva: aamva({ elements }) }) }).document;
}

const cases: readonly [what: string, document: DocumentFacts | null, expected: readonly string[]][] = [
  ['nothing was submitted', null, []],
  ['a plain licence has none, regardless of its captions', documentWith(['DRIVER LICENSE', '12 RESTRICTIONS B']), []],
  [
    'the barcode states three',
    documentWith([], { DDA: 'F', DDD: '1', DDL: '1' }),
    ['limited_term', 'real_id', 'veteran'],
  ],
  ['the barcode denies three', documentWith([], { DDA: 'N', DDD: '0', DDL: '' }), []],
  ['barcode and print name the same one once', documentWith(['VETERAN'], { DDL: '1' }), ['veteran']],
  ['a commercial licence', documentWith(['Commercial Driver License']), ['commercial']],
  [
    'punctuation and accents do not matter',
    documentWith(["LEARNER'S PERMIT", 'NON-DOMICILED']),
    ['learners', 'non_domiciled'],
  ],
  ['a word inside another is none', documentWith(['VETERANSTREET 5', 'TEMPORARYVILLE']), []],
  ['a card of a permanent resident', documentWith(['PERMANENT RESIDENT']), ['permanent_resident']],
  ['a line that is hardly read names nothing', documentWith(['PROVISIONAL'], {}, 0.5), []],
];

describe('detectedDesignations', () => {
  for (const [what, document, expected] of cases) {
    it(what, () => assert.deepEqual(detectedDesignations(document), expected));
  }
});
