/** Requests a second of the running service against the bare server, measured in turns. */
import { createClient } from '../support/client.ts';
import { keyOf, type RunningService, templateOf } from '../support/running-service.ts';
import { listenForEvents } from './listen-for-events.ts';
import { compare } from './load.ts';
import { manyInquiries } from './many-inquiries.ts';
import type { BenchFigure } from './report.ts';
import { startBareServer } from './start-bare-server.ts';

/** More inquiries than answers are kept, so that each retrieve opens and renders its row. */
const moreThanKept = 3000;

export async function throughput(service: RunningService, firstOutput: string): Promise<BenchFigure[]> {
  const key = keyOf(firstOutput, 'sandbox');
  const body = JSON.stringify({
    data: {
      attributes: { 'inquiry-template-id': templateOf(firstOutput, 'sandbox'), fields: { 'name-first': 'Ada' } },
    },
  });
  const created = await createClient(service.baseUrl, key).post('/inquiries', body);
  const { id } = created.body.data;
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'service-version': '2025-12-08',
  };
  const bare = await startBareServer(created.text.length);
  const read = await compare({ url: `${service.baseUrl}/api/v1/inquiries/${id}`, method: 'GET', headers }, bare.read);
  const others = await manyInquiries(service.baseUrl, headers, body, moreThanKept);
  const readOthers = await compare(
    { url: service.baseUrl, method: 'GET', headers, paths: others.map((other) => `/api/v1/inquiries/${other}`) },
    bare.read,
  );
  let delivered = 0;
  const receiver = await listenForEvents(service, key, () => (delivered += 1));
  const write = await compare(
    { url: `${service.baseUrl}/api/v1/inquiries`, method: 'POST', headers, body, freshIdempotencyKeys: true },
    bare.write,
  );
  const deliveredShare = delivered / Math.max(1, write.made);
  await receiver.stop();
  await bare.stop();
  return [
    {
      name: 'retrieve an inquiry',
      value: read.ratio,
      unit: `of the baseline (${read.ours.toFixed(0)}/s)`,
      baseline: `bare node:http, same key look-up, one indexed read (${read.baseline.toFixed(0)}/s)`,
      target: 'at least 0.8',
      reached: read.ratio >= 0.8,
    },
    {
      name: 'retrieve another inquiry each time',
      value: readOthers.ratio,
      unit: `of the baseline (${readOthers.ours.toFixed(0)}/s)`,
      baseline: `the same (${readOthers.baseline.toFixed(0)}/s)`,
      target: 'none: for comparison',
      reached: true,
    },
    {
      name: 'create an inquiry, with idempotency key, events and a webhook',
      value: write.ratio,
      unit: `of the baseline (${write.ours.toFixed(0)}/s, ${(100 * deliveredShare).toFixed(0)} % delivered by the end)`,
      baseline: `bare node:http, a transaction of two inserts (${write.baseline.toFixed(0)}/s)`,
      target: 'at least 0.5',
      reached: write.ratio >= 0.5,
    },
  ];
}
