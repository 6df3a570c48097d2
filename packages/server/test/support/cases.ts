/** Cases for tests: from the template that every environment begins with. */
import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { OperationRunner } from '../../src/operations/runner.ts';
import type { Scope } from '../../src/security/scope.ts';
import type { ApiAnswer, ApiResource } from './client.ts';
import type { TestService } from './service.ts';

/** Returns the id of the template with this key. */
export async function templateId({ sandbox }: TestService, name = 'Default'): Promise<string> {
  const { body } = await sandbox.get('/case-templates?page[size]=100');
  const found = body.data.find(({ attributes }) => attributes['name'] === name);
  assert.ok(found, `there is no case template ${name}`);
  return found.id;
}

export interface MadeCase {
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export async function postCase(service: TestService, { attributes = {}, meta }: MadeCase = {}): Promise<ApiAnswer> {
  const data = { attributes: { 'case-template-id': await templateId(service), ...attributes } };
  return service.sandbox.post('/cases', { data, ...(meta === undefined ? {} : { meta }) });
}

export async function makeCase(service: TestService, made: MadeCase = {}): Promise<ApiResource> {
  const answer = await postCase(service, made);
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data;
}

/** Creates a published template; its key is the name in capitals. */
export async function makeTemplate(
  { sandbox }: TestService,
  key: string,
  attributes: Readonly<Record<string, unknown>>,
): Promise<string> {
  const answer = await sandbox.post('/case-templates', { data: { attributes: { key, name: key, ...attributes } } });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data.id;
}

export const eventsOf = async ({ sandbox }: TestService, id: string): Promise<readonly string[]> => {
  const { body } = await sandbox.get(`/events?filter[object-id]=${id}&page[size]=100`);
  return body.data.map(({ attributes }) => String(attributes['name'])).toReversed();
};

interface ManyDeadlines {
  readonly count: number;
  readonly scope: Scope;
  readonly runner: OperationRunner;
  sweep(): Promise<void>;
}

/** Creates cases whose deadlines pass at once, sweeps, and asserts that each was reported exactly once. */
export async function tellOfMany(service: TestService, { count, scope, runner, sweep }: ManyDeadlines): Promise<void> {
  const ids: string[] = [];
  while (ids.length < count) {
    const made = await Promise.all(
      Array.from({ length: Math.min(15, count - ids.length) }, () =>
        makeCase(service, { meta: { 'sla-expires-in-seconds': 3600 } }),
      ),
    );
    ids.push(...made.map(({ id }) => id));
  }
  service.clock.forward(3601);
  await sweep();
  const rows = await runner.read(scope, ({ tx }) =>
    tx.select<{ readonly events: number }>(
      sql`select count(*)::integer as events from events where environment_id = ${scope.environmentId}
            and name = 'case.sla-expired' and object_id = any(${ids}) group by object_id`,
    ),
  );
  assert.equal(rows.length, count);
  assert.ok(rows.every(({ events }) => events === 1));
}
