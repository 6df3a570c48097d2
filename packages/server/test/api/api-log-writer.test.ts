/** Flushing of API log entries from memory to the database. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Database } from '../../src/database/connection.ts';
import { createApiLogWriter } from '../../src/resources/platform/api-logs/index.ts';
import { rowsOf } from '../support/database.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const busyBatches = 20;

describe('a read of the API log', () => {
  it('waits for the entries before it, and not for requests that keep arriving meanwhile', async () => {
    const { app, seeded, clock, connectionString } = service.current;
    const { scope } = seeded.sandbox;
    const about = {
      headers: {},
      answerHeaders: {},
      objectIds: [],
      search: '',
      body: null,
      bodyBytes: 0,
      ip: '::1',
      params: {},
    };
    const answered = { words: new Map(), refusal: Buffer.alloc(0), apiVersion: '2025-12-08', milliseconds: 1 };
    let added = 0;
    let isBusy = true;
    const add = () => {
      added += 1;
      const id = `req_busy${added}`;
      const request = { method: 'GET', path: '/api/v1/events', resourceType: 'event', status: 200, replayed: false };
      writer.add({
        ...about,
        ...request,
        ...answered,
        id,
        scope,
        keyId: 'api_none',
        operationId: 'list-all-events',
        route: '/events',
        permission: 'event.read',
        at: clock.now(),
      });
    };
    const busy: Database = {
      ...app.database,
      async transaction(tenant, work) {
        const result = await app.database.transaction(tenant, work);
        if (isBusy && added < busyBatches) add();
        return result;
      },
    };
    const writer = createApiLogWriter({ database: busy, clock, onFault: (fault) => assert.fail(String(fault)) });
    add();
    add();
    await writer.settle();
    assert.equal(added, 3);
    const rows = await rowsOf(connectionString, `select id from api_logs where id like 'req_busy%' order by id`);
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['req_busy1', 'req_busy2'],
    );
    isBusy = false;
    await writer.settle();
  });
});
