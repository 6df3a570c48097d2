import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type FactsToMatch,
  type ListMatch,
  listHit,
  matchFacts,
  recordMatches,
} from '../../src/resources/people/lists/index.ts';
import { createList, itemIn } from '../support/lists.ts';
import { useService } from '../support/service.ts';

const service = useService();

/** Runs `work` in a transaction of the sandbox. */
const inSandbox = <Result>(work: (parts: Parameters<typeof matchFacts>[0], now: Date) => Promise<Result>) => {
  const { app, seeded } = service.current;
  return app.database.read({ environmentId: seeded.sandbox.scope.environmentId }, (tx) => work(tx, app.clock.now()));
};
const meet = (facts: FactsToMatch): Promise<ListMatch[]> =>
  inSandbox((tx, now) => matchFacts(tx, service.current.seeded.sandbox.scope, facts, now));
const hit = (list: string, value: string): Promise<boolean | null> =>
  inSandbox((tx, now) => listHit(tx, service.current.seeded.sandbox.scope, list, value, now));

const values: readonly (readonly [string, object, string, string])[] = [
  ['email-addresses', { value: 'hit.example', 'match-type': 'domain' }, 'a@b.hit.example', 'a@hit.example.org'],
  ['phone-numbers', { value: '14155550111' }, '+1 415 555 0111', '+1 415 555 0112'],
  ['names', { 'name-first': 'Ada', 'name-last': 'Hit' }, 'ADA Hit', 'Ada Hitt'],
  ['ip-addresses', { value: '198.51.100.0/25' }, '198.51.100.127', '198.51.100.128'],
  ['countries', { 'country-code': 'KP' }, 'kp', 'KR'],
  ['strings', { value: 'Some words' }, 'some  WORDS', 'some word'],
  ['geolocations', { latitude: 10, longitude: 20, 'radius-meters': 1000 }, '10.001,20', '10.1,20'],
  ['government-id-numbers', { 'id-number': 'H1', 'id-class': 'dl' }, 'dl/h-1', 'pp/h-1'],
  ['browser-fingerprints', { value: 'abc' }, 'ABC', 'abcd'],
];

describe('listHit', () => {
  for (const [plural, item, met, missed] of values) {
    it(`returns whether ${plural} hold a value, by id and by name, and of an archived list nothing`, async () => {
      const list = await createList(service.current, plural);
      await itemIn(service.current, plural, list.id, item);
      const name = String(list.attributes['name']).toUpperCase();
      assert.deepEqual(
        [await hit(list.id, met), await hit(name, met), await hit(list.id, missed)],
        [true, true, false],
      );
      await service.current.sandbox.request('DELETE', `/lists/${list.id}`);
      assert.deepEqual([await hit(list.id, met), await hit(name, met)], [null, null]);
    });
  }

  it('does not know an unknown list, and is false for no value', async () => {
    assert.equal(await hit('lst_unknown', 'x'), null);
    const list = await createList(service.current, 'strings');
    assert.equal(await hit(list.id, ''), false);
  });
});

describe('matchFacts', () => {
  it('matches all fields at once, and counts a match that is recorded once', async () => {
    const emails = await createList(service.current, 'email-addresses');
    const fuzzy = await createList(service.current, 'names', { 'allow-fuzzy-name-first': true });
    const email = await itemIn(service.current, 'email-addresses', emails.id, {
      value: 'all@at.once',
      'match-type': 'email_address',
    });
    const name = await itemIn(service.current, 'names', fuzzy.id, { 'name-first': 'Katherine', 'name-last': 'Once' });
    const fields = { 'email-address': 'ALL@at.once', 'name-first': 'Catherine', 'name-last': 'Once' };
    const matches = await meet({ fields });
    assert.deepEqual(matches.map(({ itemId, field }) => `${itemId} ${field}`).toSorted(), [
      `${email} email-address`,
      `${name} name`,
    ]);
    const { app, seeded } = service.current;
    const { scope } = seeded.sandbox;
    const object = { type: 'transaction', id: 'txn_1', inquiryId: null };
    const record = () =>
      app.database.transaction({ environmentId: scope.environmentId }, (tx) =>
        recordMatches(tx, scope, object, matches, app.clock.now()),
      );
    assert.equal((await record()).length, 2);
    assert.equal((await record()).length, 0);
    const shown = await service.current.sandbox.get(`/list-item/names/${name}`);
    assert.equal(shown.body.data.attributes['match-count'], 1);
  });

  it('matches nothing without values, and with invalid ones', async () => {
    assert.deepEqual(await meet({ fields: {} }), []);
    const broken = { 'email-address': '@', 'ip-address': '1.2', 'phone-number': '+', 'name-last': '\u0000' };
    assert.deepEqual(await meet({ fields: broken, places: [{ latitude: Number.NaN, longitude: 0 }] }), []);
  });
});
