/** Benchmark of creates a second, with every event delivered to a webhook meanwhile, against two bare servers. */
import type { RunningService } from '../support/running-service.ts';
import { listenForEvents } from './listen-for-events.ts';
import { compare, type Target } from './load.ts';
import type { BenchFigure } from './report.ts';
import type { BareServer } from './start-bare-server.ts';

export async function creates(
  service: RunningService,
  key: string,
  create: Target,
  bare: BareServer,
): Promise<BenchFigure[]> {
  let arrived = 0;
  const receiver = await listenForEvents(service, key, () => (arrived += 1));
  const against = await compare(create, bare.write);
  const delivered = ((100 * arrived) / Math.max(1, against.made)).toFixed(0);
  const same = await compare(create, bare.writeAndSend(receiver.url));
  await receiver.stop();
  return [
    {
      name: 'create an inquiry, with a new reference id, idempotency key, events and a webhook',
      value: against.ratio,
      unit: `of the baseline (${against.ours.toFixed(0)}/s, ${delivered} % delivered by the end)`,
      baseline: `bare node:http, a transaction of two inserts (${against.baseline.toFixed(0)}/s)`,
      target: 'at least 0.5',
      reached: against.ratio >= 0.5,
    },
    {
      name: 'the same against the same work',
      value: same.ratio,
      unit: `of the baseline (${same.ours.toFixed(0)}/s)`,
      baseline: `bare node:http, three inserts and a webhook sent (${same.baseline.toFixed(0)}/s)`,
      target: 'at least 0.75',
      reached: same.ratio >= 0.75,
    },
  ];
}
