import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { combineLine } from './combine-readers.ts';
import type { VotedLine } from './fit-columns.ts';

const voted = (text: string, share: number): VotedLine => ({ text, shares: [share], confidence: share });

describe('combineLine', () => {
  const cases: readonly {
    readonly because: string;
    readonly network: readonly [text: string, share: number];
    readonly again: readonly [text: string, share: number] | null;
    readonly glyphs: Readonly<Record<string, number>>;
    readonly fit: number;
    readonly taken: string;
  }[] = [
    {
      because: 'the network is sure in another cut',
      network: ['O', 0.9],
      again: null,
      glyphs: { L: 0.8, O: 0.3 },
      fit: 0.8,
      taken: 'O',
    },
    {
      because: 'glyphs of the known cut overrule it',
      network: ['9', 0.9],
      again: null,
      glyphs: { 4: 0.95, 9: 0.6 },
      fit: 0.94,
      taken: '4',
    },
    {
      because: 'no glyph fits',
      network: ['O', 0.46],
      again: ['0', 0.57],
      glyphs: { L: 0.59, O: 0.21 },
      fit: 0.78,
      taken: 'O',
    },
    {
      because: 'the glyph fits worse than its line and both networks agree',
      network: ['O', 0.49],
      again: ['O', 0.79],
      glyphs: { D: 0.84, O: 0.76 },
      fit: 0.9,
      taken: 'O',
    },
    {
      because: 'the glyph fits worse than its line but both networks are unsure',
      network: ['O', 0.33],
      again: ['O', 0.33],
      glyphs: { D: 0.84, O: 0.7 },
      fit: 0.9,
      taken: 'D',
    },
    {
      because: 'a glyph fits where both networks miss their column',
      network: ['9', 0.49],
      again: ['9', 0.51],
      glyphs: { 4: 0.92, 9: 0.45 },
      fit: 0.87,
      taken: '4',
    },
    {
      because: 'the networks differ',
      network: ['7', 0.49],
      again: ['1', 0.9],
      glyphs: { Z: 0.8, 7: 0.6 },
      fit: 0.87,
      taken: 'Z',
    },
    {
      because: 'the glyphs differ too little',
      network: ['U', 0.3],
      again: null,
      glyphs: { D: 0.8, U: 0.77 },
      fit: 0.9,
      taken: 'U',
    },
    {
      because: 'the line is illegible to the comparison',
      network: ['U', 0.3],
      again: null,
      glyphs: { D: 0.6, U: 0.2 },
      fit: 0.5,
      taken: 'U',
    },
  ];
  for (const { because, network, again, glyphs, fit, taken } of cases) {
    it(`takes ${taken} where ${because}`, () => {
      const second = { columns: [new Map(Object.entries(glyphs))], fit };
      assert.equal(combineLine(voted(...network), again && voted(...again), second).text, taken);
    });
  }
});
