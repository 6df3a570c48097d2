import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';

const service = useService();

const list = async (query: string) => service.current.sandbox.get(`/transactions?${query}`);
const idsOf = async (query: string): Promise<string[]> => {
  const { status, body, text } = await list(query);
  assert.equal(status, 200, text);
  return body.data.map(({ id }) => id);
};

describe('GET /transactions: 200', () => {
  const ids: Record<string, string> = {};
  let typeId = '';

  before(async () => {
    typeId = (await createTransactionType(service.current)).id;
    const fields = { 'card-fingerprint': 'Card-1' };
    ids['first'] = (await createTransaction(service.current, { 'reference-id': 'One', fields })).id;
    ids['second'] = (await createTransaction(service.current, { 'transaction-type-id': typeId, fields })).id;
    ids['third'] = (await createTransaction(service.current, { 'reference-id': 'two' })).id;
  });

  it('returns all types, newest first, in pages', async () => {
    const { body } = await list('page[size]=2');
    assert.deepEqual(
      body.data.map(({ id }) => id),
      [ids['third'], ids['second']],
    );
    assert.deepEqual(await idsOf(`page[size]=2&page[after]=${ids['second']}`), [ids['first']]);
  });

  it('filters by reference id in any case, by type, by identifier, and by all of them', async () => {
    assert.deepEqual(await idsOf('filter[reference-id]=oNE'), [ids['first']]);
    assert.deepEqual(await idsOf(`filter[transaction-type-id]=${typeId}`), [ids['second']]);
    const card = 'filter[identifier][key]=card_fingerprint&filter[identifier][value]=card-1';
    assert.deepEqual(await idsOf(card), [ids['second'], ids['first']]);
    assert.deepEqual(await idsOf(`${card}&filter[transaction-type-id]=${typeId}`), [ids['second']]);
    assert.deepEqual(await idsOf('filter[identifier][key]=amount&filter[identifier][value]=1'), []);
  });

  it('returns nothing of another environment', async () => {
    const { body } = await service.current.production.get('/transactions');
    assert.deepEqual(body.data, []);
  });
});

describe('GET /transactions: 400', () => {
  const refused = [
    'filter[identifier][key]=x',
    'filter[identifier]=x',
    'filter[identifier][other]=x',
    'filter[reference-id][key]=x',
    'filter[status]=created',
  ];
  for (const query of refused) it(query, async () => assert.equal((await list(query)).status, 400));
});
