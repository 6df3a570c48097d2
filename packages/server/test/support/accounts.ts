/** Accounts for tests. */
import assert from 'node:assert/strict';
import type { ApiResource } from './client.ts';
import { eventual } from './eventually.ts';
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

/** Repeats `ask` until its answer is `done`, and returns it. */
export async function until<Value>(ask: () => Promise<Value>, done: (value: Value) => boolean): Promise<Value> {
  const { value } = await eventual('the answer of a finished job', async () => {
    const answer = await ask();
    return done(answer) ? { value: answer } : null;
  });
  return value;
}
