import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EventCatalogue } from './event-catalogue.ts';
import { type IncludedAllowlist, includedFor, includedProblem, normalizeIncluded } from './included-allowlist.ts';

const catalogue: EventCatalogue = {
  names: new Set(['inquiry.created', 'inquiry.approved', 'account.created']),
  relationships: new Map([
    ['inquiry', ['account', 'verifications']],
    ['account', ['account-type']],
  ]),
  permissions: new Map(),
  relationPermissions: new Map(),
};
const custom = (types: Readonly<Record<string, readonly string[]>>): IncludedAllowlist => ({
  state: 'custom',
  'event-types': Object.entries(types).map(([type, relationships]) => ({ 'event-type': type, relationships })),
});

const kept: readonly (readonly [string, IncludedAllowlist, readonly string[], IncludedAllowlist])[] = [
  ['none stays none', { state: 'include_none' }, ['*'], { state: 'include_none' }],
  ['all stays all', { state: 'include_all' }, ['*'], { state: 'include_all' }],
  [
    'types without a subscription are dropped',
    custom({ inquiry: ['account'], account: ['account-type'] }),
    ['inquiry.created'],
    custom({ inquiry: ['account'] }),
  ],
  ['nothing left is none', custom({ account: ['*'] }), ['inquiry.created'], { state: 'include_none' }],
  [
    'everything of all subscribed types is all',
    custom({ inquiry: ['*'] }),
    ['inquiry.created', 'inquiry.approved'],
    {
      state: 'include_all',
    },
  ],
  [
    'everything of every type is all for who hears of all',
    custom({ inquiry: ['*'], account: ['*'] }),
    ['*'],
    {
      state: 'include_all',
    },
  ],
  ['everything of one of two types stays', custom({ inquiry: ['*'] }), ['*'], custom({ inquiry: ['*'] })],
  ['names stay', custom({ inquiry: ['account'] }), ['*'], custom({ inquiry: ['account'] })],
];

describe('an included allowlist as it is kept', () => {
  for (const [name, request, events, expected] of kept) {
    it(name, () => assert.deepEqual(normalizeIncluded(request, events, catalogue), expected));
  }
});

const twice: IncludedAllowlist = {
  state: 'custom',
  'event-types': [
    { 'event-type': 'inquiry', relationships: ['account'] },
    { 'event-type': 'inquiry', relationships: ['verifications'] },
  ],
};

describe('an included allowlist', () => {
  it('may name relationships, everything, and unknown types', () => {
    for (const good of [
      custom({ inquiry: ['account'] }),
      custom({ inquiry: ['*'] }),
      custom({ 'graph-query': ['x'] }),
    ]) {
      assert.equal(includedProblem(good, catalogue), null);
    }
  });
  it('may not name a type twice', () => assert.match(includedProblem(twice, catalogue) ?? '', /twice/));
  it('may not mix everything with names', () =>
    assert.match(includedProblem(custom({ inquiry: ['*', 'account'] }), catalogue) ?? '', /beside/));
  it('may not name what is not a relationship of the resource', () =>
    assert.match(includedProblem(custom({ inquiry: ['friends'] }), catalogue) ?? '', /friends/));
  it('includes nothing for a type that is not listed', () =>
    assert.deepEqual(includedFor(custom({ inquiry: ['account'] }), 'account.created'), []));
  it('includes what it lists for a listed type', () =>
    assert.deepEqual(includedFor(custom({ inquiry: ['account'] }), 'inquiry.approved'), ['account']));
  it('includes everything with include_all', () =>
    assert.deepEqual(includedFor({ state: 'include_all' }, 'inquiry.approved'), ['*']));
});
