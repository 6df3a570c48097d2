/** History of account values: the time and the origin of each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredEvent } from '../../platform/events/index.ts';
import { valueHistory } from './value-history.ts';

const text = (value: unknown) => ({ type: 'string', value });

const event = (minute: number, fields: object | null, of: Partial<StoredEvent> = {}): StoredEvent => ({
  id: `evt_${minute}`,
  name: 'account.updated-fields',
  objectType: 'account',
  objectId: 'act_1',
  subject: null,
  payload: fields === null ? null : { data: { type: 'account', id: 'act_1', attributes: { fields } } },
  context: null,
  actor: { type: 'api-key', id: 'api_1' },
  createdAt: new Date(minute * 60_000),
  redactedAt: null,
  ...of,
});

const shown = (events: readonly StoredEvent[]) =>
  Object.fromEntries(
    valueHistory(events).map(({ key, changes }) => [
      key,
      changes.map(({ value, at }) => [value, at.getTime() / 60_000]),
    ]),
  );

test('a value is dated by the event that first showed it, and each change has its own line', () => {
  const events = [
    event(3, { name: { type: 'hash', value: { first: text('Ada'), last: text('Byron') } }, city: text('Bath') }),
    event(2, { name: { type: 'hash', value: { first: text('Ada'), last: text('Lovelace') } }, city: text('Bath') }),
    event(1, { name: { type: 'hash', value: { first: text('Ada'), last: text(null) } }, city: text('') }),
  ];
  assert.deepEqual(shown(events), {
    'name.first': [['Ada', 1]],
    'name.last': [
      ['Byron', 3],
      ['Lovelace', 2],
    ],
    city: [['Bath', 2]],
  });
});

test('an emptied field has a line for it, and a field that was always empty has none', () => {
  const events = [event(2, { a: text(null), b: text(null) }), event(1, { a: text('x'), b: text(null) })];
  assert.deepEqual(shown(events), {
    a: [
      [null, 2],
      ['x', 1],
    ],
  });
});

test('a value names the inquiry, user or key that wrote it', () => {
  const [history] = valueHistory([
    event(2, { a: text('y') }, { context: { 'inquiry-id': 'inq_1' }, actor: { type: 'system', id: null } }),
    event(1, { a: text('x') }),
  ]);
  assert.deepEqual(
    history?.changes.map(({ inquiryId, actor }) => [inquiryId, actor.type, actor.id]),
    [
      ['inq_1', 'system', null],
      [null, 'api-key', 'api_1'],
    ],
  );
});

test('lists, objects and files are shown as one text each, and redacted events are skipped', () => {
  const number = { type: 'hash', value: { number: text('12') } };
  const fields = {
    numbers: { type: 'array', value: [number] },
    photo: { type: 'file', value: { filename: 'a.jpg', url: 'x' } },
    none: { type: 'array', value: [] },
  };
  assert.deepEqual(shown([event(2, null), event(1, fields)]), {
    numbers: [['[{"number":"12"}]', 1]],
    photo: [['a.jpg', 1]],
  });
});
