/** Every endpoint with a permission, called by every seeded role: refused without the permission, allowed with it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { SeededRole } from '../../src/resources/platform/roles/index.ts';
import { roleSeeds } from '../../src/resources/platform/roles/seeded-roles.ts';
import { registry } from '../support/openapi-check.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const roles = Object.keys(roleSeeds) as SeededRole[];
const atOnce = 8;

interface Asked {
  readonly endpoint: Endpoint;
  /** Path with its prefix; its ids do not exist. */
  readonly path: string;
}

const asked: readonly Asked[] = registry.slices
  .flatMap(({ endpoints, dashboard = [] }) => [...endpoints, ...dashboard])
  .filter(({ userPermission, permission }) => (userPermission ?? permission) !== null)
  .map((endpoint) => ({
    endpoint,
    path: `${endpoint.surface === 'dashboard' ? '/dashboard/api' : '/api/v1'}${endpoint.path.replaceAll(/\{[^}]+\}/g, 'none')}`,
  }));

/** Prints contain the pictures, so they need the permission to view them in addition to reading. */
const pictured: ReadonlySet<string> = new Set(['print-an-inquiry-pdf', 'print-a-verification-as-pdf']);

const rightsFor = ({ userPermission, permission, operationId }: Endpoint): readonly string[] => [
  userPermission ?? permission ?? '',
  ...(pictured.has(operationId) ? ['image.view'] : []),
];

/** Returns the code of the refusal; null for a success, or an answer other than JSON. */
async function codeOf(person: Person, { endpoint, path }: Asked): Promise<string | null> {
  const { sandbox, production } = service.current.seeded;
  const { scope } = endpoint.environment === 'production' ? production : sandbox;
  const answer = await person.request(endpoint.method, path, {
    environmentId: scope.environmentId,
    ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: {} }),
  });
  assert.ok(answer.status < 500, `${endpoint.method} ${path}: ${answer.status}`);
  const { errors = [] } = (answer.text.startsWith('{') ? JSON.parse(answer.text) : {}) as {
    errors?: { readonly code: string }[];
  };
  return errors[0]?.code ?? null;
}

for (const role of roles) {
  describe(role, () => {
    test('is refused exactly the endpoints that it has no right to', async () => {
      const person = await signedIn(service.current, { role });
      const has = new Set<string>(roleSeeds[role].permissions);
      const wrong: string[] = [];
      for (let first = 0; first < asked.length; first += atOnce) {
        const found = await Promise.all(
          asked.slice(first, first + atOnce).map(async (each) => [each, await codeOf(person, each)] as const),
        );
        for (const [{ endpoint }, code] of found) {
          const needed = rightsFor(endpoint);
          const may = needed.every((right) => has.has(right));
          if ((code === 'missing_permission') === may) wrong.push(`${endpoint.operationId} (${needed}): ${code}`);
        }
      }
      assert.deepEqual(wrong, []);
    });
  });
}

test('endpoints of both surfaces are requested', () => {
  assert.ok(asked.length > 100, `${asked.length} endpoints`);
  assert.ok(asked.some(({ endpoint }) => endpoint.surface === 'dashboard'));
});
