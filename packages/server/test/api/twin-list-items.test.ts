/** Concurrent creation of the same item, in every kind; lists archived meanwhile; oversized bodies. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { createList, itemIn } from '../support/lists.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

let owner: Person;
const service = useService({}, async (started) => {
  owner = await signedIn(started, { role: 'owner' });
});

const together = 32;

type Item = Readonly<Record<string, unknown>>;

/** Different notations of one item. */
const twins: Readonly<Record<string, readonly [Item, ...Item[]]>> = {
  'browser-fingerprints': [{ value: 'ab12' }, { value: ' AB12' }],
  countries: [{ 'country-code': 'US' }, { 'country-code': 'us' }],
  'device-fingerprints': [{ value: 'cd34' }, { value: 'ｃｄ34' }],
  'email-addresses': [
    { value: 'twins.example', 'match-type': 'domain' },
    { value: 'TWINS.example.', 'match-type': 'domain' },
  ],
  fields: [{ 'field-value': 'Springfield' }, { 'field-value': 'SPRINGFIELD ' }],
  geolocations: [{ latitude: 52.5, longitude: 13.4, 'radius-meters': 500 }],
  'government-id-numbers': [
    { 'id-number': 'D-123', 'id-class': 'dl' },
    { 'id-number': 'd123', 'id-class': 'DL' },
  ],
  'ip-addresses': [{ value: '203.0.113.0/24' }, { value: '203.0.113.9/24' }, { value: '::ffff:203.0.113.0/120' }],
  names: [
    { 'name-first': 'José', 'name-last': 'Twin' },
    { 'name-first': 'JOSE', 'name-last': 'twin' },
  ],
  'phone-numbers': [{ value: '14155550100' }, { value: '+1 (415) 555-0100' }],
  strings: [{ value: 'Acme Inc' }, { value: 'ACME  inc' }],
};

/** Kinds whose lists only the dashboard creates. */
const privateKinds: Readonly<Record<string, object>> = {
  'device-fingerprints': { kind: 'device-fingerprint' },
  fields: { kind: 'field', 'field-name': 'address_city' },
};

async function listOf(plural: string): Promise<string> {
  const attributes = privateKinds[plural];
  if (attributes === undefined) return (await createList(service.current, plural)).id;
  const made = await owner.post('/dashboard/api/lists', { name: `Twins of ${plural}`, ...attributes });
  assert.equal(made.status, 201, made.text);
  return made.body.data.id;
}

const add = (plural: string, listId: string, item: Item) =>
  service.current.sandbox.post(`/list-item/${plural}`, { data: { attributes: { 'list-id': listId, ...item } } });

describe('POST /list-item/{kind} 409', () => {
  for (const [plural, spellings] of Object.entries(twins)) {
    it(`for all but one of ${together} equal items sent at once among ${plural}, and for a later one`, async () => {
      const listId = await listOf(plural);
      const sent = Array.from({ length: together }, (_, at) => spellings[at % spellings.length] ?? spellings[0]);
      const answers = await Promise.all(sent.map((item) => add(plural, listId, item)));
      const statuses = answers.map(({ status }) => status);
      assert.deepEqual(statuses.toSorted(), [201, ...Array.from({ length: together - 1 }, () => 409)]);
      for (const item of spellings) assert.equal((await add(plural, listId, item)).status, 409);
      const other = await listOf(plural);
      assert.equal((await add(plural, other, spellings[0])).status, 201);
      const [row] = await rowsOf(
        service.current.connectionString,
        'select count(*)::int as n from list_items where list_id = $1',
        [listId],
      );
      assert.equal(row?.['n'], 1);
    });
  }

  it('for all but one of 32 concurrent archivals of an item, whose value is free again', async () => {
    const listId = await listOf('strings');
    const item = await itemIn(service.current, 'strings', listId, { value: 'Once' });
    const path = `/list-item/strings/${item}`;
    const answers = await Promise.all(
      Array.from({ length: together }, () => service.current.sandbox.request('DELETE', path)),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ status }) => status === 409).length, together - 1);
    assert.equal((await add('strings', listId, { value: 'once' })).status, 201);
  });

  it('for a list that is archived meanwhile: earlier items stay readable, later ones are refused', async () => {
    const listId = await listOf('strings');
    const adding = Array.from({ length: together }, (_, at) => add('strings', listId, { value: `Item ${at}` }));
    const archived = service.current.sandbox.request('DELETE', `/lists/${listId}`);
    const answers = await Promise.all(adding);
    assert.equal((await archived).status, 200);
    for (const { status, body, text } of answers) {
      assert.ok(status === 201 || status === 409, text);
      if (status === 201)
        assert.equal((await service.current.sandbox.get(`/list-item/strings/${body.data.id}`)).status, 200);
    }
    const late = await add('strings', listId, { value: 'Late' });
    assert.deepEqual([late.status, late.body.errors?.[0]?.title], [409, 'Conflict']);
    assert.equal((await service.current.sandbox.request('DELETE', `/lists/${listId}`)).status, 409);
  });
});

describe('10 MB for a list', () => {
  const huge = 'x'.repeat(10_000_000);
  const quickMs = 3000;

  it('413: as an item over the API, at once, and the next item is accepted', async () => {
    const listId = await listOf('strings');
    const begun = performance.now();
    const { status } = await add('strings', listId, { value: huge });
    assert.equal(status, 413);
    assert.ok(performance.now() - begun < quickMs, `${performance.now() - begun} ms`);
    assert.equal((await add('strings', listId, { value: 'x' })).status, 201);
  });

  for (const [what, lines] of [
    ['one line', [huge]],
    ['a million lines', Array.from({ length: 1_000_000 }, () => 'person@a.')],
  ] as const) {
    it(`413: pasted as ${what}, at once, and nothing is added`, async () => {
      const listId = await listOf('strings');
      const begun = performance.now();
      const { status, text } = await owner.post(`/dashboard/api/lists/${listId}/items`, { lines, 'dry-run': false });
      assert.equal(status, 413, text);
      assert.ok(performance.now() - begun < quickMs, `${performance.now() - begun} ms`);
      const shown = await owner.get(`/dashboard/api/lists/${listId}/items`);
      assert.deepEqual((JSON.parse(shown.text) as { readonly items: readonly unknown[] }).items, []);
    });
  }
});
