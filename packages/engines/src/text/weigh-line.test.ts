import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NetworkOutput } from './sessions.ts';
import { foldAlphabet, weighing } from './weigh-line.ts';

const ALPHABET = ['', 'A', 'B', 'Á', '-', 'a'];
const folded = foldAlphabet(ALPHABET, (character) =>
  character
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toUpperCase(),
);

/** Returns steps with the probabilities of the classes above; the rest up to 1 is the blank's. */
function output(steps: readonly Readonly<Record<string, number>>[]): NetworkOutput {
  const data = steps.flatMap((step) => {
    const own = ALPHABET.map((character) => step[character] ?? 0);
    own[0] = 1 - own.reduce((sum, share) => sum + share, 0);
    return own;
  });
  return { data: Float32Array.from(data), dims: [1, steps.length, ALPHABET.length] };
}

function cost(steps: readonly Readonly<Record<string, number>>[], text: string): number {
  return weighing(output(steps), folded)([...text]);
}

test('what was read costs nothing, regardless of marks and case', () => {
  assert.equal(cost([{ A: 0.9 }, {}, { B: 0.8 }], 'AB'), 0);
  assert.equal(cost([{ Á: 0.9 }, { B: 0.8 }], 'AB'), 0);
  assert.equal(cost([{ Á: 0.4, a: 0.3, B: 0.2 }, {}], 'A'), 0);
});

test('another character costs the difference of the logarithms', () => {
  assert.ok(Math.abs(cost([{ A: 0.9, B: 0.09 }, {}], 'B') - Math.log(10)) < 1e-4);
});

test('a character that the network gives no chance costs more than ten', () => {
  assert.ok(cost([{ A: 1 }, {}], 'B') > 10);
});

test('text before and after costs nothing, nor do marks between characters', () => {
  assert.equal(cost([{ B: 0.9 }, {}, { A: 0.9 }, { '-': 0.9 }, { B: 0.9 }, {}, { A: 0.9 }], 'AB'), 0);
});

test('a repeated character needs a pause in between', () => {
  assert.equal(cost([{ A: 0.9 }, {}, { A: 0.9 }], 'AA'), 0);
  assert.ok(cost([{ A: 0.99 }, { A: 0.99 }, { A: 0.99 }], 'AA') > 4);
});

test('more characters than steps are impossible', () => {
  assert.equal(cost([{ A: 0.9 }], 'AB'), Number.POSITIVE_INFINITY);
});
