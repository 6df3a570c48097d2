import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneScript } from './one-script.ts';

const CASES: readonly (readonly [read: string, text: string])[] = [
  ['ΠΑΠΑΔΑKHΣ', 'ΠΑΠΑΔΑΚΗΣ'],
  ['GΟRDΟΝ', 'GORDON'],
  ['ΑΝΝΑ SMITH', 'ANNA SMITH'],
  ['ΑΝΝΑ ΓΕΩΡΓΙΟΥ', 'ΑΝΝΑ ΓΕΩΡΓΙΟΥ'],
  ['Επώνυμο / Surname', 'Επώνυμο / Surname'],
  ['MÜLLER', 'MÜLLER'],
];

for (const [read, text] of CASES) test(`${read} is ${text}`, () => assert.equal(oneScript(read), text));
