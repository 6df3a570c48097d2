/** Settings: current values, a test mail to oneself, and a preview of retention. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deleteOldRecords } from '../../src/privacy/retention.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

const service = useService({ worker: false });

interface Due {
  readonly tables: readonly {
    readonly table: string;
    readonly 'is-forever': boolean;
    readonly rule: string | null;
    readonly due: number;
    readonly 'oldest-at': string | null;
  }[];
}

const answerOf = async <Body>(path: string, role: 'admin' | 'auditor' = 'admin'): Promise<Body> => {
  const person = await signedIn(service.current, { role });
  const answer = await person.get(`/dashboard/api${path}`);
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text) as Body;
};

describe('GET /dashboard/api/settings', () => {
  test('200 returns the settings in force, and no secret', async () => {
    const found = await answerOf<{ readonly 'sign-in': object; readonly messages: { readonly mail: string } }>(
      '/settings',
    );
    assert.equal(found.messages.mail, 'log');
    assert.deepEqual(found['sign-in'], {
      rule: 'any',
      issuer: null,
      'passkey-host': null,
      'idle-seconds': 1800,
      'absolute-seconds': 43_200,
    });
  });

  test('403 for users who may not see settings', async () => {
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    assert.equal((await reviewer.get('/dashboard/api/settings')).status, 403);
  });
});

describe('PATCH /dashboard/api/settings/embedding', () => {
  const change = (person: Person, domains: readonly string[]) =>
    person.request('PATCH', '/dashboard/api/settings/embedding', { body: { data: { attributes: { domains } } } });
  const ancestorsOf = async (inquiryId: string) => {
    const { baseUrl } = service.current;
    const response = await fetch(`${baseUrl}/verify?inquiry-id=${inquiryId}`, { headers: { accept: 'text/html' } });
    return /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  };

  const widgetStatus = async (templateId: string, origin: string) => {
    const query = new URLSearchParams({
      'inquiry-template-id': templateId,
      'container-id': 'c-1',
      'iframe-origin': origin,
    });
    return (await fetch(`${service.current.baseUrl}/widget?${query}`, { headers: { accept: 'text/html' } })).status;
  };

  test('200 replaces the domains, which may frame what the allowlist of the template does not let frame', async () => {
    const { sandbox } = service.current;
    const templateId = await createTemplate(sandbox, { 'embedded-flow-domain-allowlist': ['shop.example'] });
    await published(sandbox, templateId);
    const { id } = await createInquiry(service.current, { 'inquiry-template-id': templateId });
    const { id: ofBareTemplate } = await createInquiry(service.current);
    const admin = await signedIn(service.current, { role: 'admin' });
    const domains = ['*.group.example', 'shop.example', 'bank.example:8443'];
    const answer = await change(admin, domains);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(JSON.parse(answer.text), { domains });
    assert.deepEqual((await answerOf<{ embedding: object }>('/settings')).embedding, { domains });
    assert.equal(await ancestorsOf(id), 'shop.example *.group.example bank.example:8443');
    assert.equal(await ancestorsOf(ofBareTemplate), domains.join(' '));
    assert.equal(await widgetStatus(templateId, 'https://pay.group.example'), 200);
    assert.equal(await widgetStatus(templateId, 'https://shop.example'), 200);
    assert.equal(await widgetStatus(templateId, 'https://group.example'), 400);
    assert.equal((await change(admin, [])).status, 200);
    assert.equal(await ancestorsOf(id), 'shop.example');
    assert.match((await ancestorsOf(ofBareTemplate)) ?? '', /^http:\/\/localhost:\*/);
  });

  test('422 for an invalid domain, 403 for a user who may only read', async () => {
    const admin = await signedIn(service.current, { role: 'admin' });
    const answer = await change(admin, ['shop.example', 'https://shop.example']);
    assert.equal(answer.status, 422, answer.text);
    assert.match(answer.text, /domains\.1 is not a domain/);
    const auditor = await signedIn(service.current, { role: 'auditor' });
    assert.equal((await change(auditor, [])).status, 403);
  });
});

describe('POST /dashboard/api/settings/test-message', () => {
  test('200 queues a mail to the caller, and its outcome is shown', async () => {
    const admin = await signedIn(service.current, { role: 'admin' });
    const answer = await admin.post('/dashboard/api/settings/test-message', {});
    assert.equal(answer.status, 200, answer.text);
    const { id } = JSON.parse(answer.text) as { id: string };
    const { messages } = await answerOf<{ messages: { recent: { id: string; kind: string }[] } }>('/settings');
    assert.deepEqual(
      messages.recent.map((each) => [each.id, each.kind]),
      [[id, 'test']],
    );
  });

  test('429 after five in ten minutes, across all users', async () => {
    const admin = await signedIn(service.current, { role: 'admin' });
    for (let each = 1; each < 5; each += 1) await admin.post('/dashboard/api/settings/test-message', {});
    const other = await signedIn(service.current, { role: 'admin' });
    assert.equal((await other.post('/dashboard/api/settings/test-message', {})).status, 429);
  });

  test('403 for a user who may only read', async () => {
    const auditor = await signedIn(service.current, { role: 'auditor' });
    assert.equal((await auditor.post('/dashboard/api/settings/test-message', {})).status, 403);
  });
});

describe('GET /dashboard/api/retention/dry-run', () => {
  test('200 counts what the next run deletes, table by table, and deletes nothing', async () => {
    const { app, clock, connectionString, sandbox, seeded } = service.current;
    await sandbox.get('/inquiries');
    await Promise.all([app.apiLogs.settle(), app.flowEvents.settle()]);
    assert.deepEqual(
      (await answerOf<Due>('/retention/dry-run')).tables.filter(({ due }) => due > 0),
      [],
    );
    clock.forward(40 * 86_400);
    const { tables } = await answerOf<Due>('/retention/dry-run');
    const logs = tables.find(({ table }) => table === 'api_logs');
    assert.ok(logs !== undefined && logs.due > 0 && logs['oldest-at'] !== null);
    const before = await rowsIn(
      connectionString,
      tables.map(({ table }) => table),
    );
    await deleteOldRecords(app.runner, seeded.sandbox.scope, app.slices.keeps);
    const after = await rowsIn(
      connectionString,
      tables.map(({ table }) => table),
    );
    for (const { table, due } of tables) {
      assert.equal((before.get(table) ?? 0) - (after.get(table) ?? 0), due, `${table} lost what was foretold`);
    }
    // Counters have the time of the database, which the test clock does not change: the request has opened a window
    // that is due.
    assert.deepEqual(
      (await answerOf<Due>('/retention/dry-run')).tables.filter(
        ({ due, table }) => due > 0 && table !== 'rate_windows',
      ),
      [],
    );
  });

  test('200 returns for each table how long it is kept, or why forever', async () => {
    const { tables } = await answerOf<Due>('/retention/dry-run', 'auditor');
    assert.ok(tables.every((each) => each['is-forever'] === false || (each.rule !== null && each.due === 0)));
    assert.match(tables.find(({ table }) => table === 'inquiries')?.rule ?? '', /until the business redacts it/);
  });
});

async function rowsIn(connection: string, tables: readonly string[]): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  for (const table of new Set(tables)) {
    const [row] = (await rowsOf(connection, `select count(*)::integer as n from ${table}`)) as { n: number }[];
    counted.set(table, row?.n ?? 0);
  }
  return counted;
}
