import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditRow, ToldByRow } from '../../client/audit-log.ts';
import { folded } from './fold.ts';

interface Given extends ToldByRow {
  readonly user?: string;
  /** Seconds after the first row. */
  readonly at: number;
  readonly status?: number;
}

const rowOf = ({ user = 'user_1', at, status = 200, ...context }: Given, index: number): AuditRow => ({
  type: 'user-audit-log',
  id: `ual_${index}`,
  attributes: {
    path: '/api/v1/x',
    method: 'GET',
    'get-params': {},
    'post-params': {},
    'ip-address': '',
    'user-agent': '',
    'response-status': status,
    'created-at': new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
    'impersonator-email-address': null,
    context: { ...context },
  },
  relationships: { user: { data: { type: 'user', id: user } } },
});

/** Folds rows, given newest first, and returns the number of rows of each line. */
const sizes = (given: readonly Given[]): number[] => folded(given.map(rowOf)).map(({ rows }) => rows.length);

const ada = { id: 'inq_1', name: 'a' };
const read = (at: number, more: Partial<Given> = {}): Given => ({ kind: 'read', operation: 'list', at, ...more });

test('reads of one object and the reads of the page between them are one line each', () => {
  assert.deepEqual(sizes([read(4, { object: ada }), read(3), read(2, { object: ada }), read(1)]), [2, 2]);
});

test('a change, another person, a pause or a refusal ends a visit', () => {
  assert.deepEqual(sizes([read(3), { kind: 'change', operation: 'approve-an-inquiry', at: 2 }, read(1)]), [1, 1, 1]);
  assert.deepEqual(sizes([read(3), read(2, { user: 'user_2' }), read(1)]), [1, 1, 1]);
  assert.deepEqual(sizes([read(1000), read(1)]), [1, 1]);
  assert.deepEqual(sizes([read(3), read(2, { status: 403 }), read(1)]), [1, 1, 1]);
});

test('views are folded only with views of the same thing', () => {
  const view = (at: number, picture: string): Given => ({
    kind: 'view',
    operation: 'create-a-view-ticket',
    object: ada,
    picture,
    at,
  });
  assert.deepEqual(sizes([view(3, 'front'), view(2, 'back'), view(1, 'front')]), [2, 1]);
});

test('changes, and rows of earlier releases without a kind, are not folded', () => {
  const change: Given = { kind: 'change', operation: 'update-a-role', at: 1 };
  assert.deepEqual(sizes([change, change, { at: 1 }, { at: 1 }]), [1, 1, 1, 1]);
});
