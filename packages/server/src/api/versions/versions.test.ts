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

describe('the name of a webhook', () => {
  it('may be left out up to 2025-12-08', () => {
    assert.deepEqual(upgraded({ url: 'u' }, '2025-12-08', webhook), { url: 'u', name: leftOut });
    assert.deepEqual(upgraded({ url: 'u', name: 'n' }, '2025-12-08', webhook), { url: 'u', name: 'n' });
    assert.deepEqual(upgraded({ url: 'u' }, '2026-09-29', webhook), { url: 'u' });
  });
});
