/** POST /dashboard/api/search: pasted text is found, except in data that the user may not see. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spokenNumber } from '@countersign/texts/spoken-number';
import sql from 'sql-template-tag';
import { indexPeopleOfInquiriesJob } from '../../src/resources/verification/inquiries/jobs.ts';
import { documentNumberTrace, keepTraces } from '../../src/resources/verification/verifications/index.ts';
import { runJob } from '../../src/worker.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, type PersonOptions, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService();
const path = '/dashboard/api/search';

interface Hit {
  readonly type: string;
  readonly id: string;
  readonly by: string;
  readonly name: string | null;
}

const person = (role: PersonOptions['role'] = 'reviewer'): Promise<Person> => signedIn(service.current, { role });

async function hits(asker: Person, text: string): Promise<string[]> {
  const answer = await asker.post(path, { text });
  assert.equal(answer.status, 200, answer.text);
  const found = (JSON.parse(answer.text) as { hits: Hit[] }).hits;
  return found.map(({ type, id, by }) => `${type} ${id} ${by}`);
}

const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>): Promise<Row[]> => {
  const { app, seeded } = service.current;
  return app.runner.read(seeded.sandbox.scope, ({ tx }) => tx.select<Row>(statement));
};

async function termsOf(id: string): Promise<number> {
  return (await rowsOf(sql`select kind from inquiry_person_terms where inquiry_id = ${id}`)).length;
}

async function rowOf(id: string): Promise<{ version: number }> {
  const [row] = await rowsOf<{ version: number }>(sql`select version from inquiries where id = ${id}`);
  assert.ok(row);
  return row;
}

describe('200', () => {
  it('finds an inquiry by its id, its reference id in the exact case, and its document number', async () => {
    const { id } = await createInquiry(service.current, { 'reference-id': 'Order-77' });
    const reviewer = await person();
    assert.deepEqual(await hits(reviewer, ` ${id} `), [`inquiry ${id} id`]);
    assert.ok((await hits(reviewer, 'Order-77')).includes(`inquiry ${id} reference-id`));
    assert.equal((await hits(reviewer, 'Order-7')).length, 0);
    const { app, seeded } = service.current;
    const { scope } = seeded.sandbox;
    await app.runner.write(scope, { type: 'system' }, async ({ tx }) => {
      const owner = { inquiryId: id, accountId: null, now: app.clock.now() };
      const traces = [documentNumberTrace('US', 'CA', 'D 1234-567'), documentNumberTrace('FR', '', '12AB34567')];
      await keepTraces(tx, scope, traces, owner);
    });
    for (const number of ['d1234567', 'D-1234 567', '12ab34567']) {
      assert.deepEqual(await hits(reviewer, number), [`inquiry ${id} document-number`], number);
    }
    assert.deepEqual(await hits(reviewer, 'D1234568'), []);
  });

  it('finds an inquiry by the number that its individual reads out', async () => {
    const { id } = await createInquiry(service.current);
    const reviewer = await person();
    const number = spokenNumber(id);
    for (const said of [number, number.toLowerCase(), number.replace('-', ' '), number.replace('-', '')]) {
      assert.deepEqual(await hits(reviewer, said), [`inquiry ${id} number`], said);
    }
    assert.deepEqual(await hits(reviewer, number.slice(0, 6)), []);
  });

  it('finds an account by its reference id and by the searchable fields of its type', async () => {
    const made = await service.current.sandbox.post('/accounts', {
      data: { attributes: { 'reference-id': 'customer-5', fields: { 'email-address': 'Ada@Example.com' } } },
    });
    const { id } = made.body.data as unknown as { id: string };
    const reviewer = await person();
    assert.deepEqual(await hits(reviewer, 'CUSTOMER-5'), [`account ${id} reference-id`]);
    assert.deepEqual(await hits(reviewer, 'ada@example.com'), [`account ${id} email-address`]);
    assert.deepEqual(await hits(reviewer, id), [`account ${id} id`]);
    assert.deepEqual(await hits(reviewer, 'ada@example'), []);
  });

  it('finds an inquiry by the current name, e-mail address and phone number of its individual', async () => {
    const fields = { 'name-first': 'Chiara', 'name-last': 'Müller', 'email-address': 'Chiara@Example.org' };
    const { id } = await createInquiry(service.current, { fields });
    const reviewer = await person();
    for (const text of ['chiara mueller', 'Muller', 'Müller, Chiara']) {
      assert.deepEqual(await hits(reviewer, text), [`inquiry ${id} name`], text);
    }
    const named = JSON.parse((await reviewer.post(path, { text: 'chiara@example.org' })).text) as { hits: Hit[] };
    assert.deepEqual(
      named.hits.map(({ by, name }) => [by, name]),
      [['email-address', 'Chiara Müller']],
    );
    const changed = { fields: { 'name-last': 'Rossi', 'phone-number': '+39 06 1234 5678' } };
    const patched = await service.current.sandbox.request('PATCH', `/inquiries/${id}`, {
      body: { data: { attributes: changed } },
    });
    assert.equal(patched.status, 200, patched.text);
    assert.deepEqual(await hits(reviewer, 'Müller'), []);
    assert.deepEqual(await hits(reviewer, 'chiara rossi'), [`inquiry ${id} name`]);
    for (const text of ['+39 0612345678', '06 12345678']) {
      assert.deepEqual(await hits(reviewer, text), [`inquiry ${id} phone-number`], text);
    }
    for (const text of ['chiara rossi', 'chiara@example.org']) {
      assert.deepEqual(await hits(await person('auditor'), text), [], 'an auditor does not see persons');
    }
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    for (const text of ['Rossi', 'chiara@example.org', '+39 0612345678']) {
      assert.deepEqual(await hits(reviewer, text), [], text);
    }
    assert.equal(await termsOf(id), 0);
  });

  it('finds the individual of an inquiry of an earlier release once the job has indexed it', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Fatou', 'name-last': 'Diallo' } });
    const { app, seeded } = service.current;
    await app.runner.write(seeded.sandbox.scope, { type: 'system' }, async ({ tx }) => {
      await tx.execute(sql`delete from inquiry_person_terms where inquiry_id = ${id}`);
      await tx.execute(sql`update inquiries set person_digest = null where id = ${id}`);
    });
    const reviewer = await person();
    assert.deepEqual(await hits(reviewer, 'fatou diallo'), []);
    await runJob(app, indexPeopleOfInquiriesJob, {});
    assert.deepEqual(await hits(reviewer, 'fatou diallo'), [`inquiry ${id} name`]);
    const { version } = await rowOf(id);
    await runJob(app, indexPeopleOfInquiriesJob, {});
    assert.equal((await rowOf(id)).version, version);
  });

  it('finds nothing by values that are hidden from the caller', async () => {
    const made = await service.current.sandbox.post('/accounts', {
      data: { attributes: { 'reference-id': 'customer-6', fields: { 'email-address': 'grace@example.com' } } },
    });
    const { id } = made.body.data as unknown as { id: string };
    const inquiry = await createInquiry(service.current);
    const { app, seeded } = service.current;
    await app.runner.write(seeded.sandbox.scope, { type: 'system' }, async ({ tx, scope }) => {
      const owner = { inquiryId: inquiry.id, accountId: null, now: app.clock.now() };
      await keepTraces(tx, scope, [documentNumberTrace('FR', '', '77ZZ11111')], owner);
    });
    assert.deepEqual(await hits(await person(), 'grace@example.com'), [`account ${id} email-address`]);
    for (const role of ['developer', 'auditor'] as const) {
      const asker = await person(role);
      assert.deepEqual(await hits(asker, 'grace@example.com'), [], role);
      assert.deepEqual(await hits(asker, '77ZZ11111'), [], role);
      assert.deepEqual(await hits(asker, 'customer-6'), [`account ${id} reference-id`], role);
      for (const attribute of ['identifiers.email_address', 'fields.email-address']) {
        const query = { and: [{ not: { attribute, operator: 'eq', value: 'grace@example.com' } }] };
        const searched = await asker.post('/api/v1/accounts/search', { query });
        assert.equal(searched.status, 403, searched.text);
        assert.equal(searched.body.errors?.[0]?.code, 'exceeds_grant');
        assert.equal(searched.body.errors?.[0]?.source?.pointer, '/query/and/0/not/attribute');
      }
      const byReference = { attribute: 'identifiers.reference-id', operator: 'eq', value: 'customer-6' };
      assert.equal((await asker.post('/api/v1/accounts/search', { query: byReference })).body.data[0]?.id, id);
      assert.equal((await asker.get('/api/v1/inquiries?filter[note]=vip')).status, 403);
    }
  });

  it('finds nothing of another environment', async () => {
    const { id } = await createInquiry(service.current, { 'reference-id': 'sandbox-only' });
    const reviewer = await person();
    const { production } = service.current.seeded;
    for (const text of [id, 'sandbox-only']) {
      const answer = await reviewer.post(path, { text }, production.scope.environmentId);
      assert.deepEqual(JSON.parse(answer.text), { hits: [] });
    }
  });

  it('accepts any text', async () => {
    const reviewer = await person();
    for (const text of ["' or 1=1 --", '\u0000'.repeat(3), '‮abc', '%', 'inq_x', 'act_', '😀']) {
      assert.ok([200, 400].includes((await reviewer.post(path, { text })).status), JSON.stringify(text));
    }
  });
});

describe('400', () => {
  it('is returned for a text that is too long, empty or not a string', async () => {
    const reviewer = await person();
    for (const text of ['', 'x'.repeat(201), 5, null]) assert.equal((await reviewer.post(path, { text })).status, 400);
  });
});
