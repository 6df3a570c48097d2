/** A sample of the hostile files; `npm run accuracy -- hostile` takes as many as one likes and measures them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { IMAGE_LIMITS } from '../../src/images/image-limits.ts';
import { createImageNormalizer, type ImageNormalizer } from '../../src/images/normalize-image.ts';
import { hostileFile, hostileKinds } from './index.ts';

const reasons = new Set([
  'empty',
  'unsupported_format',
  'corrupt',
  'too_large',
  'too_many_pixels',
  'password_protected',
  'timed_out',
  'out_of_memory',
]);

describe('a hostile file', () => {
  let normalizer: ImageNormalizer;
  before(() => {
    // What is bound to run into the limit need not do so for long.
    normalizer = createImageNormalizer({ ...IMAGE_LIMITS, maxMilliseconds: 1500 });
  });
  after(() => normalizer.close());

  for (const [seed, { name }] of [...hostileKinds, ...hostileKinds.slice(-40)].entries()) {
    it(`ends in pages or a typed refusal: ${name} (${seed})`, async () => {
      const { bytes } = await hostileFile(seed);
      const paper = await normalizer.normalizePaper(bytes);
      assert.ok(paper.ok ? paper.pages.length > 0 : reasons.has(paper.reason));
    });
  }

  it('leaves no process behind', async () => {
    await normalizer.close();
    assert.equal(normalizer.childPid, null);
  });
});
