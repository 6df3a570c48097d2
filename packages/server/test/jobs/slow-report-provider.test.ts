/** Slow provider: requests that wait for it do not block others. */
import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { monitoringTemplate, queriesOfKinds, reportBody, runDueReports } from '../support/reports.ts';
import { useService } from '../support/service.ts';

const held: ServerResponse[] = [];
let isHeld = false;

const answer = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"not_found"}');

const provider = createServer((request, response) => {
  request.resume();
  if (isHeld) held.push(response);
  else answer(response);
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
after(() => {
  provider.closeAllConnections();
  provider.close();
});

const service = useService(
  {
    worker: false,
    settings: { REPORT_PROVIDER_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/` },
  },
  // The first search loads the engine, which this test does not measure.
  async ({ production }) => {
    await production.post('/reports', reportBody('watchlist', { term: 'Grace Hopper' }));
  },
);

/** Number of requests: above the connection pool's size, and below the limit of simultaneous calls. */
const asking = 24;

/** Sends the requests, asserts that others are answered while the provider holds them, and returns their answers. */
async function whileHeld<Answer>(send: () => Promise<Answer>): Promise<Answer[]> {
  const { production } = service.current;
  isHeld = true;
  const sent = Array.from({ length: asking }, send);
  await eventually('the provider holds every call', async () => held.length === asking);
  const reading = await production.get('/reports');
  const writing = await production.post('/reports', reportBody('watchlist', { term: 'Grace Hopper' }));
  const asked = await production.post('/reports', reportBody('profile', queriesOfKinds['profile'] ?? {}));
  isHeld = false;
  for (const response of held.splice(0)) answer(response);
  const answers = await Promise.all(sent);
  assert.deepEqual([reading.status, writing.status, asked.status], [200, 201, 201]);
  return answers;
}

describe('a provider that holds its answers', () => {
  it('delays only the callers who wait for their report', async () => {
    const body = reportBody('profile', queriesOfKinds['profile'] ?? {}, {}, { 'processing-mode': 'sync' });
    const made = await whileHeld(() => service.current.production.post('/reports', body));
    for (const { status, body: told, text } of made) {
      assert.equal(status, 201, text);
      assert.equal(told.data.attributes['status'], 'ready', text);
    }
  });

  it('delays only the callers who run their report again', async () => {
    const { production } = service.current;
    const template = await monitoringTemplate(production, 'adverse-media', 30);
    const body = reportBody('adverse-media', { term: 'Grace Hopper' }, { 'report-template-id': template });
    const ids: string[] = [];
    while (ids.length < asking) ids.push((await production.post('/reports', body)).body.data.id);
    await runDueReports(service.current);
    const left = [...ids];
    const runs = await whileHeld(() => production.post(`/reports/${left.pop()}/run`, {}));
    for (const { status, body: told, text } of runs) {
      assert.equal(status, 200, text);
      assert.equal(told.data.attributes['status'], 'ready', text);
    }
    for (const id of ids) {
      const { body: history } = await production.get(`/reports/${id}/history`);
      assert.equal(history.data.length, 2);
    }
  });
});
