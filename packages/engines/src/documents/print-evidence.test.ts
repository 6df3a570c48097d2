import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextLine } from '../picture-facts.ts';
import { printEvidence } from './print-evidence.ts';

function line(text: string, confidence = 0.95): TextLine {
  return { text, confidence, box: { x: 0, y: 0, width: 100, height: 10 } };
}

const CASES: readonly (readonly [name: string, lines: readonly TextLine[], evidence: number])[] = [
  ['a row of a zone counts double', [line('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<')], 2],
  ['a date counts', [line('12 AUG 1974'), line('31.12.2030')], 2],
  ['what a document calls itself counts double', [line('KÖRKORT')], 2],
  ['a caption counts', [line('Surname / Nom')], 1],
  ['words of no document count nothing', [line('Breaking news of the day'), line('Kitchen table')], 0],
  ['what was hardly read counts nothing', [line('12 AUG 1974', 0.5)], 0],
];

for (const [name, lines, evidence] of CASES) {
  test(name, () => assert.equal(printEvidence(lines), evidence));
}
