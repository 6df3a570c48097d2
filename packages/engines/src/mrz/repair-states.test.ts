import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sighting } from './combine-readers.ts';
import { ZONE_ALPHABET } from './glyph-templates.ts';
import { layoutOf } from './layout-of.ts';
import { repairStates } from './repair-states.ts';

const DATA = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

/** Readings of one letter: by the first network, by the second one, and the fit of letters to the picture. */
interface Seen {
  readonly text: string;
  readonly again: string;
  readonly glyphs: Readonly<Record<string, number>>;
}

const sightingOf = ({ text, again, glyphs }: Seen): Sighting => ({
  text,
  share: 0.95,
  again: { text: again, share: 0.95 },
  glyphs: new Map([...ZONE_ALPHABET].map((each) => [each, glyphs[each] ?? 0.3])),
});

/** Returns the repaired issuing state of a passport with these readings of the letter in a column. */
function repaired(code: string, middle: Seen, at = 3): string {
  const lines = [`P<${code}ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<`, DATA];
  const layout = layoutOf(lines);
  assert.ok(layout);
  const sightings = lines.map((text, line) =>
    [...text].map((one, column) =>
      sightingOf(line === 0 && column === at ? middle : { text: one, again: one, glyphs: { [one]: 0.95 } }),
    ),
  );
  return repairStates(lines, layout, sightings).lines[0]?.slice(2, 5) ?? '';
}

for (const [name, code, middle, expected] of [
  ['becomes the only known one like it', 'NDR', { text: 'D', again: 'O', glyphs: { D: 0.8, O: 0.78 } }, 'NOR'],
  [
    'stays where no reader saw the letter of the known one',
    'NDR',
    { text: 'D', again: 'D', glyphs: { D: 0.9, O: 0.85 } },
    'NDR',
  ],
  [
    'stays where the comparison rules that letter out',
    'NDR',
    { text: 'D', again: 'O', glyphs: { D: 0.9, O: 0.5 } },
    'NDR',
  ],
  ['stays where a network saw quite another letter', 'NDR', { text: 'W', again: 'O', glyphs: { O: 0.8 } }, 'NDR'],
  ['stays where it is known', 'NOR', { text: 'O', again: 'D', glyphs: { O: 0.8, D: 0.82 } }, 'NOR'],
] as const) {
  test(`a code of a state ${name}`, () => assert.equal(repaired(code, middle), expected));
}

test('a state code is kept where it resembles several known ones', () => {
  assert.equal(repaired('MLJ', { text: 'J', again: 'I', glyphs: { J: 0.8, I: 0.8, T: 0.8 } }, 4), 'MLJ');
});

test('the places that the list of codes settled are returned', () => {
  const lines = ['P<NDRERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', DATA];
  const layout = layoutOf(lines);
  assert.ok(layout);
  const seen = { text: 'D', again: 'O', glyphs: { D: 0.8, O: 0.8 } };
  const { settled } = repairStates(
    lines,
    layout,
    lines.map((text) => [...text].map(() => sightingOf(seen))),
  );
  assert.deepEqual(settled, [{ line: 0, column: 3 }]);
});
