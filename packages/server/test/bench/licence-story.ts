/** One production inquiry by plain forms: the time from the first upload to the decision. */
import assert from 'node:assert/strict';
import { makePerson, photograph, renderLicence, renderSelfie } from '@countersign/specimens';
import type { ApiClient } from '../support/client.ts';
import { createIndividual } from '../support/individual.ts';

const blob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

/** Measures the milliseconds of the service's work: from sending each picture to the page that follows it. */
export async function licenceStory(
  baseUrl: string,
  client: ApiClient,
  template: string,
  seed: number,
): Promise<number> {
  const person = makePerson(seed, { asOf: '2026-11-01' });
  const shared = { seed, portraitIndex: seed % 4 };
  const [front, back] = await Promise.all(
    (['front', 'back'] as const).map(async (side) =>
      photograph(await renderLicence(person, { ...shared, side }), { seed, level: 'easy' }),
    ),
  );
  const selfies = await Promise.all(
    (['center', 'left', 'right'] as const).map((pose) => renderSelfie(shared.portraitIndex, pose, seed)),
  );
  const [center, left, right] = selfies;
  assert.ok(front && back && center && left && right);
  const created = await client.post('/inquiries', { data: { attributes: { 'inquiry-template-id': template } } });
  const { id } = created.body.data;
  const link = await client.post(`/inquiries/${id}/generate-one-time-link`);
  const individual = createIndividual(baseUrl);
  await individual.open(String(link.body.meta?.['one-time-link']));
  await individual.answer({ consent: 'yes' });
  await individual.answer({ country: 'US' });
  const begun = performance.now();
  await individual.answer({ photo: blob(front) });
  await individual.answer({ photo: blob(back) });
  await individual.waitPast('processing');
  assert.equal(individual.page.step, 'selfie', individual.page.html.slice(-800));
  await individual.answer({ center: blob(center), left: blob(left), right: blob(right) });
  await individual.waitPast('processing');
  const spent = performance.now() - begun;
  assert.match(individual.page.step, /^(success|needs-review)$/);
  return spent;
}
