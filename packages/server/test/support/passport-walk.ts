/** Production inquiry by plain forms: a photographed passport and three selfies. */
import assert from 'node:assert/strict';
import { type Person, photograph, renderPassport, renderSelfie } from '@countersign/specimens';
import { createIndividual } from './individual.ts';
import { openInquiry, typedClient } from './journey.ts';
import type { TestService } from './service.ts';

const blob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
/** Index of the portrait in the passport. */
export const holder = 1;

/** Completes the inquiry of `person`; the selfies show the portrait with this index. Returns the inquiry's id. */
export async function verifyPassport(service: TestService, person: Person, selfieOf: number): Promise<string> {
  const { seeded, baseUrl } = service;
  const template = seeded.production.templates.find(({ name }) => name === 'Government ID and selfie');
  const page = await photograph(await renderPassport(person, { seed: person.seed, portraitIndex: holder }), {
    seed: person.seed,
    level: 'easy',
  });
  const { id, link } = await openInquiry(typedClient(service, 'production'), template?.id ?? '');
  const individual = createIndividual(baseUrl);
  await individual.open(link);
  await individual.answer({ consent: 'yes' });
  await individual.answer({ country: 'US' });
  await individual.answer({ 'id-class': 'pp' });
  assert.equal(individual.page.step, 'front');
  await individual.answer({ photo: blob(page) });
  assert.equal(individual.page.step, 'processing', 'a passport has no back');
  await individual.waitPast('processing');
  assert.equal(individual.page.step, 'selfie', individual.page.html.slice(-600));
  const [center, left, right] = await Promise.all(
    (['center', 'left', 'right'] as const).map((pose) => renderSelfie(selfieOf, pose, person.seed)),
  );
  assert.ok(center && left && right);
  await individual.answer({ center: blob(center), left: blob(left), right: blob(right) });
  await individual.waitPast('processing');
  return id;
}
