/** Requirements on every hostile file, in every run that draws it. */
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
  'several_pages',
  'timed_out',
  'out_of_memory',
]);

/** Kinds that keep the decoder busy for a second or more: they reach the limits of time, memory or pixels. */
const dear =
  /^(png: (flat bomb|16 bits a sample below|rows that never|flat colour bomb|thousands of|interlaced and|claims the)|webp: flat bomb|tiff: (flat bomb|ten pages)|avif: flat bomb|jpeg: (hundreds|large)|pdf: .*(gigabytes|million|billion|letters that draw|counts forever|masks itself|tiny steps|many pages|hundred thousand|font of garbage|signature of no sense)|damage: (progressive cut|jpeg cut))/;
/** Slow kinds that `npm test` draws: one per limit. */
const ofEachLimit = ['png: flat bomb', 'png: rows that never end', 'pdf: a pattern of tiny steps'];

export const takesSeconds = (name: string): boolean => dear.test(name);

export const isSampled = (name: string): boolean => !takesSeconds(name) || ofEachLimit.includes(name);

/** Seeds of all kinds; kinds of damage appear twice, at other offsets in other files. */
const seeds = [...hostileKinds, ...hostileKinds.slice(-40)].map(({ name }, seed) => ({
  name,
  seed,
  isAgain: seed >= hostileKinds.length,
}));

/** Declares a test for each seed that is `wanted`, and one for leftovers. */
export function describeHostileFiles(wanted: (name: string, isAgain: boolean) => boolean): void {
  describe('a hostile file', () => {
    let normalizer: ImageNormalizer;
    before(() => {
      // A lower time limit, since some kinds reach any limit.
      normalizer = createImageNormalizer({ ...IMAGE_LIMITS, maxMilliseconds: 1500 });
    });
    after(() => normalizer.close());

    for (const { name, seed } of seeds.filter((each) => wanted(each.name, each.isAgain))) {
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
}
