/** Sandbox inquiry whose individual completed the hosted flow, with pictures. */
import assert from 'node:assert/strict';
import type { ApiResource } from './client.ts';
import { createIndividual } from './individual.ts';
import { createInquiry, decidedStatus } from './inquiries.ts';
import { plainPicture } from './pictures.ts';
import type { TestService } from './service.ts';

export interface WalkedInquiry {
  readonly id: string;
  /** The driver licence. */
  readonly document: ApiResource;
  readonly selfie: ApiResource;
}

export async function walkThrough(
  service: TestService,
  attributes: Record<string, unknown> = {},
  /** Status that the template of the attributes decides. */
  decided: 'approved' | 'needs_review' = 'approved',
): Promise<WalkedInquiry> {
  const { id } = await createInquiry(service, attributes);
  const link = await service.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  await person.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
  await person.answer({ photo: await plainPicture(60), 'capture-method': 'upload' });
  await person.waitPast('processing');
  const selfies = { center: await plainPicture(100), left: await plainPicture(110), right: await plainPicture(120) };
  await person.answer({ ...selfies, 'capture-method': 'upload' });
  await person.waitPast('processing');
  // The page may be older than the decision of the template.
  const ends = decided === 'approved' ? ['success'] : ['success', 'needs-review'];
  assert.ok(ends.includes(person.page.step), person.page.html.slice(-2000));
  assert.equal(await decidedStatus(service, id), decided);
  const { body } = await service.sandbox.get(`/inquiries/${id}?include=verifications`);
  const [document, selfie] = ['verification/driver-license', 'verification/selfie'].map((type) =>
    body.included?.find((resource) => resource.type === type),
  );
  assert.ok(document && selfie);
  return { id, document, selfie };
}
