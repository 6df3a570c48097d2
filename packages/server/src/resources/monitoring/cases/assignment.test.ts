import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Candidate, drawAssignee, type PolicySettings, shippedPolicy } from './assignment.ts';

const person = (userId: string, open = 0, availability: Candidate['availability'] = 'available'): Candidate => ({
  userId,
  open,
  availability,
});

const three = [person('b', 2), person('a', 1), person('c', 1)];

type Case = readonly [string, Partial<PolicySettings>, readonly Candidate[], Partial<Draw>, string | null];
type Draw = Omit<Parameters<typeof drawAssignee>[0], 'settings' | 'candidates'>;

const cases: readonly Case[] = [
  ['round robin begins with the first', {}, three, {}, 'a'],
  ['round robin continues after the last assignee', {}, three, { lastUserId: 'a' }, 'b'],
  ['round robin restarts after the last person', {}, three, { lastUserId: 'c' }, 'a'],
  ['round robin continues after a person who has left', {}, [person('a'), person('c')], { lastUserId: 'b' }, 'c'],
  ['the previous assignee is skipped', {}, three, { exceptId: 'a' }, 'b'],
  ['a busy person is skipped', {}, [person('a', 0, 'busy'), person('b')], {}, 'b'],
  ['the busy are given cases where the policy says so', { assignWhen: ['busy'] }, [person('a', 0, 'busy')], {}, 'a'],
  ['no person is left', {}, [person('a', 0, 'unavailable')], {}, null],
  ['no person is available', {}, [], {}, null],
  ['fewest open', { distribution: 'fewest-open' }, three, {}, 'a'],
  ['fewest open, but for the one it is taken from', { distribution: 'fewest-open' }, three, { exceptId: 'a' }, 'c'],
  ['a person with the maximum number of cases is skipped', { mostOpen: 2 }, three, { lastUserId: 'a' }, 'c'],
  ['no person has capacity', { mostOpen: 1 }, three, {}, null],
  ['the creator', { distribution: 'case-creator' }, three, { creatorId: 'b' }, 'b'],
  ['a creator who is not among them', { distribution: 'case-creator' }, three, { creatorId: 'z' }, null],
  ['no creator', { distribution: 'inquiry-creator' }, three, {}, null],
  ['the creator of the inquiry', { distribution: 'inquiry-creator' }, three, { creatorId: 'c' }, 'c'],
];

describe('who is given a case', () => {
  for (const [name, settings, candidates, draw, expected] of cases) {
    it(name, () => {
      const nobody = { lastUserId: null, creatorId: null, exceptId: null };
      const all = { ...shippedPolicy, ...settings };
      assert.equal(drawAssignee({ ...nobody, ...draw, settings: all, candidates }), expected);
    });
  }
});
