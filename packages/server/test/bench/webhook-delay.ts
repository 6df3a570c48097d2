/** Benchmark of the time from an answer to its webhook, one at a time. */
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../support/client.ts';
import { keyOf, type RunningService, templateOf } from '../support/running-service.ts';
import { listenForEvents } from './listen-for-events.ts';
import type { BenchFigure } from './report.ts';

const rounds = 25;
/** Not a multiple or divisor of a pause of the service, so that waiting webhooks are met at any time of the pause. */
const betweenMs = 137;

export async function webhookDelay(service: RunningService, firstOutput: string): Promise<BenchFigure> {
  const key = keyOf(firstOutput, 'sandbox');
  const client = createClient(service.baseUrl, key);
  const arrived = new Map<string, number>();
  const receiver = await listenForEvents(service, key, (body) => {
    arrived.set(JSON.parse(body.toString()).data.attributes.payload.data.id, performance.now());
  });
  const body = { data: { attributes: { 'inquiry-template-id': templateOf(firstOutput, 'sandbox') } } };
  const delays: number[] = [];
  while (delays.length < rounds) {
    const { id } = (await client.post('/inquiries', body)).body.data;
    const answered = performance.now();
    while (!arrived.has(id)) await wait(1);
    delays.push((arrived.get(id) ?? 0) - answered);
    await wait(betweenMs);
  }
  await receiver.stop();
  const middle = delays.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  return {
    name: 'a webhook after the answer',
    value: middle / 1000,
    unit: 's',
    baseline: `nothing; median of ${rounds}`,
    target: 'none: for comparison',
    reached: true,
  };
}
