/** Benchmark of lists of 100 against a bare query, and the cost of an older version of the API. */
import { createClient } from '../support/client.ts';
import { keyOf, type RunningService, templateOf } from '../support/running-service.ts';
import { compare, type Target } from './load.ts';
import { manyInquiries } from './many-inquiries.ts';
import type { BenchFigure } from './report.ts';
import { startBareServer } from './start-bare-server.ts';

const listed = 100;

export async function lists(service: RunningService, firstOutput: string): Promise<BenchFigure[]> {
  const key = keyOf(firstOutput, 'sandbox');
  const attributes = {
    'inquiry-template-id': templateOf(firstOutput, 'sandbox'),
    fields: { 'name-first': 'Ada', 'name-last': 'Lovelace', birthdate: '1990-12-10' },
  };
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ data: { attributes } });
  const ids = await manyInquiries(service.baseUrl, headers, () => body, 3000);
  return [
    ...(await listsOf100(service, key, { ...headers, 'service-version': '2025-12-08' })),
    await downgrade(service, headers, ids),
  ];
}

async function listsOf100(
  service: RunningService,
  key: string,
  headers: Target['headers'],
): Promise<readonly BenchFigure[]> {
  const url = `${service.baseUrl}/api/v1/inquiries?page[size]=${listed}`;
  const shown = await createClient(service.baseUrl, key).get(`/inquiries?page[size]=${listed}`, {
    'service-version': '2025-12-08',
  });
  const names = Object.keys(shown.body.data[0]?.attributes ?? {}).join(',');
  const bare = await startBareServer(Math.ceil(shown.bytes.length / listed));
  const list = await compare({ url, method: 'GET', headers }, bare.list);
  const anew = await compare({ url: `${url}&fields[inquiry]=${names}`, method: 'GET', headers }, bare.list);
  await bare.stop();
  return [
    {
      name: 'list of 100',
      value: list.ratio,
      unit: `of the baseline (${list.ours.toFixed(0)}/s)`,
      baseline: `bare node:http, same key look-up, one query for 100 rows of the same size (${list.baseline.toFixed(0)}/s)`,
      target: 'at least 0.6',
      reached: list.ratio >= 0.6,
    },
    {
      name: 'list of 100, each opened and rendered anew',
      value: anew.ratio,
      unit: `of the baseline (${anew.ours.toFixed(0)}/s)`,
      baseline: `the same (${anew.baseline.toFixed(0)}/s)`,
      target: 'none: for comparison',
      reached: true,
    },
  ];
}

/**
 * Measures an older version. An empty include prevents the reuse of answers, so every one is rendered and downgraded.
 */
async function downgrade(
  service: RunningService,
  headers: Target['headers'],
  ids: readonly string[],
): Promise<BenchFigure> {
  const paths = ids.map((id) => `/api/v1/inquiries/${id}?include=`);
  const asked = (version: string): Target => ({
    url: service.baseUrl,
    method: 'GET',
    headers: { ...headers, 'service-version': version },
    paths,
  });
  const compared = await compare(asked('2023-01-05'), asked('2026-09-29'));
  const cost = 1 - compared.ratio;
  return {
    name: 'cost of the oldest version',
    value: cost,
    unit: `of a retrieve (${compared.ours.toFixed(0)}/s)`,
    baseline: `the newest version (${compared.baseline.toFixed(0)}/s)`,
    target: 'under 0.10',
    reached: cost < 0.1,
  };
}
