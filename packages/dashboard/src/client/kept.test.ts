/** Optional members of the client types: exactly those that the server hides from users without `pii.view`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hiddenWithoutView } from '../../../server/src/resources/platform/user-sessions/hidden-without-view.ts';
import { keptMembers } from './kept.ts';
import type { Account, CaseComment, Inquiry } from './resources.ts';

type MayBeAbsent<Of, Key extends keyof Of> = undefined extends Of[Key] ? true : false;

test('the members that types let be absent are those that the server keeps', () => {
  const ofAnyKind = hiddenWithoutView.filter((entry) => !/^[!/]/.test(entry));
  assert.deepEqual([...keptMembers].toSorted(), ofAnyKind.toSorted());
});

test('a kept member may be absent by type, and another may not', () => {
  const absent: readonly [
    MayBeAbsent<Inquiry['attributes'], 'fields'>,
    MayBeAbsent<Account['attributes'], 'fields'>,
    MayBeAbsent<CaseComment['attributes'], 'message'>,
  ] = [true, true, true];
  const there: MayBeAbsent<Inquiry['attributes'], 'status'> = false;
  assert.ok(absent.every(Boolean) && !there);
});
