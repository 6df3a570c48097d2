/** Slow, missing or faulty engines: no individual loses an attempt, and the work completes after recovery. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createEngines, EngineFailure } from '@countersign/engines';
import type { DocumentFacts, Engines } from '@countersign/engines/facts';
import { spokenNumber } from '@countersign/texts/spoken-number';
import { processVerification } from '../../src/resources/verification/inquiries/index.ts';
import { backSide, licence, side } from '../support/check-facts.ts';
import { relatedTo } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { plainPicture } from '../support/pictures.ts';
import { type ServiceOptions, type TestService, useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

interface Waiting {
  readonly id: string;
  readonly verificationId: string;
  readonly person: Individual;
}

/** Every individual shows the same licence, which others have shown before. */
const checks = [{ name: 'id_repeat_detection', requirement: 'not_required' }];
const steps = [
  { type: 'driver-license', countries: ['US'], 'id-classes': ['dl'], 'two-sided-id-classes': ['dl'], checks },
  { type: 'selfie' },
];

/** Creates a production inquiry whose licence waits to be read. */
async function sendLicence({ production, baseUrl }: TestService): Promise<Waiting> {
  const templateId = await createTemplate(production);
  await published(production, templateId, { steps });
  const created = await production.post('/inquiries', { data: { attributes: { 'inquiry-template-id': templateId } } });
  const { id } = created.body.data;
  const link = await production.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ photo: await plainPicture(10) });
  await person.answer({ photo: await plainPicture(60) });
  assert.equal(person.page.step, 'processing', person.page.html.slice(-1500));
  const { body } = await production.get(`/inquiries/${id}`);
  return { id, verificationId: relatedTo(body.data, 'verifications')[0]?.id ?? '', person };
}

const shown = async ({ production }: TestService, path: string) => (await production.get(path)).body.data.attributes;

async function eventsOf({ production }: TestService, id: string): Promise<string[]> {
  const { body } = await production.get(`/events?filter[object-id]=${id}&page[size]=100`);
  return body.data.map(({ attributes }) => String(attributes['name'])).toSorted();
}

interface Seam {
  readonly engines: Engines;
  read: () => Promise<DocumentFacts>;
  decodes: boolean;
}

/** Returns fake engines that read documents with `read`, and decode pictures for real if `decodes`. */
function seam(): Seam {
  const real = createEngines();
  const engines: Engines = {
    ...real,
    normalizeImage: (bytes) =>
      held.decodes ? real.normalizeImage(bytes) : Promise.reject(new EngineFailure('timed_out', 'no time')),
    extractDocument: () => held.read(),
  };
  const held: Seam = { engines, read: goodLicence, decodes: true };
  return held;
}

let pictures = 0;

/** Returns valid facts of different pictures each time, since repeated ones would fail a check. */
async function goodLicence(): Promise<DocumentFacts> {
  pictures += 1;
  const hash = (name: string) => `${name}${pictures}`.padStart(64, '0');
  const good = licence();
  return { ...good, front: side({ sha256: hash('a') }), back: backSide({ ...good.back, sha256: hash('b') }) };
}

const failing = (reason: EngineFailure['reason']) => async () => {
  throw new EngineFailure(reason, `the engine ${reason}`);
};

describe('an engine that does not answer', () => {
  const held = seam();
  const options: ServiceOptions = { engines: held.engines, worker: false, settings: { LOG_LEVEL: 'silent' } };
  const service = useService(options);
  const run = async (verificationId: string): Promise<void> => {
    const { runner, files, perceptionFor, lookupsFor, identityDatabaseFor } = service.current.app;
    const parts = { runner, store: files, perceptionFor, lookupsFor, identityDatabaseFor };
    await processVerification(parts, service.current.seeded.production.scope, verificationId);
  };

  for (const reason of ['timed_out', 'died', 'failed', 'closed'] as const) {
    it(`leaves everything as it was (${reason}), and the same attempt is read once it is back`, async () => {
      const { id, verificationId, person } = await sendLicence(service.current);
      held.read = failing(reason);
      for (let tries = 0; tries < 4; tries += 1) {
        await assert.rejects(run(verificationId), { name: 'PerceptionUnavailable' });
      }
      const waiting = await shown(service.current, `/verifications/${verificationId}`);
      assert.deepEqual([waiting['status'], waiting['checks']], ['submitted', []]);
      assert.equal((await person.open('/verify')).step, 'processing');
      held.read = goodLicence;
      await run(verificationId);
      assert.equal((await shown(service.current, `/verifications/${verificationId}`))['status'], 'passed');
      assert.equal((await person.open('/verify')).step, 'selfie');
      const names = await eventsOf(service.current, verificationId);
      assert.deepEqual(names, ['verification.created', 'verification.passed', 'verification.submitted']);
      assert.equal((await shown(service.current, `/inquiries/${id}`))['status'], 'pending');
    });
  }

  it('is explained to the individual as slow on this side, with the number of the inquiry', async () => {
    const { id, person } = await sendLicence(service.current);
    assert.doesNotMatch(person.page.html, /longer than usual/);
    service.current.clock.forward(25);
    const { html, step } = await person.open('/verify');
    assert.equal(step, 'processing');
    assert.match(html, /longer than usual.*not yours.*We have your photos.*close this page/s);
    assert.match(html.slice(html.indexOf('<main'), html.indexOf('</main')), new RegExp(spokenNumber(id)));
  });

  it('does not block an individual for ever: after an hour it goes to review, and is still read', async () => {
    const { id, verificationId, person } = await sendLicence(service.current);
    held.read = failing('timed_out');
    service.current.clock.forward(3500);
    await assert.rejects(run(verificationId));
    assert.equal((await shown(service.current, `/inquiries/${id}`))['status'], 'pending');
    service.current.clock.forward(200);
    for (let tries = 0; tries < 2; tries += 1) await assert.rejects(run(verificationId));
    assert.equal((await shown(service.current, `/inquiries/${id}`))['status'], 'needs_review');
    assert.equal(
      (await eventsOf(service.current, id)).filter((name) => name === 'inquiry.marked-for-review').length,
      1,
    );
    assert.equal((await person.open('/verify')).step, 'needs-review');
    held.read = goodLicence;
    await run(verificationId);
    assert.equal((await shown(service.current, `/verifications/${verificationId}`))['status'], 'passed');
    assert.equal((await shown(service.current, `/inquiries/${id}`))['status'], 'needs_review');
  });

  it('is reported as busy at the upload, and the photo is accepted later', async () => {
    const { production, seeded, baseUrl } = service.current;
    const made = await production.post('/inquiries', {
      data: { attributes: { 'inquiry-template-id': seeded.production.templates[0]?.id } },
    });
    const link = await production.post(`/inquiries/${made.body.data.id}/generate-one-time-link`);
    const person = createIndividual(baseUrl);
    await person.open(String(link.body.meta?.['one-time-link']));
    await person.answer({ consent: 'yes' });
    await person.answer({ country: 'US' });
    held.decodes = false;
    const refused = await person.answer({ photo: await plainPicture(10) });
    assert.deepEqual([refused.status, refused.step], [503, 'front']);
    assert.match(refused.html, /we are too busy/);
    held.decodes = true;
    assert.equal((await person.answer({ photo: await plainPicture(10) })).step, 'back');
  });
});

/** Returns the ids of engine processes that read documents. */
function readers(engines: ReturnType<typeof createEngines>): readonly number[] {
  return engines.childPids().filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('serve-engines'));
}

describe('an engine process that is killed in the middle of a document', () => {
  const engines = createEngines();
  const service = useService({ engines, settings: { LOG_LEVEL: 'silent' } });

  it('is restarted by a later run of the job, which reads the picture', async () => {
    const killed = new Set<number>();
    const killing = setInterval(() => {
      for (const pid of readers(engines)) {
        if (killed.size >= 2 || killed.has(pid)) continue;
        killed.add(pid);
        process.kill(pid, 'SIGKILL');
      }
    }, 20);
    const { verificationId, person } = await sendLicence(service.current);
    await eventually('the engine was killed twice', async () => killed.size === 2).finally(() =>
      clearInterval(killing),
    );
    await person.waitPast('processing');
    assert.equal(person.page.step, 'retry', person.page.html.slice(-1500));
    assert.match(person.page.html, /could not find a document/);
    assert.doesNotMatch(person.page.html, /could not open the file/);
    const { checks } = await shown(service.current, `/verifications/${verificationId}`);
    const opened = (checks as { name: string; status: string }[]).find(
      ({ name }) => name === 'id_unprocessable_submission_detection',
    );
    assert.equal(opened?.status, 'passed');
  });
});
