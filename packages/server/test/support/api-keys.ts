/** API keys for tests, created over the API like those of an owner. */
import assert from 'node:assert/strict';
import { type ApiClient, createClient } from './client.ts';
import type { TestService } from './service.ts';

export interface TestKey {
  readonly id: string;
  readonly value: string;
  readonly client: ApiClient;
}

export async function createKey(service: TestService, attributes: Record<string, unknown> = {}): Promise<TestKey> {
  const answer = await service.sandbox.post('/api-keys', { data: { attributes: { name: 'A key', ...attributes } } });
  assert.equal(answer.status, 201, answer.text);
  const { id, attributes: made } = answer.body.data;
  const value = String(made['value']);
  const blocklist = made['api-attributes-blocklist'] as readonly string[];
  return { id, value, client: createClient(service.baseUrl, value, blocklist.length > 0) };
}
