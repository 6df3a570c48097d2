/** Eight reviewers and five hundred cases: each case is assigned once, none is left, and the most urgent come first. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { expireDueCases } from '../../src/resources/monitoring/cases/operations/expire-sla.ts';
import { makeCase, tellOfMany } from '../support/cases.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const reviewers = 8;
const count = 500;

interface Taken {
  readonly id: string;
  readonly begun: number;
  readonly ended: number;
}

async function takeAll(person: Person): Promise<Taken[]> {
  const taken: Taken[] = [];
  let empty = 0;
  // Another reviewer may hold the last one and return it, so an empty answer is retried a few times.
  while (empty < 3) {
    const begun = performance.now();
    const { body, status } = await person.post('/dashboard/api/cases/claim-next', { meta: {} });
    assert.equal(status, 200);
    const id = (body as unknown as { 'case-id': string | null })['case-id'];
    if (id === null) empty += 1;
    else taken.push({ id, begun, ended: performance.now() });
  }
  return taken;
}

describe('eight reviewers and five hundred cases', () => {
  it('claim every case exactly once, and a later claim never gets a more urgent case', async () => {
    const deadlines = new Map<string, number>();
    for (let made = 0; made < count; made += 20) {
      const batch = await Promise.all(
        Array.from({ length: 20 }, () =>
          makeCase(service.current, {
            meta: { 'sla-expires-in-seconds': 1000 + Math.floor(Math.random() * 1_000_000) },
          }),
        ),
      );
      for (const { id, attributes } of batch) deadlines.set(id, Date.parse(String(attributes['sla-expires-at'])));
    }
    const people = await Promise.all(
      Array.from({ length: reviewers }, () => signedIn(service.current, { role: 'reviewer' })),
    );
    const taken = (await Promise.all(people.map(takeAll))).flat();
    assert.equal(taken.length, count);
    assert.equal(new Set(taken.map(({ id }) => id)).size, count);
    const at = ({ id }: Taken): number => deadlines.get(id) ?? 0;
    for (const earlier of taken) {
      for (const later of taken) {
        // Requests that overlapped in time have no order.
        if (earlier.ended < later.begun) assert.ok(at(earlier) <= at(later), `${earlier.id} before ${later.id}`);
      }
    }
    const { app, seeded } = service.current;
    const rows = await app.runner.read(seeded.sandbox.scope, ({ tx }) =>
      tx.select<{ readonly events: number }>(
        sql`select count(*)::integer as events from events where environment_id = ${seeded.sandbox.scope.environmentId}
              and name = 'case.assigned' group by object_id`,
      ),
    );
    assert.equal(rows.length, count);
    assert.ok(rows.every(({ events }) => events === 1));
  });
});

describe('a thousand deadlines', () => {
  it('emit one event each, with two workers', async () => {
    const { app, seeded } = service.current;
    const { scope } = seeded.sandbox;
    const sweep = async () => {
      await Promise.all([expireDueCases(app, scope), expireDueCases(app, scope)]);
    };
    await tellOfMany(service.current, { count: 1000, scope, runner: app.runner, sweep });
  });
});
