import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Permission, Right } from '../../../security/permissions.ts';
import { seesWholeEvent } from './sees-whole-event.ts';

const catalogue = {
  names: new Set(['inquiry.approved', 'account.created']),
  relationships: new Map<string, readonly string[]>([
    ['inquiry', ['account', 'inquiry']],
    ['account', []],
  ]),
  permissions: new Map<string, Permission | null>([
    ['inquiry', 'inquiry.read'],
    ['account', 'account.read'],
  ]),
  relationPermissions: new Map<string, Permission | null>([
    ['account', 'account.read'],
    ['inquiry', null],
  ]),
};

const all: readonly Right[] = ['event.read', 'inquiry.read', 'account.read', 'image.view', 'pii.view'];
const without = (right: Right) => new Set(all.filter((each) => each !== right));
const key = { kind: 'key', permissions: without('image.view'), attributesBlocklist: [] } as const;
const user = { kind: 'user', permissions: new Set(all), attributesBlocklist: [] } as const;

const cases: readonly (readonly [string, Parameters<typeof seesWholeEvent>[0], string | null, boolean])[] = [
  ['a key that may read all of it', key, 'inquiry.approved', true],
  ['a key with a blocklist', { ...key, attributesBlocklist: ['birthdate'] }, 'inquiry.approved', false],
  ['a key without events', { ...key, permissions: without('event.read') }, 'inquiry.approved', false],
  ['a key without what it is about', { ...key, permissions: without('inquiry.read') }, 'inquiry.approved', false],
  ['a key without what it relates to', { ...key, permissions: without('account.read') }, 'inquiry.approved', false],
  ['a key, of something else', { ...key, permissions: without('inquiry.read') }, 'account.created', true],
  ['a person who sees persons and pictures', user, 'inquiry.approved', true],
  ['a person without pictures', { ...user, permissions: without('image.view') }, 'inquiry.approved', false],
  ['a person whose role hides names', { ...user, attributesBlocklist: ['name-*'] }, 'inquiry.approved', false],
  ['an event that is gone', key, null, false],
  ['an event that nothing here records', key, 'workflow-run.created', false],
];

describe('who sees the response of a receiver', () => {
  for (const [name, caller, eventName, expected] of cases) {
    it(`${name}: ${expected}`, () => assert.equal(seesWholeEvent(caller, eventName, catalogue), expected));
  }
});
