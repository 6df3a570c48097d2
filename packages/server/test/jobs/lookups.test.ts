/** Checks that need the operator's sources, and repeated faces: real engines, a real server, a real folder. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { makePerson, renderSelfie } from '@countersign/specimens';
import { startLicenceAuthority } from '../support/licence-authority.ts';
import { useService } from '../support/service.ts';
import { checkOf, portraitIndex, walkUploaded } from '../support/uploaded-walk.ts';

const authority = await startLicenceAuthority();
const gallery = await mkdtemp(join(tmpdir(), 'countersign-gallery-'));
const service = useService({
  settings: { AAMVA_LOOKUP_URL: authority.url, AAMVA_LOOKUP_TOKEN: 'of-the-operator', PUBLIC_FIGURES_DIR: gallery },
});
// Seed of the licence with the latest expiry (2033) of the first thirty: an expired one fails before the selfie.
const person = makePerson(15, { asOf: '2026-11-01' });

before(async () => {
  await writeFile(join(gallery, 'somebody_known.jpg'), await renderSelfie(portraitIndex, 'center', 3));
  await writeFile(join(gallery, 'notes.txt'), 'not a picture');
  await writeFile(join(gallery, 'broken.jpg'), 'no picture either');
});
after(async () => {
  await authority.close();
  await rm(gallery, { recursive: true, force: true });
});

describe('lookups that the operator connected', () => {
  it('are queried for a licence and a face, neither of which was seen before', async () => {
    authority.answer('{"found": true, "matches": {"name-last": true, "birthdate": true, "expiration-date": false}}');
    const [licence, selfie] = await walkUploaded(service.current, person, 'first', 7);
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
  });

  it('are never queried in the sandbox', async () => {
    const before = authority.asked.length;
    const { app, seeded } = service.current;
    assert.deepEqual(app.lookupsFor(seeded.sandbox.scope), { licences: null, publicFigures: null });
    assert.equal(authority.asked.length, before);
  });
});
