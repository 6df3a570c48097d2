/** Transactions for tests. */
import assert from 'node:assert/strict';
import type { ApiResource } from './client.ts';
import type { TestService } from './service.ts';

export async function createTransaction(
  service: TestService,
  attributes: Record<string, unknown> = {},
): Promise<ApiResource> {
  const answer = await service.sandbox.post('/transactions', { data: { attributes } });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data;
}

export async function createTransactionType(
  service: TestService,
  attributes: Record<string, unknown> = {},
): Promise<ApiResource> {
  const answer = await service.sandbox.post('/transaction-types', {
    data: { attributes: { name: 'Transfer', ...attributes } },
  });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data;
}
