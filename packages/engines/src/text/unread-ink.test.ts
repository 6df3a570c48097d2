import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecognizedCharacter } from './restore-spaces.ts';
import { leavesInk, withUnread } from './unread-ink.ts';

const charactersOf = (text: string): readonly RecognizedCharacter[] =>
  [...text].map((character, at) => ({ character, confidence: 0.9, at: (at + 0.5) / text.length }));

const textOf = (characters: readonly RecognizedCharacter[]): string =>
  characters.map(({ character }) => character).join('');

for (const [first, second, merged] of [
  ['05 / 22', '05 ANN/JUL 22', '05 ANN/JUL 22'],
  ['12 /R 23', '125EP/MAR 23', '12 5EP/MAR 23'],
  ['/ ate de délivrance 14 /23', '/ Date de delivrance 14nNn/JUL 23', '/ Date de délivrance 14 nNn/JUL 23'],
  ['MÜLLER', 'MULLER', 'MÜLLER'],
  ['ANNA', 'X7-31', 'ANNA'],
] as const) {
  test(`"${first}" merged with "${second}" is "${merged}"`, () =>
    assert.equal(textOf(withUnread(charactersOf(first), charactersOf(second))), merged));
}

/** Draws a line of 240 by 48 pixels with strokes in the given columns. */
function lineWithInk(isInk: (x: number) => boolean) {
  const [width, height] = [240, 48];
  const data = new Uint8Array(width * height * 3).fill(230);
  for (let y = 10; y < 38; y += 1) {
    for (let x = 0; x < width; x += 1) if (isInk(x)) data.fill(20, (y * width + x) * 3, (y * width + x) * 3 + 3);
  }
  return { width, height, data };
}

const isStroke = (x: number): boolean => x % 8 < 4;
const ENDS = [0.05, 0.1, 0.9, 0.95].map((at) => ({ character: '1', confidence: 0.9, at }));

test('strokes between distant characters are reported as unread', () => {
  assert.equal(leavesInk(ENDS, lineWithInk(isStroke)), true);
});

test('an empty area between characters is not ink', () => {
  assert.equal(
    leavesInk(
      ENDS,
      lineWithInk((x) => isStroke(x) && (x < 40 || x > 200)),
    ),
    false,
  );
});

test('a line of which each character was read leaves no ink', () => {
  assert.equal(leavesInk(charactersOf('REPUBLIK'), lineWithInk(isStroke)), false);
});
