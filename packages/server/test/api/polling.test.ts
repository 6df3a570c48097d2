/** Polling of a list from the newest known item misses nothing under concurrent transactions. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import { createAccount } from '../support/accounts.ts';
import type { ApiClient } from '../support/client.ts';
import { createInquiry } from '../support/inquiries.ts';
import { pollNewer } from '../support/polling.ts';
import { useService } from '../support/service.ts';

const service = useService();

/** Returns the names of events, the newest first. */
async function newestEvents(client: ApiClient, query = ''): Promise<string[]> {
  const { status, body, text } = await client.get(`/events?page[size]=100${query}`);
  assert.equal(status, 200, text);
  return (body.data as unknown as { id: string }[]).map(({ id }) => id);
}

/** Inserts an event of a redacted person, which needs no key, without committing it. */
async function insertUnderWay(connectionString: string, id: string): Promise<pg.Client> {
  const other = new pg.Client({ connectionString });
  await other.connect();
  await other.query('begin');
  const { rowCount } = await other.query(
    `insert into events (environment_id, id, name, object_type, object_id, payload, actor_type, created_at, redacted_at)
     select environment_id, $1, name, object_type, object_id, '', 'system', created_at, now()
     from events where environment_id = $2 order by arrival desc limit 1`,
    [id, service.current.seeded.sandbox.scope.environmentId],
  );
  assert.equal(rowCount, 1);
  return other;
}

describe('a list that is polled', () => {
  it('shows a row that was uncommitted at the newest one, to a caller that polls from the newest', async () => {
    const { sandbox, connectionString } = service.current;
    await createAccount(service.current);
    const [last] = await newestEvents(sandbox);
    const other = await insertUnderWay(connectionString, 'evt_underway');
    try {
      await createAccount(service.current);
      // The list waits for the open transaction, which may end before the newer one; as it does not, the newer one is
      // left for later.
      assert.equal((await newestEvents(sandbox))[0], last);
      await other.query('commit');
    } finally {
      await other.end();
    }
    const newer = await newestEvents(sandbox, `&page[before]=${last}`);
    assert.equal(newer.length, 2, newer.join());
    assert.equal(newer[1], 'evt_underway');
    assert.deepEqual((await newestEvents(sandbox)).slice(0, 2), newer);
  });

  it('waits for an uncommitted row, so that an acknowledged write is visible at once', async () => {
    const { sandbox, connectionString } = service.current;
    const other = await insertUnderWay(connectionString, 'evt_short');
    try {
      const { id } = await createAccount(service.current);
      const listed = sandbox.get('/accounts?page[size]=1');
      await new Promise((resolve) => setImmediate(resolve));
      await other.query('rollback');
      assert.equal(((await listed).body.data as unknown as { id: string }[])[0]?.id, id);
    } finally {
      await other.end();
    }
  });

  it('does not wait for an uncommitted row when the caller pages to older rows', async () => {
    const { sandbox, connectionString } = service.current;
    const [newest, next] = await newestEvents(sandbox);
    const other = await insertUnderWay(connectionString, 'evt_older');
    try {
      assert.equal((await newestEvents(sandbox, `&page[after]=${newest}`))[0], next);
    } finally {
      await other.end();
    }
  });

  it('misses no concurrent write of ten writers, neither the events nor their resources', async () => {
    const make = async () => {
      const { id } = await createInquiry(service.current);
      return id;
    };
    const { made, listed, told } = await pollNewer(service.current, { writers: 10, each: 10, make });
    assert.deepEqual(
      made.filter((id) => !listed.includes(id)),
      [],
    );
    assert.deepEqual(
      made.filter((id) => !told.includes(id)),
      [],
    );
    assert.equal(new Set(listed).size, listed.length);
  });
});
