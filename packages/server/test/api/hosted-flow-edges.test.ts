/** Hosted flow and API moving the same inquiry at the same time. No worker runs; the tests call the jobs. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spokenNumber } from '@countersign/texts/spoken-number';
import { processVerification } from '../../src/resources/verification/inquiries/index.ts';
import { relatedTo } from '../support/client.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

async function linkOf(id: string): Promise<string> {
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  assert.equal(link.status, 200, link.text);
  return String(link.body.meta?.['one-time-link']);
}

/** Creates an inquiry whose document is being processed. */
async function processing(): Promise<{ id: string; verificationId: string; person: Individual }> {
  const { id } = await createInquiry(service.current);
  const person = createIndividual(service.current.baseUrl);
  await person.open(await linkOf(id));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  await person.answer({ photo: await plainPicture(10) });
  await person.answer({ photo: await plainPicture(60) });
  assert.equal(person.page.step, 'processing');
  const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
  const [verification] = relatedTo(body.data, 'verifications');
  return { id, verificationId: verification?.id ?? '', person };
}

async function readDocument(verificationId: string): Promise<void> {
  const { runner, files, perceptionFor, lookupsFor, identityDatabaseFor } = service.current.app;
  const { scope } = service.current.seeded.sandbox;
  await processVerification(
    { runner, store: files, perceptionFor, lookupsFor, identityDatabaseFor },
    scope,
    verificationId,
  );
}

const shown = async (path: string) => (await service.current.sandbox.get(path)).body.data.attributes;

describe('a document that is read after the inquiry was decided', () => {
  for (const [action, status, step] of [
    ['approve', 'approved', 'success'],
    ['decline', 'declined', 'failed'],
    ['mark-for-review', 'needs_review', 'needs-review'],
  ] as const) {
    it(`is settled and moves nothing after ${action}`, async () => {
      const { id, verificationId, person } = await processing();
      await service.current.sandbox.post(`/inquiries/${id}/${action}`);
      const before = await shown(`/inquiries/${id}`);
      await readDocument(verificationId);
      assert.equal((await shown(`/verifications/${verificationId}`))['status'], 'passed');
      const after = await shown(`/inquiries/${id}`);
      assert.equal(after['status'], status);
      assert.deepEqual(after, before);
      assert.equal((await person.waitPast('processing')).step, step);
    });
  }

  it('is not read at all once the inquiry was redacted', async () => {
    const { id, verificationId } = await processing();
    await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    await readDocument(verificationId);
    assert.equal((await shown(`/verifications/${verificationId}`))['name-first'], null);
  });

  it('is read once, however often its job runs', async () => {
    const { id, verificationId } = await processing();
    await Promise.all([readDocument(verificationId), readDocument(verificationId)]);
    await readDocument(verificationId);
    const { body } = await service.current.sandbox.get(`/events?filter[object-id]=${verificationId}&page[size]=100`);
    const names = body.data.map(({ attributes }) => String(attributes['name'])).toSorted();
    assert.deepEqual(names, ['verification.created', 'verification.passed', 'verification.submitted']);
    assert.equal((await shown(`/inquiries/${id}`))['next-step-name'], 'verification_selfie');
  });
});

describe('a link', () => {
  it('to an expired session shows that it is gone', async () => {
    const { id } = await createInquiry(service.current);
    const url = await linkOf(id);
    const { body } = await service.current.sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
    await service.current.sandbox.post(`/inquiry-sessions/${body.data[0]?.id}/expire`);
    const person = createIndividual(service.current.baseUrl);
    assert.deepEqual([(await person.open(url)).status, person.page.step], [410, 'gone']);
  });

  it('counts a consent that is sent twice at once as one', async () => {
    const { id } = await createInquiry(service.current);
    const person = createIndividual(service.current.baseUrl);
    await person.open(await linkOf(id));
    const taps = await Promise.all([person.answer({ consent: 'yes' }), person.answer({ consent: 'yes' })]);
    for (const { status, step } of taps) assert.deepEqual([status, step], [200, 'country']);
    const started = await service.current.sandbox.get(`/events?filter[object-id]=${id}&filter[name]=inquiry.started`);
    assert.equal(started.body.data.length, 1);
    assert.equal((await service.current.sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`)).body.data.length, 1);
  });

  it('shows the end of a finished inquiry, regardless of its session', async () => {
    const { id } = await createInquiry(service.current);
    const url = await linkOf(id);
    await service.current.sandbox.post(`/inquiries/${id}/approve`);
    const person = createIndividual(service.current.baseUrl);
    assert.deepEqual([(await person.open(url)).status, person.page.step], [409, 'success']);
  });
});

describe('resume', () => {
  it('reopens an inquiry that is past its expiry but not yet swept', async () => {
    const { clock, sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    clock.forward(86_401);
    const { status, body } = await sandbox.post(`/inquiries/${id}/resume`);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['status'], 'pending');
    assert.ok(Date.parse(String(body.data.attributes['expires-at'])) > clock.now().getTime());
    const person = createIndividual(service.current.baseUrl);
    await person.open(`/verify?session-token=${String(body.meta?.['session-token'])}`);
    assert.equal(person.page.step, 'start');
    const names = await sandbox.get(`/events?filter[object-id]=${id}&filter[name]=inquiry.expired`);
    assert.equal(names.body.data.length, 1);
  });
});

describe('an inquiry that is past its expiry but not yet swept', () => {
  it('refuses a new session and a new link, which would be expired when they are created', async () => {
    const { clock, sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    clock.forward(86_401);
    assert.equal((await sandbox.post(`/inquiries/${id}/generate-one-time-link`)).status, 409);
    const session = await sandbox.post('/inquiry-sessions', { data: { attributes: { 'inquiry-id': id } } });
    assert.equal(session.status, 409);
  });
});

describe('an inquiry that is opened by its id', () => {
  const address = (id: string, more = '') => `/verify?inquiry-id=${id}${more}`;

  it('can be started by any holder of the id, and then belongs to that browser', async () => {
    const { id } = await createInquiry(service.current);
    const person = createIndividual(service.current.baseUrl);
    assert.equal((await person.open(address(id))).step, 'start');
    assert.equal((await person.answer({ consent: 'yes' })).step, 'country');
    assert.equal((await person.open(address(id))).step, 'country');
    assert.equal((await shown(`/inquiries/${id}`))['status'], 'pending');
    const other = createIndividual(service.current.baseUrl);
    assert.deepEqual([(await other.open(address(id))).status, other.page.step], [410, 'gone']);
  });

  it('is found only in the named environment', async () => {
    const { id } = await createInquiry(service.current);
    const { sandbox, production } = service.current.seeded;
    const open = async (more: string) =>
      (await createIndividual(service.current.baseUrl).open(address(id, more))).status;
    assert.equal(await open(`&environment-id=${sandbox.scope.environmentId}`), 200);
    assert.equal(await open(`&environment-id=${production.scope.environmentId}`), 410);
    assert.equal(await open('&environment-id=env_unknown'), 410);
  });

  it('needs a token once it is pending, and an unknown id reveals nothing', async () => {
    const person = () => createIndividual(service.current.baseUrl);
    const resumed = await createInquiry(service.current);
    await service.current.sandbox.post(`/inquiries/${resumed.id}/expire`);
    const { body } = await service.current.sandbox.post(`/inquiries/${resumed.id}/resume`);
    const token = String(body.meta?.['session-token']);
    assert.equal((await person().open(address(resumed.id))).status, 410);
    assert.equal((await person().open(address(resumed.id, `&session-token=${token}`))).step, 'start');
    for (const id of ['inq_unknown', 'act_1', "inq_'%20or%201"]) {
      assert.equal((await person().open(address(id))).status, 410, id);
    }
  });
});

describe('an inquiry that is finished', () => {
  const actions = ['complete_inquiry', 'fail_inquiry', 'mark_for_review_inquiry', 'approve_inquiry', 'decline_inquiry'];
  const redirect = 'https://shop.example/done';

  async function finished(action: string): Promise<{ id: string; person: Individual; url: string }> {
    const { id } = await createInquiry(service.current, {
      'redirect-uri': redirect,
      fields: { 'name-first': 'Zelda' },
    });
    const url = await linkOf(id);
    const person = createIndividual(service.current.baseUrl);
    await person.open(url);
    await person.answer({ consent: 'yes' });
    await simulate(service.current, id, action);
    return { id, person, url };
  }

  /** Returns the page that a stranger sees, without the parts that differ by request and inquiry. */
  async function shownToStranger(url: string, id: string): Promise<string> {
    const { status, step, html } = await createIndividual(service.current.baseUrl).open(url);
    assert.deepEqual([status, step], [409, 'gone'], html);
    return html
      .replaceAll(id, 'inq')
      .replaceAll(spokenNumber(id), 'number')
      .replaceAll(/nonce="[^"]*"/g, '');
  }

  it('shows a visitor with only its id that it is finished, but not how', async () => {
    const pages = new Set<string>();
    for (const action of actions) {
      const { id } = await finished(action);
      const html = await shownToStranger(`/verify?inquiry-id=${id}`, id);
      assert.match(html, /already finished/);
      assert.doesNotMatch(html, /shop\.example|Zelda|name="new-link"/);
      pages.add(html);
    }
    assert.equal(pages.size, 1);
  });

  it('shows the same to an expired link and an ended session, and accepts no request for a new link', async () => {
    const { id, person, url } = await finished('approve_inquiry');
    const { sandbox, clock } = service.current;
    const { body } = await sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
    for (const session of body.data) await sandbox.post(`/inquiry-sessions/${session.id}/expire`);
    clock.forward(400);
    assert.match(await shownToStranger(url, id), /already finished/);
    assert.deepEqual([(await person.open('/verify')).status, person.page.step], [409, 'gone']);
    await person.answer({ 'new-link': 'yes' });
    assert.deepEqual((await shown(`/inquiries/${id}`))['tags'], []);
  });

  it('keeps showing its end to the session that completed it', async () => {
    const { id, person } = await finished('decline_inquiry');
    assert.deepEqual([(await person.open(`/verify?inquiry-id=${id}`)).status, person.page.step], [200, 'failed']);
  });
});

describe('an address that names an inquiry and a template', () => {
  for (const name of ['inquiry-template-id', 'inquiry-template-version-id', 'template-id']) {
    it(`is refused as ambiguous: ${name}`, async () => {
      const { id } = await createInquiry(service.current);
      const person = createIndividual(service.current.baseUrl);
      const page = await person.open(`/verify?inquiry-id=${id}&${name}=itmpl_1`);
      assert.deepEqual([page.status, page.step], [400, 'gone']);
      assert.equal((await person.open(`/verify?inquiry-id=${id}`)).step, 'start');
    });
  }
});
