/** List items in the dashboard: pasting many lines at once, preview over past inquiries, matches, expiry. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { until } from '../support/accounts.ts';
import { createInquiry } from '../support/inquiries.ts';
import { createList, itemIn } from '../support/lists.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

let owner: Person;
const service = useService({}, async (started) => {
  owner = await signedIn(started, { role: 'owner' });
});

const send = async (method: string, path: string, body?: unknown) => {
  const { status, text } = await owner.request(method, `/dashboard/api${path}`, { body });
  return { status, body: JSON.parse(text) as Readonly<Record<string, unknown>> };
};
const paste = (id: string, lines: readonly string[], isDry = false) =>
  send('POST', `/lists/${id}/items`, { lines, 'dry-run': isDry });
const itemsOf = async (id: string) => (await send('GET', `/lists/${id}/items`)).body['items'] as readonly Item[];

interface Item {
  readonly id: string;
  readonly status: string;
  readonly 'back-hits': number | null;
  readonly values: Readonly<Record<string, unknown>>;
}

const verdicts = (body: Readonly<Record<string, unknown>>): string[] =>
  (body['verdicts'] as readonly { readonly verdict: string }[]).map(({ verdict }) => verdict);

describe('POST /dashboard/api/lists/{id}/items', () => {
  it('reports the outcome of each line; a dry run reports the same and writes nothing', async () => {
    const { id } = await createList(service.current, 'email-addresses');
    await itemIn(service.current, 'email-addresses', id, { value: 'known@example.com', 'match-type': 'email_address' });
    const lines = [
      'new@example.com',
      'KNOWN@example.com',
      '',
      '@bad.example',
      'bad.example',
      'no domain',
      'NEW@Example.com',
    ];
    const expected = ['added', 'duplicate', 'empty', 'added', 'duplicate', 'invalid', 'duplicate'];
    const dry = await paste(id, lines, true);
    assert.deepEqual([dry.status, verdicts(dry.body)], [200, expected]);
    assert.equal((await itemsOf(id)).length, 1);
    const real = await paste(id, lines);
    assert.deepEqual([verdicts(real.body), real.body['added']], [expected, 2]);
    const items = await until(
      () => itemsOf(id),
      (shown) => shown.length === 3 && shown.every(({ status }) => status === 'active'),
    );
    assert.deepEqual(items.map(({ values }) => values['value']).toSorted(), [
      'bad.example',
      'known@example.com',
      'new@example.com',
    ]);
    assert.deepEqual(verdicts((await paste(id, lines)).body), [
      'duplicate',
      'duplicate',
      'empty',
      'duplicate',
      'duplicate',
      'invalid',
      'duplicate',
    ]);
  });

  it('accepts hundreds of lines, and compares each', async () => {
    const { id } = await createList(service.current, 'ip-addresses');
    const lines = Array.from({ length: 600 }, (_, index) => `10.7.${index >> 8}.${index & 255}`);
    assert.equal((await paste(id, lines)).body['added'], 600);
    const pending = () => send('GET', `/lists/${id}/items?filter[status]=pending`);
    await until(pending, ({ body }) => (body['items'] as readonly unknown[]).length === 0);
    assert.equal((await itemsOf(id))[0]?.status, 'active');
  });

  it('returns 400 for too many and too long lines, 404 for an unknown list, 409 for an archived one', async () => {
    const { id } = await createList(service.current, 'strings');
    assert.equal(
      (
        await paste(
          id,
          Array.from({ length: 10_001 }, () => 'x'),
        )
      ).status,
      400,
    );
    assert.equal((await paste(id, ['x'.repeat(10_000)])).status, 400);
    assert.equal((await paste(id, [])).status, 400);
    assert.equal((await paste('lst_unknown', ['x'])).status, 404);
    await service.current.sandbox.request('DELETE', `/lists/${id}`);
    assert.equal((await paste(id, ['x'])).status, 409);
  });
});

describe('POST /dashboard/api/lists/{id}/preview', () => {
  const preview = (id: string, line: string) => send('POST', `/lists/${id}/preview`, { line });

  it('counts the hits of the last 90 days, names the newest, and writes nothing', async () => {
    const domains = await createList(service.current, 'email-addresses');
    const one = await createInquiry(service.current, { fields: { 'email-address': 'one@past.example' } });
    await createInquiry(service.current, { fields: { 'email-address': 'two@sub.past.example' } });
    const { status, body } = await preview(domains.id, '@past.example');
    assert.deepEqual([status, body['count'], body['at-least'], body['days']], [200, 2, false, 90]);
    const whole = await preview(domains.id, 'ONE@past.example');
    assert.deepEqual(
      (whole.body['objects'] as readonly { readonly id: string }[]).map(({ id }) => id),
      [one.id],
    );
    assert.equal((await preview(domains.id, 'nobody@past.example')).body['count'], 0);
    assert.deepEqual(await itemsOf(domains.id), []);
    await service.current.sandbox.request('DELETE', `/inquiries/${one.id}`);
    assert.equal((await preview(domains.id, '@past.example')).body['count'], 1);
    const item = await itemIn(service.current, 'email-addresses', domains.id, {
      value: 'past.example',
      'match-type': 'domain',
    });
    assert.equal((await itemsOf(domains.id)).find(({ id }) => id === item)?.['back-hits'], 1);
  });

  it('matches misspelled names as the list does', async () => {
    await createInquiry(service.current, { fields: { 'name-first': 'Katherine', 'name-last': 'Backwards' } });
    const exact = await createList(service.current, 'names');
    const fuzzy = await createList(service.current, 'names', { 'allow-fuzzy-name-first': true });
    assert.equal((await preview(exact.id, 'Catherine, Backwards')).body['count'], 0);
    assert.equal((await preview(fuzzy.id, 'Catherine, Backwards')).body['count'], 1);
    assert.equal((await preview(fuzzy.id, 'Caterine, Backwards')).body['count'], 0);
  });

  it('returns 422 for an invalid line', async () => {
    const { id } = await createList(service.current, 'ip-addresses');
    assert.equal((await preview(id, '0.0.0.0/0')).status, 422);
  });
});

describe('items of a list', () => {
  it('of a field match only that field, and appear among the matches of the list and the inquiry', async () => {
    const made = await send('POST', '/lists', { kind: 'field', name: 'Cities', 'field-name': 'address_city' });
    const { id } = made.body['data'] as unknown as { readonly id: string };
    assert.equal(made.status, 201);
    assert.equal((await paste(id, ['Gotham'])).body['added'], 1);
    await until(
      () => itemsOf(id),
      ([item]) => item?.status === 'active',
    );
    const fields = { 'address-city': 'GOTHAM', 'name-last': 'Gotham' };
    const inquiry = await createInquiry(service.current, { fields });
    for (const path of [`/lists/${id}/matches`, `/list-matches/${inquiry.id}`]) {
      const matches = (await send('GET', path)).body['matches'] as readonly Readonly<Record<string, unknown>>[];
      assert.deepEqual(
        matches.map((match) => [match['list-id'], match['field'], match['inquiry-id']]),
        [[id, 'address-city', inquiry.id]],
      );
    }
    const found = await service.current.sandbox.get(`/inquiries?filter[list-hit]=${id}`);
    assert.deepEqual(
      found.body.data.map((each) => each.id),
      [inquiry.id],
    );
  });

  it('need a list that names the field it compares', async () => {
    assert.equal((await send('POST', '/lists', { kind: 'field', name: 'No field' })).status, 422);
    assert.equal((await send('POST', '/lists', { kind: 'nothing', name: 'x' })).status, 400);
  });

  it('expire at their time, are no longer compared from then on, and are archived soon', async () => {
    const { id } = await createList(service.current, 'phone-numbers');
    const item = await itemIn(service.current, 'phone-numbers', id, { value: '14155550177' });
    const at = (seconds: number) => new Date(service.current.app.clock.now().getTime() + seconds * 1000).toISOString();
    assert.equal((await send('PATCH', `/list-items/${item}`, { 'expires-at': at(-60) })).status, 422);
    assert.equal((await send('PATCH', `/list-items/${item}`, { 'expires-at': 'soon' })).status, 400);
    assert.equal((await send('PATCH', `/list-items/${item}`, { 'expires-at': at(3600) })).status, 200);
    service.current.clock.forward(3601);
    const inquiry = await createInquiry(service.current, { fields: { 'phone-number': '+14155550177' } });
    assert.deepEqual(inquiry.attributes['signals'], []);
  });
});
