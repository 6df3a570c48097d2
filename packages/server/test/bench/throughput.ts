/**
 * Benchmark of requests a second against the bare server, measured in turns and in realistic form: the version of the
 * key, a different inquiry each, each create with its own reference id and fields.
 */
import { randomUUID } from 'node:crypto';
import { createClient } from '../support/client.ts';
import { keyOf, type RunningService, templateOf } from '../support/running-service.ts';
import { creates } from './creates.ts';
import { compare, type Target } from './load.ts';
import { manyInquiries } from './many-inquiries.ts';
import type { BenchFigure } from './report.ts';
import { startBareServer } from './start-bare-server.ts';

const inquiries = 1000;

/** Returns a body that no earlier request sent. */
const bodyFor = (templateId: string) => (): string =>
  JSON.stringify({
    data: {
      attributes: {
        'inquiry-template-id': templateId,
        'reference-id': `person-${randomUUID()}`,
        fields: { 'name-first': 'Ada', 'name-last': randomUUID() },
      },
    },
  });

export async function throughput(service: RunningService, firstOutput: string): Promise<BenchFigure[]> {
  const key = keyOf(firstOutput, 'sandbox');
  const freshBody = bodyFor(templateOf(firstOutput, 'sandbox'));
  const created = await createClient(service.baseUrl, key).post('/inquiries', freshBody());
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const newest = { ...headers, 'service-version': '2026-09-29' };
  const retrieved = await createClient(service.baseUrl, key).get(`/inquiries/${created.body.data.id}`);
  const bare = await startBareServer(created.text.length, retrieved.text);
  const ids = await manyInquiries(service.baseUrl, headers, freshBody, inquiries);
  const paths = ids.map((id) => `/api/v1/inquiries/${id}`);
  const read = await compare({ url: service.baseUrl, method: 'GET', headers, paths }, bare.read);
  const same = await compare({ url: service.baseUrl, method: 'GET', headers, paths }, bare.retrieve);
  const readNewest = await compare({ url: service.baseUrl, method: 'GET', headers: newest, paths }, bare.read);
  const create: Target = {
    url: `${service.baseUrl}/api/v1/inquiries`,
    method: 'POST',
    headers,
    freshBody,
    freshIdempotencyKeys: true,
  };
  const writes = await creates(service, key, create, bare);
  await bare.stop();
  return [
    {
      name: 'retrieve an inquiry, each another, with what its version includes',
      value: read.ratio,
      unit: `of the baseline (${read.ours.toFixed(0)}/s)`,
      baseline: `bare node:http, same key look-up, one indexed read (${read.baseline.toFixed(0)}/s)`,
      target: 'at least 0.7',
      reached: read.ratio >= 0.7,
    },
    {
      name: 'the same against the same work',
      value: same.ratio,
      unit: `of the baseline (${same.ours.toFixed(0)}/s)`,
      baseline: `bare node:http, two indexed reads, unsealed and written (${same.baseline.toFixed(0)}/s)`,
      target: 'at least 0.7',
      reached: same.ratio >= 0.7,
    },
    {
      name: 'the same in the newest version, which includes nothing unasked',
      value: readNewest.ratio,
      unit: `of the baseline (${readNewest.ours.toFixed(0)}/s)`,
      baseline: `the same (${readNewest.baseline.toFixed(0)}/s)`,
      target: 'at least 0.7',
      reached: readNewest.ratio >= 0.7,
    },
    ...writes,
  ];
}
