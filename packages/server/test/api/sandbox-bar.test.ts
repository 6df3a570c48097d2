/** Sandbox bar over HTTP: the effect of each command, and who may send commands. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { createIndividual, type Individual, type SeenPage } from '../support/individual.ts';
import { useService } from '../support/service.ts';

const service = useService();

interface Begun {
  readonly id: string;
  readonly person: Individual;
}

async function begun(environment: 'sandbox' | 'production' = 'sandbox', nameLast = 'SAMPLE'): Promise<Begun> {
  const client = service.current[environment];
  const templateId = service.current.seeded[environment].templates[0]?.id;
  const attributes = { 'inquiry-template-id': templateId, fields: { 'name-last': nameLast } };
  const made = await client.post('/inquiries', { data: { attributes } });
  const { id } = made.body.data;
  const linked = await client.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl);
  await person.open(String(linked.body.meta?.['one-time-link']));
  assert.equal((await person.answer({ consent: 'yes' })).step, 'country', person.page.html.slice(-2000));
  return { id, person };
}

const fieldIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Presses a button of the bar, also on a screen without another form; `changes` replace the page's CSRF proof. */
async function press(
  { person }: Begun,
  command: string,
  failure = '',
  changes: Readonly<Record<string, string>> = {},
): Promise<SeenPage & { readonly answered: number }> {
  const { html } = person.page;
  const body = new URLSearchParams({
    csrf: fieldIn(html, 'csrf'),
    step: fieldIn(html, 'step'),
    sandbox: command,
    ...(failure === '' ? {} : { failure }),
    ...changes,
  });
  const headers = { accept: 'text/html', cookie: person.cookie };
  const url = new URL(person.address, service.current.baseUrl);
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
  const text = await answer.text();
  if (answer.status === 303) return { ...(await person.open(person.address)), answered: 303 };
  const step = /data-step="([^"]*)"/.exec(text)?.[1] ?? '';
  return { status: answer.status, html: text, step, answered: answer.status };
}

async function inquiryOf(id: string) {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
  return { status: body.data.attributes['status'], verifications: body.included ?? [] };
}

async function eventsOf(id: string): Promise<string[]> {
  const { body } = await service.current.sandbox.get(`/events?filter[object-id]=${id}&page[size]=100`);
  return body.data.map(({ attributes }) => String(attributes['name']));
}

/** Advances from the country to the check of the document, using specimens. */
async function showSpecimens(flow: Begun): Promise<void> {
  await flow.person.answer({ country: 'US' });
  for (const side of ['front', 'back']) {
    assert.equal(flow.person.page.step, side);
    await press(flow, 'specimen');
  }
}

describe('the sandbox bar', () => {
  it('answers the picture screens with specimens, and both checks pass', async () => {
    const flow = await begun();
    await showSpecimens(flow);
    assert.equal((await flow.person.waitPast('processing')).step, 'selfie');
    await press(flow, 'specimen');
    assert.equal((await flow.person.waitPast('processing')).step, 'success');
    const { verifications } = await inquiryOf(flow.id);
    assert.deepEqual(
      verifications.map(({ attributes }) => attributes['status']),
      ['passed', 'passed'],
    );
  });

  it('fails the next check by the chosen check and reason, and the one after it is as usual', async () => {
    const flow = await begun();
    const chosen = await press(flow, 'fail', 'id_expired_detection.expired');
    assert.deepEqual([chosen.answered, chosen.step], [303, 'country']);
    assert.match(chosen.html, /The next check fails:[^·]*id_expired_detection · expired</);
    await showSpecimens(flow);
    assert.equal((await flow.person.waitPast('processing')).step, 'retry');
    assert.match(flow.person.page.html, /has expired/);
    const { verifications } = await inquiryOf(flow.id);
    assert.equal(verifications[0]?.attributes['status'], 'requires_retry');
    const checks = verifications[0]?.attributes['checks'] as Record<string, unknown>[];
    assert.deepEqual(
      checks
        .filter(({ status, requirement }) => status === 'failed' && requirement !== 'not_required')
        .map(({ name, reasons }) => [name, reasons]),
      [['id_expired_detection', ['expired']]],
    );
    await flow.person.answer({ continue: 'yes' });
    await showSpecimens(flow);
    assert.equal((await flow.person.waitPast('processing')).step, 'selfie');
  });

  it('passes the next check regardless of the family name, while without the bar the name decides', async () => {
    const [forced, usual] = [await begun('sandbox', 'SANDBOX-EXPIRED'), await begun('sandbox', 'SANDBOX-EXPIRED')];
    await press(forced, 'pass');
    for (const flow of [forced, usual]) await showSpecimens(flow);
    assert.equal((await forced.person.waitPast('processing')).step, 'selfie');
    assert.equal((await usual.person.waitPast('processing')).step, 'retry');
  });

  it('slows the next check down, so that the waiting page mentions that it may be closed', async () => {
    const { clock, connectionString } = service.current;
    const flow = await begun();
    assert.match((await press(flow, 'slow')).html, /value="usual-pace" aria-pressed="true"/);
    assert.match((await press(flow, 'usual-pace')).html, /value="slow" aria-pressed="false"/);
    await press(flow, 'slow');
    await showSpecimens(flow);
    const job = "from pgboss.job where name = 'process-verification' and data->>'inquiryId' = $1";
    const [delay] = await rowsOf(
      connectionString,
      `select extract(epoch from start_after - created_on)::int as seconds ${job}`,
      [flow.id],
    );
    assert.equal(delay?.['seconds'], 30);
    clock.forward(25);
    assert.match((await flow.person.open(flow.person.address)).html, /You may close this page/);
    const offered = [...flow.person.page.html.matchAll(/name="sandbox" value="([^"]*)"/g)].map(([, value]) => value);
    assert.deepEqual(offered, ['review', 'expire', 'complete', 'approve', 'decline']);
    await press(flow, 'fail', 'id_expired_detection.expired');
    await rowsOf(connectionString, `update pgboss.job set start_after = now() ${job.replace('from pgboss.job', '')}`, [
      flow.id,
    ]);
    assert.equal((await flow.person.waitPast('processing')).step, 'selfie');
  });

  for (const [command, status, event, step] of [
    ['review', 'needs_review', 'inquiry.marked-for-review', 'needs-review'],
    ['complete', 'completed', 'inquiry.completed', 'success'],
    ['approve', 'approved', 'inquiry.approved', 'success'],
    ['decline', 'declined', 'inquiry.declined', 'failed'],
    ['expire', 'expired', 'inquiry.expired', 'expired'],
  ] as const) {
    it(`ends the inquiry at once by ${command}, with its event and page`, async () => {
      const flow = await begun();
      const page = await press(flow, command);
      assert.deepEqual([page.step, page.answered], [step, command === 'expire' ? 409 : 303]);
      assert.ok((await eventsOf(flow.id)).includes(event));
      if (command !== 'complete') assert.equal((await inquiryOf(flow.id)).status, status);
    });
  }

  it('decides an inquiry in review, and then offers only the other decision', async () => {
    const flow = await begun();
    await press(flow, 'review');
    const page = await press(flow, 'approve');
    assert.equal(page.step, 'success');
    const offered = [...page.html.matchAll(/name="sandbox" value="([^"]*)"/g)].map(([, value]) => value);
    assert.deepEqual(offered, ['decline']);
    assert.equal((await press(flow, 'expire')).step, 'success');
    assert.equal((await inquiryOf(flow.id)).status, 'approved');
  });

  it('shows a page with a sentence for an unknown command', async () => {
    const flow = await begun();
    for (const [command, failure] of [
      ['unheard-of', ''],
      ['fail', ''],
      ['fail', 'id_expired_detection'],
      ['fail', 'id_expired_detection.unheard_of'],
      ['fail', 'selfie_pose_detection.unheard_of'],
      ['fail', '__proto__.constructor'],
      ['specimen', ''],
    ] as const) {
      const page = await press(flow, command, failure);
      assert.deepEqual([page.answered, page.step], [422, 'country'], `${command} ${failure}`);
      assert.match(page.html, /Test mode has no such choice here/);
    }
    assert.equal((await inquiryOf(flow.id)).status, 'pending');
  });

  it('changes nothing from an old tab', async () => {
    const flow = await begun();
    const old = await press(flow, 'fail', 'id_expired_detection.expired', { step: 'front' });
    assert.match(old.html, /The next check passes, unless/);
    assert.equal((await press(flow, 'specimen', '', { step: 'front' })).step, 'country');
  });
});

describe('a command of the sandbox bar', () => {
  it('is refused without the proof of the page, and at the session of another inquiry', async () => {
    const [one, other] = [await begun(), await begun()];
    for (const csrf of ['', 'wrong', fieldIn(other.person.page.html, 'csrf')]) {
      assert.equal((await press(one, 'expire', '', { csrf })).answered, 403);
    }
    const body = new URLSearchParams({ csrf: fieldIn(one.person.page.html, 'csrf'), sandbox: 'expire' });
    const headers = { accept: 'text/html', cookie: other.person.cookie };
    const url = new URL(one.person.address, service.current.baseUrl);
    const foreign = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
    assert.equal(foreign.status, 410);
    for (const { id } of [one, other]) assert.equal((await inquiryOf(id)).status, 'pending');
  });

  for (const command of ['pass', 'fail', 'slow', 'usual-pace', 'specimen', 'review', 'expire', 'approve', 'x', '']) {
    it(`has no effect in production: ${command}`, async () => {
      const { production } = service.current;
      const flow = await begun('production');
      assert.doesNotMatch(flow.person.page.html, /name="sandbox"|class="sandbox"/);
      await flow.person.answer({ country: 'US' });
      const before = await production.get(`/inquiries/${flow.id}`);
      const page = await press(flow, command, 'id_expired_detection.expired');
      assert.deepEqual([page.answered, page.step], [403, 'front']);
      assert.deepEqual((await production.get(`/inquiries/${flow.id}`)).body.data, before.body.data);
    });
  }
});
