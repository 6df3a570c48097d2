/** Requests a second of the running service against the bare server, measured in turns. */
import { createClient } from '../support/client.ts';
import { keyOf, type RunningService, templateOf } from '../support/running-service.ts';
import { creates } from './creates.ts';
import { compare, type Target } from './load.ts';
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
  const create: Target = {
    url: `${service.baseUrl}/api/v1/inquiries`,
    method: 'POST',
    headers,
    body,
    freshIdempotencyKeys: true,
  };
  const writes = await creates(service, key, create, bare);
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
    ...writes,
  ];
}
