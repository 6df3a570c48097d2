/** Grouping of refused requests by their common error. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiLog } from './api-log.ts';
import { groupErrors, mostIds } from './error-groups.ts';

const log = (id: string, method: string, path: string, status: number): ApiLog => ({
  id,
  entry: { request: { method, path, headers: {}, ip: '10.0.0.1' }, response: { status, headers: {} } },
  params: { get: {}, post: {} },
  createdAt: new Date('2026-01-01T00:00:00Z'),
  redactedAt: null,
});

const shown = (logs: readonly ApiLog[]) =>
  groupErrors(logs).map(({ method, route, status, count, ids }) => [method, route, status, count, ids[0]]);

test('requests with the same route and refusal are one group, the newest first', () => {
  const found = shown([
    log('req_3', 'GET', '/api/v1/inquiries/inq_aaaaaaaaaaaaaaaa', 404),
    log('req_2', 'POST', '/api/v1/inquiries', 400),
    log('req_1', 'GET', '/api/v1/inquiries/inq_bbbbbbbbbbbbbbbb', 404),
  ]);
  assert.deepEqual(found, [
    ['GET', '/api/v1/inquiries/{id}', 404, 2, 'req_3'],
    ['POST', '/api/v1/inquiries', 400, 1, 'req_2'],
  ]);
});

test('another status, another method and another route are other groups', () => {
  const path = '/api/v1/inquiries/inq_aaaaaaaaaaaaaaaa';
  const logs = [
    log('1', 'GET', path, 404),
    log('2', 'GET', path, 403),
    log('3', 'PATCH', path, 404),
    log('4', 'GET', `${path}/approve`, 404),
  ];
  assert.equal(groupErrors(logs).length, 4);
});

test('successful requests are not errors', () => {
  assert.deepEqual(groupErrors([log('1', 'GET', '/api/v1/accounts', 200), log('2', 'GET', '/api/v1/a', 302)]), []);
});

test('a group names some of its requests and counts all', () => {
  const [group] = groupErrors(Array.from({ length: 80 }, (_, index) => log(`r${index}`, 'GET', '/api/v1/x', 404)));
  assert.deepEqual([group?.count, group?.ids.length], [80, mostIds]);
});
