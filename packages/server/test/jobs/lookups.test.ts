/** The checks that need what the operator connects, and faces seen twice: real engines, a real server, a real folder. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { makePerson, renderLicence, renderSelfie } from '@countersign/specimens';
import type { ApiResource } from '../support/client.ts';
import { createIndividual } from '../support/individual.ts';
import { startLicenceAuthority } from '../support/licence-authority.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

const authority = await startLicenceAuthority();
const gallery = await mkdtemp(join(tmpdir(), 'countersign-gallery-'));
const service = useService({
  settings: { AAMVA_LOOKUP_URL: authority.url, AAMVA_LOOKUP_TOKEN: 'of-the-operator', PUBLIC_FIGURES_DIR: gallery },
});
const person = makePerson(11, { asOf: '2026-11-01' });
const portraitIndex = 0;

before(async () => {
  await writeFile(join(gallery, 'somebody_known.jpg'), await renderSelfie(portraitIndex, 'center', 3));
  await writeFile(join(gallery, 'notes.txt'), 'not a picture');
  await writeFile(join(gallery, 'broken.jpg'), 'no picture either');
});
after(async () => {
  await authority.close();
  await rm(gallery, { recursive: true, force: true });
});

const photo = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

interface Check {
  readonly status: string;
  readonly reasons: readonly string[];
  readonly metadata: Record<string, unknown>;
}

function checkOf(verification: ApiResource | undefined, wanted: string): Check | undefined {
  const checks = (verification?.attributes['checks'] ?? []) as (Check & { name: string })[];
  return checks.find(({ name }) => name === wanted);
}

/** What is repeated is noticed and lets the walk go on: a first template would end it there. */
async function tolerantTemplate(): Promise<string> {
  const { production } = service.current;
  const templateId = await createTemplate(production);
  const steps = [{ type: 'driver-license', countries: ['US', 'CA'] }, { type: 'selfie' }];
  await published(production, templateId, { steps });
  return templateId;
}

/** Uploads a licence and three selfies; `seed` makes other pictures of the same card and face. */
async function walk(
  account: string,
  seed: number,
): Promise<readonly [ApiResource | undefined, ApiResource | undefined]> {
  const { production, baseUrl } = service.current;
  const created = await production.post('/inquiries', {
    data: {
      attributes: { 'inquiry-template-id': await tolerantTemplate(), 'reference-id': account },
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

describe('what the operator connected', () => {
  it('is asked, and the same face and licence are noticed under another account', async () => {
    authority.answer('{"found": true, "matches": {"name-last": true, "birthdate": true, "expiration-date": false}}');
    const [licence, selfie] = await walk('first', 7);
    const looked = checkOf(licence, 'id_aamva_database_lookup');
    assert.deepEqual(looked?.reasons, ['property_mismatch']);
    const lines = looked?.metadata['check-requirements'] as { name: string; status: string }[];
    assert.deepEqual(
      lines.filter(({ status }) => status === 'failed').map(({ name }) => name),
      ['expiration_date'],
    );
    const asked = authority.asked.at(-1);
    assert.equal(asked?.headers.authorization, 'Bearer of-the-operator');
    assert.equal(asked?.record['identification-number'], person.licence.number);
    assert.equal(asked?.record['birthdate'], person.birthdate);

    const known = checkOf(selfie, 'selfie_public_figure_detection');
    assert.deepEqual([known?.status, known?.reasons], ['failed', ['public_figure']]);
    assert.equal(known?.metadata['name'], 'somebody known');
    assert.equal(known?.metadata['searched-faces'], 1);
    for (const [verification, name] of [
      [licence, 'id_repeat_detection'],
      [licence, 'id_inconsistent_repeat_detection'],
      [selfie, 'selfie_repeat_detection'],
    ] as const) {
      assert.equal(checkOf(verification, name)?.status, 'passed', name);
    }

    const [again, face] = await walk('second', 8);
    assert.deepEqual(checkOf(again, 'id_repeat_detection')?.reasons, ['repeat']);
    const consistent = checkOf(again, 'id_inconsistent_repeat_detection');
    assert.deepEqual([consistent?.status, consistent?.metadata['same-number-face']], ['passed', 'match']);
    const repeated = checkOf(face, 'selfie_repeat_detection');
    assert.deepEqual([repeated?.reasons, repeated?.metadata['face']], [['repeat'], true]);
  });

  it('is never asked by the sandbox', async () => {
    const before = authority.asked.length;
    const { app, seeded } = service.current;
    assert.deepEqual(app.lookupsFor(seeded.sandbox.scope), { licences: null, publicFigures: null });
    assert.equal(authority.asked.length, before);
  });
});
