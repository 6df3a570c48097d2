import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeSpecimen } from './make-specimen.ts';
import { FORGERIES, type SpecimenKind } from './specimen.ts';

describe('a specimen', () => {
  for (const [index, kind] of (Object.keys(FORGERIES) as SpecimenKind[]).entries()) {
    for (const forgery of [null, ...FORGERIES[kind]]) {
      it(`of kind ${kind} is drawn with ${forgery ?? 'no forgery'}`, async () => {
        const request = { kind, seed: 40 + index, forgery, level: 'none', asOf: '2026-06-15' } as const;
        const { truth, files } = await makeSpecimen(request, false);
        assert.equal(truth.forgery, forgery);
        assert.ok(Object.keys(files).length > 0);
      });
    }
  }
});
