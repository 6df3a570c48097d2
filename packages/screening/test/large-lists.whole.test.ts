/** Memory of reading a 100 MB list in any format: it grows by less than 200 MB. */
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
