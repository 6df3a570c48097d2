import assert from 'node:assert/strict';
import { createIndividual, type Individual } from './individual.ts';
import { createInquiry } from './inquiries.ts';
import { plainPicture } from './pictures.ts';
import type { TestService } from './service.ts';

/** Creates an inquiry whose licence waits to be read. */
export async function sendLicence(service: TestService): Promise<{ readonly id: string; readonly person: Individual }> {
  const { id } = await createInquiry(service);
  const link = await service.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  await person.answer({ photo: await plainPicture(10) });
  await person.answer({ photo: await plainPicture(60) });
  assert.equal(person.page.step, 'processing');
  return { id, person };
}
