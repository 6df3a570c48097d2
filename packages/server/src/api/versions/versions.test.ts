import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Resource } from '../json-api/document.ts';
import {
  acceptedVersions,
  apiVersions,
  changesSince,
  checkVersion,
  defaultIncludes,
  downgradeDocument,
  inflectsFieldKeys,
  newestVersion,
  upgradeRequest,
} from './index.ts';
import { leftOut } from './version-change.ts';

const create = {
  resourceType: 'inquiry',
  operationId: 'create-an-inquiry',
  knownAttributes: ['inquiry-template-id', 'note', 'fields'],
};
const webhook = { resourceType: 'webhook', operationId: 'create-a-webhook', knownAttributes: ['name', 'url'] };
const attributesOf = (resource: Resource, date: string) =>
  (downgradeDocument({ data: resource }, date).data as Resource).attributes;
const upgraded = (attributes: Record<string, unknown>, date: string, target = create) =>
  upgradeRequest({ attributes, meta: {} }, target, date).attributes;

const value = (text: string | null) => ({ type: 'string', value: text });
const inquiry: Resource = {
  type: 'inquiry',
  id: 'inq_1',
  attributes: {
    status: 'created',
    fields: {
      'name-first': value('Ada'),
      'address-subdivision': value('california'),
      'address-postal-code': value('94607-1234'),
      'identification-number': value('D1'),
      'selected-country-code': value('US'),
    },
  },
};

describe('versions', () => {
  it('are listed newest first, and the newest has nothing to undo', () => {
    const dates = apiVersions.map(({ date }) => date);
    assert.deepEqual(dates, dates.toSorted().toReversed());
    assert.deepEqual(changesSince(newestVersion), []);
    assert.equal(downgradeDocument({ data: inquiry }, newestVersion).data, inquiry);
  });

  it('accept every listed date and name them all when refusing another', () => {
    for (const date of acceptedVersions) assert.equal(checkVersion(date), date);
    for (const text of ['2023-01-06', '', 'latest', '2023-01-05 ']) {
      assert.throws(() => checkVersion(text), { code: 'unknown_version' });
    }
  });

  it('each undo at least what the next newer one undoes', () => {
    const counts = acceptedVersions.map((date) => changesSince(date).length);
    assert.deepEqual(
      counts,
      counts.toSorted((left, right) => left - right),
    );
  });
});

describe('personal attributes only in fields', () => {
  it('are repeated at the top level up to 2023-01-05 and not after', () => {
    const older = attributesOf(inquiry, '2023-01-05');
    assert.equal(older['name-first'], 'Ada');
    assert.equal(older['birthdate'], null);
    assert.equal(older['address-subdivision-abbr'], 'CA');
    assert.equal(older['address-postal-code-abbr'], '94607');
    assert.equal(older['identification-number'], 'D1');
    assert.equal('name-first' in attributesOf(inquiry, '2025-10-27'), false);
  });

  const abbreviations: readonly (readonly [string, string | null, string | null])[] = [
    ['address-subdivision', 'constructor', null],
    ['address-subdivision', 'NY', 'NY'],
    ['address-subdivision', ' New York ', 'NY'],
    ['address-subdivision', 'Bavaria', null],
    ['address-subdivision', null, null],
    ['address-postal-code', '946071234', '94607'],
    ['address-postal-code', 'SW1A 1AA', 'SW1A 1AA'],
    ['address-postal-code', null, null],
  ];
  for (const [key, text, short] of abbreviations) {
    it(`shorten ${key} "${text}" to "${short}"`, () => {
      const shown = attributesOf({ ...inquiry, attributes: { fields: { [key]: value(text) } } }, '2023-01-05');
      assert.equal(shown[`${key}-abbr`], short);
    });
  }

  it('of an account are found inside its name and address', () => {
    const account: Resource = {
      type: 'account',
      id: 'act_1',
      attributes: {
        fields: {
          name: { type: 'hash', value: { first: value('Ada') } },
          address: { type: 'hash', value: { 'country-code': value('GB') } },
        },
      },
    };
    const older = attributesOf(account, '2023-01-05');
    assert.equal(older['name-first'], 'Ada');
    assert.equal(older['country-code'], 'GB');
    assert.equal(older['name-last'], null);
    assert.equal('identification-number' in older, false);
  });

  it('leave other types, and inquiries without fields, as they are', () => {
    const session: Resource = { type: 'inquiry-session', id: 'iqse_1', attributes: { fields: {} } };
    assert.deepEqual(attributesOf(session, '2023-01-05'), session.attributes);
    assert.deepEqual(attributesOf({ ...inquiry, attributes: { status: 'x' } }, '2023-01-05'), { status: 'x' });
  });

  it('reach into what is included and into the payload of an event', () => {
    const included = downgradeDocument({ data: inquiry, included: [inquiry] }, '2023-01-05').included?.[0];
    assert.equal(included?.attributes['name-first'], 'Ada');
    const event: Resource = { type: 'event', id: 'evt_1', attributes: { payload: { data: inquiry } } };
    const payload = attributesOf(event, '2023-01-05')['payload'] as { data: Resource };
    assert.equal(payload.data.attributes['name-first'], 'Ada');
  });

  it('move from the top level of an older request into fields; what is there already wins', () => {
    assert.deepEqual(upgraded({ note: 'n', 'name-first': 'Ada', 'country-code': 'US' }, '2023-01-05'), {
      note: 'n',
      fields: { 'name-first': 'Ada', 'selected-country-code': 'US' },
    });
    assert.deepEqual(upgraded({ 'name-first': 'Ada', fields: { 'name-first': 'Eve' } }, '2023-01-05'), {
      fields: { 'name-first': 'Eve' },
    });
    assert.deepEqual(upgraded({ 'name-first': null }, '2023-01-05'), { fields: { 'name-first': null } });
  });

  it('stay where they are in a request of a version that refuses them', () => {
    assert.deepEqual(upgraded({ 'name-first': 'Ada' }, '2025-10-27'), { 'name-first': 'Ada' });
  });

  it('do not hide fields of a wrong type from the validation', () => {
    assert.equal(upgraded({ 'name-first': 'Ada', fields: 5 }, '2023-01-05')['fields'], 5);
  });
});

describe('unknown attributes', () => {
  it('are dropped from older requests about inquiries, and only there', () => {
    assert.deepEqual(upgraded({ note: 'n', surprise: 1 }, '2023-01-05'), { note: 'n' });
    assert.deepEqual(upgraded({ surprise: 1 }, '2025-10-27'), { surprise: 1 });
    assert.deepEqual(upgraded({ name: 'x', surprise: 1 }, '2023-01-05', webhook), { name: 'x', surprise: 1 });
  });
});

describe('what older versions did unasked', () => {
  it('is embedding the relations of one retrieved inquiry', () => {
    assert.ok(defaultIncludes('retrieve-an-inquiry', '2023-01-05').includes('verifications'));
    assert.deepEqual(defaultIncludes('retrieve-an-inquiry', '2025-10-27'), []);
    assert.deepEqual(defaultIncludes('create-an-inquiry', '2023-01-05'), []);
  });

  it('is inflecting the keys inside fields', () => {
    assert.equal(inflectsFieldKeys('2023-01-05'), true);
    assert.equal(inflectsFieldKeys('2025-10-27'), false);
  });
});

describe('keys of fields with a spelling of their own', () => {
  const text = { type: 'string', value: 'x' };
  const fields = { favoriteColor: text, phone_number: text, pets: { type: 'hash', value: { petName: text } } };
  const shown = (type: string, date: string) =>
    attributesOf({ type, id: 'x_1', attributes: { fields } }, date)['fields'];

  it('are left alone from 2025-10-27 on', () => {
    for (const type of ['inquiry', 'account']) assert.deepEqual(shown(type, '2025-10-27'), fields);
  });

  it('are kebab in inquiries and snake in accounts before, inside hashes too', () => {
    assert.deepEqual(shown('inquiry', '2023-01-05'), {
      'favorite-color': text,
      'phone-number': text,
      pets: { type: 'hash', value: { 'pet-name': text } },
    });
    assert.deepEqual(shown('account', '2023-01-05'), {
      favorite_color: text,
      phone_number: text,
      pets: { type: 'hash', value: { pet_name: text } },
    });
  });
});

describe('the name of a webhook', () => {
  it('may be left out up to 2025-12-08', () => {
    assert.deepEqual(upgraded({ url: 'u' }, '2025-12-08', webhook), { url: 'u', name: leftOut });
    assert.deepEqual(upgraded({ url: 'u', name: 'n' }, '2025-12-08', webhook), { url: 'u', name: 'n' });
    assert.deepEqual(upgraded({ url: 'u' }, '2026-09-29', webhook), { url: 'u' });
  });
});

describe('the reviewer', () => {
  const decided = (reviewer: { type: string; id: string } | null): Resource => ({
    ...inquiry,
    relationships: { account: { data: null }, reviewer: { data: reviewer } },
  });

  it('is a relationship from 2021-07-05 on', () => {
    const shown = downgradeDocument({ data: decided({ type: 'api-key', id: 'api_1' }) }, '2021-07-05').data as Resource;
    assert.ok(shown.relationships?.['reviewer']);
    assert.equal('reviewer' in shown.attributes, false);
  });

  const cases = [
    [{ type: 'api-key', id: 'api_1' }, 'api', 'api'],
    [{ type: 'workflow', id: 'wfl_1' }, 'wfl_1', 'workflow'],
    [null, null, null],
  ] as const;
  for (const [reviewer, name, type] of cases) {
    it(`is two attributes before: ${name} and ${type}`, () => {
      const shown = downgradeDocument({ data: decided(reviewer) }, '2021-05-14').data as Resource;
      assert.equal(shown.attributes['reviewer'], name);
      assert.equal(shown.attributes['reviewer-type'], type);
      assert.deepEqual(Object.keys(shown.relationships ?? {}), ['account']);
    });
  }
});

describe('the identification number', () => {
  const withClass = (idClass: string | null): Resource => ({
    ...inquiry,
    attributes: {
      ...inquiry.attributes,
      fields: { ...(inquiry.attributes['fields'] as object), 'identification-class': value(idClass) },
    },
  });

  for (const [idClass, licence, passport] of [
    ['dl', 'D1', null],
    ['pp', null, 'D1'],
    [null, null, null],
  ] as const) {
    it(`of class ${idClass} is shown by the kind of its document before 2021-05-14`, () => {
      const shown = attributesOf(withClass(idClass), '2020-05-18');
      const fields = shown['fields'] as Record<string, unknown>;
      assert.equal(shown['driver-license-number'], licence);
      assert.equal(shown['passport-number'], passport);
      assert.deepEqual(fields['driver-license-number'], value(licence));
      assert.deepEqual(fields['passport-number'], value(passport));
      assert.equal('identification-number' in shown || 'identification-number' in fields, false);
      assert.equal(attributesOf(withClass(idClass), '2021-05-14')['identification-number'], 'D1');
    });
  }

  it('is taken by its older names, at the top level and in fields', () => {
    const expected = { 'identification-number': 'P1', 'identification-class': 'pp' };
    assert.deepEqual(upgraded({ 'passport-number': 'P1' }, '2020-05-18'), { fields: expected });
    const inFields = { 'passport-number': 'P1', 'name-first': 'Ada' };
    assert.deepEqual(upgraded({ fields: inFields }, '2020-05-18'), { fields: { 'name-first': 'Ada', ...expected } });
    assert.deepEqual(upgraded({ note: 'n' }, '2020-05-18'), { note: 'n' });
  });

  it('is split on verifications of a government id before 2021-02-21', () => {
    const verification: Resource = {
      type: 'verification/government-id',
      id: 'ver_1',
      attributes: { 'id-class': 'pp', 'identification-number': 'P1' },
    };
    const shown = attributesOf(verification, '2020-05-18');
    assert.deepEqual(shown, { 'id-class': 'pp', 'driver-license-number': null, 'passport-number': 'P1' });
    assert.deepEqual(attributesOf(verification, '2021-02-21'), verification.attributes);
  });
});

describe('a session', () => {
  it('names the country of its positions in the newest version alone', () => {
    const session: Resource = {
      type: 'inquiry-session',
      id: 'iqse_1',
      attributes: { status: 'new', 'gps-country-code': null },
    };
    assert.deepEqual(attributesOf(session, '2026-09-29'), session.attributes);
    for (const date of ['2025-12-08', '2023-01-05', '2021-08-18']) {
      assert.deepEqual(attributesOf(session, date), { status: 'new' }, date);
    }
  });

  it('shows what it formerly had up to 2021-07-05, and nobody the place it is kept in', () => {
    const session: Resource = {
      type: 'inquiry-session',
      id: 'iqse_1',
      attributes: { status: 'active' },
      formerly: { 'browser-fingerprint': 'f0' },
    };
    const event: Resource = { type: 'event', id: 'evt_1', attributes: { payload: { data: session } } };
    for (const date of acceptedVersions) {
      const { data } = downgradeDocument({ data: event, included: [session] }, date);
      const payload = (data as Resource).attributes['payload'] as { readonly data: Resource };
      const shown = downgradeDocument({ data: session }, date).data as Resource;
      assert.deepEqual(payload.data, shown);
      assert.deepEqual(Object.keys(shown), ['type', 'id', 'attributes']);
      assert.equal(shown.attributes['browser-fingerprint'], date <= '2021-07-05' ? 'f0' : undefined, date);
    }
  });
});
