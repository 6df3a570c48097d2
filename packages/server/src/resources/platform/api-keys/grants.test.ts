import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../../../lib/refusal.ts';
import { permissions } from '../../../security/permissions.ts';
import { checkControl, checkGrant, type Grant, grantedByDefault } from './grants.ts';

type Granted = Parameters<typeof checkGrant>[1];

const free: Grant = {
  kind: 'key',
  id: 'api_free',
  permissions: new Set(permissions),
  ipAllowlist: [],
  attributesBlocklist: [],
  rateLimitPerMinute: null,
};
const bound: Grant = {
  kind: 'key',
  id: 'api_bound',
  permissions: new Set(['api_key.write', 'inquiry.read']),
  ipAllowlist: ['10.0.0.0/8'],
  attributesBlocklist: ['name-*', '!name-first'],
  rateLimitPerMinute: 100,
};
const within: Granted = {
  permissions: ['inquiry.read'],
  ipAllowlist: ['10.1.0.0/16'],
  attributesBlocklist: ['name-*', 'birthdate'],
  rateLimitPerMinute: 50,
};

describe('a key gives', () => {
  it('anything when it has everything', () => assert.doesNotThrow(() => checkGrant(free, { ...within }, null)));
  it('a narrower grant than its own', () => assert.doesNotThrow(() => checkGrant(bound, within, null)));
  it('by default what it has, but not the management of keys', () => {
    const { permissions: given, ...rest } = grantedByDefault(bound);
    assert.deepEqual(given, ['inquiry.read']);
    assert.doesNotThrow(() => checkGrant(bound, { permissions: given, ...rest }, null));
    assert.deepEqual(grantedByDefault(free).ipAllowlist, ['*']);
  });

  const outside: readonly (readonly [string, Partial<Granted>, string])[] = [
    ['a permission it lacks', { permissions: ['inquiry.read', 'account.read'] }, 'missing_permission'],
    ['any address', { ipAllowlist: [] }, 'exceeds_grant'],
    ['the star', { ipAllowlist: ['*'] }, 'exceeds_grant'],
    ['an address outside of its own', { ipAllowlist: ['10.1.1.1', '11.1.1.1'] }, 'exceeds_grant'],
    ['an attribute it cannot see', { attributesBlocklist: ['birthdate'] }, 'exceeds_grant'],
    ['an exemption of its making', { attributesBlocklist: ['name-*', '!name-last'] }, 'exceeds_grant'],
    ['a higher limit', { rateLimitPerMinute: 101 }, 'exceeds_grant'],
    ['no limit', { rateLimitPerMinute: null }, 'exceeds_grant'],
  ];
  for (const [name, change, code] of outside) {
    it(`not ${name}, but a key that has it keeps it`, () => {
      const wanted = { ...within, ...change };
      assert.throws(
        () => checkGrant(bound, wanted, within),
        (error) => error instanceof Refusal && error.code === code,
      );
      assert.doesNotThrow(() => checkGrant(bound, wanted, wanted));
    });
  }
});

describe('a person', () => {
  const developer: Grant = { ...free, kind: 'user' };
  const admin: Grant = { ...developer, permissions: new Set([...permissions, 'webhook.secret']) };
  const reading: Granted = { ...within, permissions: ['webhook.read'] };

  it('gives no key that shows secrets of webhooks without the permission for them', () => {
    assert.throws(
      () => checkGrant(developer, reading, null),
      (error) => error instanceof Refusal && error.entries[0]?.meta?.['required-permission'] === 'webhook.secret',
    );
    const given = grantedByDefault(developer).permissions;
    assert.equal(given.includes('webhook.read') || given.includes('webhook.write'), false);
    assert.ok(given.includes('event.read'));
  });

  it('gives one with it', () => {
    assert.doesNotThrow(() => checkGrant(admin, reading, null));
    assert.ok(grantedByDefault(admin).permissions.includes('webhook.read'));
  });

  it('changes or ends such a key without it', () => {
    assert.doesNotThrow(() => checkControl(developer, { ...reading, id: 'api_other' }));
    assert.doesNotThrow(() => checkGrant(developer, reading, reading));
  });
});
