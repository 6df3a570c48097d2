/** GET /cases and POST /cases/search. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeCase, makeTemplate } from '../support/cases.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const idsOf = async (path: string): Promise<string[]> => {
  const { status, text, body } = await service.current.sandbox.get(path);
  assert.equal(status, 200, text);
  return body.data.map(({ id }) => id);
};

async function search(query: object, sort?: object) {
  return service.current.sandbox.post('/cases/search', { query, ...(sort === undefined ? {} : { sort }) });
}

describe('the list', () => {
  it('is filtered by status, template, account, reference id, inquiry and report', async () => {
    const { sandbox } = service.current;
    const reference = { data: { attributes: { 'reference-id': 'customer 7' } } };
    const account = (await sandbox.post('/accounts', reference)).body.data.id;
    const template = await makeTemplate(service.current, 'LIST', {});
    const attributes = { 'case-template-id': template };
    const { id } = await makeCase(service.current, { attributes, meta: { 'object-ids': [account] } });
    const other = await makeCase(service.current);
    await sandbox.post(`/cases/${other.id}/set-status`, { meta: { status: 'Pending' } });
    assert.deepEqual(await idsOf('/cases?filter[status]=PENDING'), [other.id]);
    assert.deepEqual(await idsOf(`/cases?filter[case-template-id]=${template}`), [id]);
    assert.deepEqual(await idsOf(`/cases?filter[account-id]=${account}`), [id]);
    assert.deepEqual(await idsOf('/cases?filter[reference-id]=customer%207'), [id]);
    assert.deepEqual(await idsOf(`/cases?filter[inquiry-id]=${account}&filter[status]=Pending`), []);
    assert.deepEqual(await idsOf('/cases?filter[report-id]=rep_1'), []);
  });

  it('is paged, newest first', async () => {
    const ids = [(await makeCase(service.current)).id, (await makeCase(service.current)).id];
    assert.deepEqual(await idsOf('/cases?page[size]=1'), [ids[1]]);
    assert.deepEqual(await idsOf(`/cases?page[size]=1&page[after]=${ids[1]}`), [ids[0]]);
    assert.equal((await service.current.sandbox.get('/cases?page[after]=case_none')).status, 404);
  });
});

describe('a search', () => {
  it('finds by the searchable fields of a template, in any case, and by no other field', async () => {
    const schemas = [
      { type: 'string', key: 'riskLevel', config: { identifier: { unique: false } } },
      { type: 'string', key: 'note' },
    ];
    const template = await makeTemplate(service.current, 'FIND', { 'field-schemas': schemas });
    const attributes = { 'case-template-id': template, fields: { 'risk-level': 'High', note: 'x' } };
    const { id } = await makeCase(service.current, { attributes });
    const found = await search({ attribute: 'fields.risk_level', operator: 'eq', value: 'hIGH' });
    assert.deepEqual(
      found.body.data.map((each) => each.id),
      [id],
    );
    assert.equal((await search({ attribute: 'fields.note', operator: 'eq', value: 'x' })).status, 400);
    assert.equal((await search({ attribute: 'fields.risk_level', operator: 'gt', value: 'x' })).status, 400);
  });

  it('accepts every attribute of the contract, joined with and, or, not', async () => {
    const { id } = await makeCase(service.current);
    const open = { attribute: 'state', operator: 'eq', value: 'open' };
    const now = { attribute: 'created_at', operator: 'gte', value: '2020-01-01' };
    for (const attribute of ['template', 'status', 'assignee', 'case_queue', 'resolver']) {
      assert.equal((await search({ attribute, operator: 'eq', value: 'x' })).status, 200, attribute);
    }
    for (const attribute of ['updated_at', 'resolved_at', 'sla_expires_at']) {
      assert.equal((await search({ attribute, operator: 'lt', value: '2020-01-01' })).status, 200, attribute);
    }
    const { body } = await search({ and: [open, now] }, { attribute: 'created_at', direction: 'desc' });
    assert.equal(body.data[0]?.id, id);
    assert.equal((await search({ not: { or: [open, now] } })).body.data.length, 0);
  });
});

describe('400', () => {
  it('points at what is invalid', async () => {
    for (const query of [{ attribute: 'name', operator: 'eq', value: 'x' }, { xor: [] }, { attribute: 'state' }]) {
      const answer = await search(query);
      assert.equal(answer.status, 400);
      assert.ok(answer.body.errors?.[0]?.source?.pointer);
    }
    const answer = await search({ attribute: 'state', operator: 'eq', value: 'open' }, { attribute: 'resolver' });
    assert.equal(answer.status, 400);
  });
});
