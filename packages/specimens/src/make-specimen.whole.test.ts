/** Specimens of every kind with every forgery; photographs and selfies are reproducible for the same request. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseMrz } from '@countersign/engines/records';
import sharp from 'sharp';
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
        if (forgery === 'expired') assert.ok((truth.values['expiration-date'] ?? '') < truth.asOf);
        if (forgery === 'wrong-check-digit') assert.equal(parseMrz(truth.mrzLines ?? [])?.valid, false);
        if (forgery === 'print-recapture') {
          const { width = 0 } = await sharp(files['front.png']).metadata();
          assert.ok(width >= 1400, 'a recapture is larger than the card');
        }
      });
    }
  }

  it('photographed and with selfies is the same bytes for the same request', async () => {
    const request = { kind: 'passport', seed: 5, forgery: null, level: 'small', asOf: '2026-06-15' } as const;
    assert.deepEqual(await makeSpecimen(request), await makeSpecimen(request));
  });
});
