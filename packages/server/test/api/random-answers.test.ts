/** Random answers to the screens of the hosted flow, mixed with valid ones. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService();

type Answer = Readonly<Record<string, string | Blob>>;

const picture = await plainPicture(90);
const upload = { 'capture-method': 'upload' };

/** Valid answers by screen. */
const meant: Readonly<Record<string, Answer>> = {
  start: { consent: 'yes' },
  country: { country: 'US' },
  'document-type': { 'id-class': 'dl' },
  front: { photo: picture, ...upload },
  back: { photo: picture, ...upload },
  selfie: { center: picture, left: picture, right: picture, ...upload },
};

const blob = (content: BlobPart, type = 'image/jpeg') => new Blob([content], { type });
const files = [
  picture,
  blob(''),
  blob('x'),
  blob(await picture.slice(0, picture.size / 2).arrayBuffer()),
  blob('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'image/svg+xml'),
  blob('%PDF-1.4', 'application/pdf'),
  blob(new Uint8Array(11_000_000)),
];
const texts = [
  '',
  'x',
  'US',
  'ZZ',
  'dl',
  'constructor',
  'x'.repeat(3000),
  '\u0000',
  '2026-02-30',
  'no',
  '[[0,1,2]]',
  'é',
];
const fileFields = ['photo', 'center', 'left', 'right', 'turns'];
const textFields = [
  ...['consent', 'country', 'id-class', 'capture-method', 'step', 'csrf', 'code', 'skip', 'retry', 'back', 'birthdate'],
  ...['name-first', 'constructor', 'challenge', 'action'],
];

const some = (fields: readonly string[], values: readonly (string | Blob)[]): fc.Arbitrary<Answer> =>
  fc.dictionary(fc.constantFrom(...fields), fc.constantFrom(...values), {
    minKeys: 1,
    maxKeys: 3,
    noNullPrototype: true,
  });
const odd = fc.oneof(
  some(fileFields, files),
  some(textFields, texts),
  some([...fileFields, ...textFields], [...texts, ...files]),
);
const turn = fc.record({
  /** True to add the invalid answer to the valid one; false to replace it. */
  asMeant: fc.boolean(),
  beside: fc.oneof(fc.constant<Answer>({}), odd),
  looksAt: fc.constantFrom(null, null, null, '/verify', '/verify?language=constructor', '/verify?inquiry-id=x'),
});

async function answer(
  person: Individual,
  { asMeant, beside, looksAt }: { asMeant: boolean; beside: Answer; looksAt: string | null },
) {
  if (looksAt !== null) await person.open(looksAt);
  const asked = asMeant ? (meant[person.page.step] ?? {}) : {};
  const { status, html, step } = await person.answer({ ...asked, ...beside });
  assert.ok(status < 500, `${status} ${html.slice(0, 500)}`);
  if (step === 'processing') await person.waitPast('processing');
  // Unreadable answers have no page; the individual stays at the same step.
  if (person.page.step === '') await person.open('/verify');
  assert.notEqual(person.page.step, '');
}

describe('any answer of an individual', () => {
  it('leads to a page, and leaves an inquiry that the API can show', async () => {
    const { sandbox, baseUrl } = service.current;
    const walk = fc.asyncProperty(fc.array(turn, { minLength: 8, maxLength: 16 }), async (turns) => {
      const { id } = await createInquiry(service.current);
      const link = await sandbox.post(`/inquiries/${id}/generate-one-time-link`);
      const person = createIndividual(baseUrl);
      await person.open(String(link.body.meta?.['one-time-link']));
      await person.answer({ consent: 'yes' });
      for (const each of turns) if (person.page.html.includes('<form')) await answer(person, each);
      assert.equal((await sandbox.get(`/inquiries/${id}?include=verifications,documents,sessions`)).status, 200);
    });
    await fc.assert(walk, { numRuns: 20, seed: 20_261_122, endOnFailure: true });
  });
});
