/**
 * GET /dashboard/api/api-keys/{id}/use: operations that a key used, which show the requests that a narrower key would
 * be refused.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient } from '../support/client.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService();

interface Use {
  readonly operations: readonly {
    readonly 'operation-id': string;
    readonly permission: string | null;
    readonly calls: number;
    readonly refused: number;
  }[];
}

async function makeKey(permissions: readonly string[]): Promise<{ readonly id: string; readonly value: string }> {
  const made = await service.current.sandbox.post('/api-keys', {
    data: { attributes: { name: 'a key', permissions } },
  });
  const { id, attributes } = made.body.data as unknown as { id: string; attributes: { value: string } };
  return { id, value: attributes.value };
}

async function useOf(id: string): Promise<Use['operations']> {
  await service.current.app.apiLogs.settle();
  const developer = await signedIn(service.current, { role: 'developer' });
  const answer = await developer.get(`/dashboard/api/api-keys/${id}/use`);
  assert.equal(answer.status, 200, answer.text);
  return (JSON.parse(answer.text) as Use).operations;
}

describe('200', () => {
  test('lists each operation with its calls, its refusals, and the permission that it needed', async () => {
    const { id, value } = await makeKey(['inquiry.read']);
    const client = createClient(service.current.baseUrl, value);
    for (let each = 0; each < 3; each += 1) await client.get('/inquiries');
    await client.get('/accounts');
    assert.deepEqual(
      (await useOf(id)).map(({ 'operation-id': operation, permission, calls, refused }) => ({
        operation,
        permission,
        calls,
        refused,
      })),
      [
        { operation: 'list-all-inquiries', permission: 'inquiry.read', calls: 3, refused: 0 },
        { operation: 'list-all-accounts', permission: 'account.read', calls: 1, refused: 1 },
      ],
    );
  });

  test('adds up calls that are written at different times', async () => {
    const { id, value } = await makeKey(['inquiry.read']);
    const client = createClient(service.current.baseUrl, value);
    await client.get('/inquiries');
    await useOf(id);
    await client.get('/inquiries');
    assert.deepEqual(
      (await useOf(id)).map(({ calls }) => calls),
      [2],
    );
  });

  test('lists no operations for a key that was never used', async () => {
    assert.deepEqual(await useOf((await makeKey(['inquiry.read'])).id), []);
  });
});

describe('404', () => {
  test('is returned for a key of another environment', async () => {
    const { id } = await makeKey(['inquiry.read']);
    const { seeded } = service.current;
    const developer = await signedIn(service.current, { role: 'developer' });
    const { status } = await developer.get(`/dashboard/api/api-keys/${id}/use`, seeded.production.scope.environmentId);
    assert.equal(status, 404);
  });
});

describe('403', () => {
  test('is returned to users who may not see keys', async () => {
    const { id } = await makeKey(['inquiry.read']);
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    assert.equal((await reviewer.get(`/dashboard/api/api-keys/${id}/use`)).status, 403);
  });
});
