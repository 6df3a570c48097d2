/** GET /user-audit-logs and /user-audit-logs/{id}, including the views of one person. */
import assert from 'node:assert/strict';
import { createHash, verify } from 'node:crypto';
import { describe, it } from 'node:test';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import { readRowsBetween } from '../../src/resources/platform/user-audit-logs/list.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

let reviewer: Person;
let auditor: Person;
const service = useService({}, async (started) => {
  reviewer = await signedIn(started, { role: 'reviewer' });
  auditor = await signedIn(started, { role: 'auditor' });
});

interface Shown {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships: { readonly user: { readonly data: { readonly id: string } } };
}

interface Listed {
  readonly data: readonly Shown[];
  readonly included?: readonly Shown[];
  readonly links: { readonly next: string | null };
}

const listed = async (query = ''): Promise<Listed> => {
  const answer = await service.current.production.get(`/user-audit-logs${query}`);
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text) as Listed;
};

/** Patches a name, which the reviewer's row then contains. */
async function patched(): Promise<{ readonly inquiryId: string; readonly auditId: string }> {
  const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Grace' } });
  const answer = await reviewer.request('PATCH', `/api/v1/inquiries/${id}`, {
    body: { data: { attributes: { note: 'called Grace twice' } } },
  });
  assert.equal(answer.status, 200, answer.text);
  return { inquiryId: id, auditId: answer.headers.get('service-audit-id') ?? '' };
}

describe('GET /user-audit-logs', () => {
  describe('200', () => {
    it('lists newest first, each with its user included by default', async () => {
      const { auditId, inquiryId } = await patched();
      const { data, included = [] } = await listed();
      const [first] = data;
      assert.equal(first?.id, auditId);
      assert.equal(first.type, 'user-audit-log');
      assert.equal(first.attributes['path'], `/api/v1/inquiries/${inquiryId}`);
      assert.deepEqual(first.attributes['post-params'], { data: { attributes: { note: 'called Grace twice' } } });
      const person = included.find(({ id }) => id === first.relationships.user.data.id);
      assert.equal(person?.attributes['email-address'], reviewer.user.emailAddress);
    });

    it('pages without repeating or omitting a row', async () => {
      for (let turn = 0; turn < 7; turn += 1) await reviewer.get('/api/v1/inquiries');
      const all = (await listed('?page[size]=100')).data.map(({ id }) => id);
      const seen: string[] = [];
      let query = '?page[size]=3';
      for (;;) {
        const page = await listed(query);
        seen.push(...page.data.map(({ id }) => id));
        if (page.links.next === null) break;
        query = page.links.next.slice(page.links.next.indexOf('?'));
      }
      assert.deepEqual(seen, all);
    });

    it('shows an auditor who sent the request and from where, and no parameters', async () => {
      const { auditId } = await patched();
      const answer = await auditor.get(`/api/v1/user-audit-logs/${auditId}`);
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.body.data.attributes['ip-address'], '127.0.0.1');
      assert.equal(answer.body.data.attributes['post-params'], '[FILTERED]');
      assert.match(answer.text, new RegExp(reviewer.user.emailAddress));
      assert.doesNotMatch(answer.text, /Grace/);
    });

    it('never holds a secret, and nothing of a person whom the row does not name', async () => {
      const search = '?filter[reference-id]=Grace%20Hopper';
      await reviewer.get(`/api/v1/inquiries${search}`);
      await reviewer.post('/api/v1/webhooks', {
        data: { attributes: { name: 'x', password: 'hunter2', secret: 'abc' } },
      });
      const { data } = await listed('?page[size]=2');
      assert.doesNotMatch(JSON.stringify(data), /Hopper|hunter2|abc/);
    });

    it('shows [FILTERED] in place of a large value', async () => {
      const { id } = await createInquiry(service.current);
      const tags = Array.from({ length: 20 }, (_each, index) => `${index}`.repeat(100));
      const body = { data: { attributes: { tags, note: 'n'.repeat(400) } } };
      await reviewer.request('PATCH', `/api/v1/inquiries/${id}`, {
        body: { ...body, meta: { long: 'm'.repeat(4000) } },
      });
      const [first] = (await listed('?page[size]=1')).data;
      assert.match(JSON.stringify(first?.attributes['post-params']), /\[FILTERED\]/);
    });
  });

  describe('403', () => {
    it('refuses keys of the sandbox, and people without the permission', async () => {
      assert.equal((await service.current.sandbox.get('/user-audit-logs')).status, 403);
      assert.equal((await reviewer.get('/api/v1/user-audit-logs')).status, 403);
    });
  });

  describe('404', () => {
    it('is returned for an unknown id', async () => {
      const answer = await service.current.production.get('/user-audit-logs/ual_111111111111111111111111');
      assert.equal(answer.status, 404);
    });
  });
});

describe('a redaction', () => {
  it('destroys the parameters of every row about the person, and the log still verifies', async () => {
    const { inquiryId, auditId } = await patched();
    const redacted = await service.current.sandbox.request('DELETE', `/inquiries/${inquiryId}`);
    assert.equal(redacted.status, 200, redacted.text);
    const postParams = async () => {
      const { body } = await service.current.production.get(`/user-audit-logs/${auditId}`);
      return body.data.attributes['post-params'];
    };
    await eventually('the parameters are gone', async () => (await postParams()) === '[FILTERED]');
    const verified = await auditor.post('/dashboard/api/audit/verify');
    assert.equal((JSON.parse(verified.text) as { 'is-whole': boolean })['is-whole'], true, verified.text);
  });
});

describe('GET /dashboard/api/audit/subjects/{id}', () => {
  it('lists who viewed a person, refused requests included, and nothing of others', async () => {
    const { id } = await createInquiry(service.current);
    const other = await createInquiry(service.current);
    await reviewer.get(`/api/v1/inquiries/${id}`);
    await reviewer.get(`/api/v1/inquiries/${other.id}`);
    await auditor.post(`/api/v1/inquiries/${id}/approve`);
    const answer = await auditor.get(`/dashboard/api/audit/subjects/${id}`);
    assert.equal(answer.status, 200, answer.text);
    const { data } = JSON.parse(answer.text) as Listed;
    assert.deepEqual(
      data.map(({ attributes, relationships }) => [attributes['response-status'], relationships.user.data.id]),
      [
        [403, auditor.user.id],
        [200, reviewer.user.id],
      ],
    );
  });

  it('is filtered by method and by refusal', async () => {
    const { id } = await createInquiry(service.current);
    await reviewer.get(`/api/v1/inquiries/${id}`);
    await auditor.post(`/api/v1/inquiries/${id}/approve`);
    const rowsOf = async (filter: string) => {
      const answer = await auditor.get(`/dashboard/api/audit/logs?filter[subject-id]=${id}&${filter}`);
      assert.equal(answer.status, 200, answer.text);
      // A search of the log is itself a row about the people whose names it shows.
      const rows = (JSON.parse(answer.text) as Listed).data.filter(({ attributes }) =>
        String(attributes['path']).startsWith(`/api/v1/inquiries/${id}`),
      );
      return rows.map(({ attributes }) => attributes['response-status']);
    };
    assert.deepEqual(await rowsOf('filter[method]=POST,PATCH'), [403]);
    assert.deepEqual(await rowsOf('filter[is-refused]=false'), [200]);
    const unknown = await auditor.get('/dashboard/api/audit/logs?filter[is-refused]=perhaps');
    assert.equal(unknown.status, 400);
  });

  it('is filtered by person and time', async () => {
    await reviewer.get('/api/v1/inquiries');
    const answer = await auditor.get(`/dashboard/api/audit/logs?filter[user-id]=${reviewer.user.id}&page[size]=1`);
    assert.equal(answer.status, 200, answer.text);
    const { data } = JSON.parse(answer.text) as Listed;
    assert.equal(data[0]?.relationships.user.data.id, reviewer.user.id);
    const later = await auditor.get('/dashboard/api/audit/logs?filter[created-at-start]=2099-01-01T00:00:00Z');
    assert.deepEqual((JSON.parse(later.text) as Listed).data, []);
  });
});

describe('GET /dashboard/api/audit/export', () => {
  const from = () => new Date(service.current.clock.now().getTime() - 3_600_000).toISOString();
  const path = () =>
    `/dashboard/api/audit/export?filter[created-at-start]=${from()}&filter[created-at-end]=${service.current.clock.now().toISOString()}`;

  it('returns rows with their places in the chain, signed and verifiable with the public key', async () => {
    const { auditId } = await patched();
    const answer = await auditor.get(path());
    assert.equal(answer.status, 200, answer.text);
    const lines = answer.text.trimEnd().split('\n');
    const last = JSON.parse(lines.pop() ?? '') as {
      readonly signed: { readonly sha256: string; readonly rows: number };
      readonly signature: string;
      readonly 'public-key': string;
    };
    const { signed, signature } = last;
    assert.equal(signed.rows, lines.length);
    assert.equal(
      signed.sha256,
      createHash('sha256')
        .update(`${lines.join('\n')}\n`)
        .digest('hex'),
    );
    assert.ok(verify(null, Buffer.from(JSON.stringify(signed)), last['public-key'], Buffer.from(signature, 'hex')));
    assert.ok(lines.some((line) => line.includes(auditId)));
    assert.doesNotMatch(answer.text, /Grace/);
  });

  it('reads the same rows in the same order, in batches of any size', async () => {
    const { app, seeded, clock } = service.current;
    const { scope } = seeded.production;
    const place = { keyRing: app.keyRing, organizationId: scope.organizationId, now: clock.now() };
    const idsBy = (size: number) =>
      app.runner.read(scope, async ({ tx }) => {
        const ids: string[] = [];
        for await (const rows of readRowsBetween(tx, place, { until: clock.now() }, size)) {
          assert.ok(rows.length <= size);
          ids.push(...rows.map(({ id }) => id));
        }
        return ids;
      });
    const all = await idsBy(100_000);
    assert.ok(all.length > 3);
    for (const size of [1, 2, all.length]) assert.deepEqual(await idsBy(size), all, `${size} at a time`);
  });

  it('is refused without the right, and without a recent factor', async () => {
    assert.equal((await reviewer.get(path())).status, 403);
    const alone = await signedIn(service.current, { role: 'auditor', hasSecondFactor: false });
    assert.equal((await alone.get(path())).status, 403);
  });
});

describe('rows older than six months', () => {
  it('are not shown, and are kept for a year', async () => {
    const { clock, app } = service.current;
    const { auditId } = await patched();
    clock.forward(190 * 86_400);
    assert.equal((await service.current.production.get(`/user-audit-logs/${auditId}`)).status, 404);
    await deleteOldRecordsJob.run({ ...app, log: app.log }, {});
    const again = await signedIn(service.current, { role: 'auditor' });
    const { rows } = JSON.parse((await again.post('/dashboard/api/audit/verify')).text) as { rows: number };
    assert.ok(rows > 10);
  });
});
