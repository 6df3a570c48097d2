/** Production inquiry through the engines, by uploads: drawn cards and faces, not photographs of them. */
import { type Person, renderLicence, renderSelfie } from '@countersign/specimens';
import type { ApiResource } from './client.ts';
import { createIndividual } from './individual.ts';
import type { TestService } from './service.ts';
import { createTemplate, published } from './templates.ts';

const photo = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

interface Check {
  readonly status: string;
  readonly reasons: readonly string[];
  readonly metadata: Record<string, unknown>;
}

export function checkOf(verification: ApiResource | undefined, wanted: string): Check | undefined {
  const checks = (verification?.attributes['checks'] ?? []) as (Check & { name: string })[];
  return checks.find(({ name }) => name === wanted);
}

export const portraitIndex = 0;

/** Returns the setting of a check that reports repeats and fails no step. */
const reports = (name: string) => [{ name, requirement: 'not_required' }];

/** Creates a template that reports repeats and continues: a new production template would end the flow. */
async function tolerantTemplate({ production }: TestService): Promise<string> {
  const templateId = await createTemplate(production);
  const steps = [
    { type: 'driver-license', countries: ['US', 'CA'], checks: reports('id_repeat_detection') },
    { type: 'selfie', checks: reports('selfie_repeat_detection') },
  ];
  await published(production, templateId, { steps });
  return templateId;
}

/** Uploads a licence and three selfies; `seed` makes other pictures of the same card and face. */
export async function walkUploaded(
  service: TestService,
  person: Person,
  account: string,
  seed: number,
): Promise<readonly [ApiResource | undefined, ApiResource | undefined]> {
  const { production, baseUrl } = service;
  const created = await production.post('/inquiries', {
    data: {
      attributes: { 'inquiry-template-id': await tolerantTemplate(service), 'reference-id': account },
    },
  });
  const { id } = created.body.data;
  const link = await production.post(`/inquiries/${id}/generate-one-time-link`);
  const individual = createIndividual(baseUrl);
  await individual.open(String(link.body.meta?.['one-time-link']));
  await individual.answer({ consent: 'yes' });
  await individual.answer({ country: 'US' });
  for (const side of ['front', 'back'] as const) {
    const card = await renderLicence(person, { seed, portraitIndex, side });
    await individual.answer({ photo: photo(card), 'capture-method': 'upload' });
  }
  await individual.waitPast('processing');
  const poses = ['center', 'left', 'right'] as const;
  const pictures = await Promise.all(
    poses.map(async (pose) => [pose, photo(await renderSelfie(portraitIndex, pose, seed))] as const),
  );
  await individual.answer({ ...Object.fromEntries(pictures), 'capture-method': 'upload' });
  await individual.waitPast('processing');
  const { body } = await production.get(`/inquiries/${id}?include=verifications`);
  const [licence, selfie] = ['verification/driver-license', 'verification/selfie'].map((type) =>
    body.included?.find((resource) => resource.type === type),
  );
  return [licence, selfie];
}
