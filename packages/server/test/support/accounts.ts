/** Accounts for tests. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiResource } from './client.ts';
import type { TestService } from './service.ts';

export async function createAccount(
  service: TestService,
  attributes: Record<string, unknown> = {},
): Promise<ApiResource> {
  const answer = await service.sandbox.post('/accounts', { data: { attributes } });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data;
}

/** Returns the plain value of a field, through hashes. */
export function fieldOf(account: ApiResource, ...path: string[]): unknown {
  let fields = account.attributes['fields'] as Record<string, { value: unknown }> | undefined;
  let value: unknown = null;
  for (const key of path) {
    value = fields?.[key]?.value ?? null;
    fields = value as Record<string, { value: unknown }>;
  }
  return value;
}

/** Returns the names of the events about an object with their context, the oldest first. */
export async function eventsAbout(service: TestService, id: string): Promise<[name: string, context: unknown][]> {
  const { body } = await service.sandbox.get(`/events?filter[object-id]=${id}&page[size]=100`);
  return body.data
    .toReversed()
    .map(({ attributes }) => [String(attributes['name']), attributes['context'] ?? null] as [string, unknown]);
}

/** Repeats `ask` until `done`, ten seconds at most. */
export async function until<Value>(ask: () => Promise<Value>, done: (value: Value) => boolean): Promise<Value> {
  let value = await ask();
  for (let tries = 0; tries < 100 && !done(value); tries += 1) {
    await wait(100);
    value = await ask();
  }
  assert.ok(done(value), 'it did not happen in time');
  return value;
}
