/** A list of 100 MB of any format that is read grows the program by less than 200 MB: what was read is let go of. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { largeFormats } from './large-list.ts';
import { readInChild } from './read-in-child.ts';

describe('a hundred megabytes are read in less than two hundred', () => {
  for (const format of largeFormats) {
    it(format, async () => {
      const { entities, growth } = await readInChild(format);
      assert.ok(entities > 50_000, `${entities} entities`);
      assert.ok(growth < 200, `${growth} MB`);
    });
  }
});
