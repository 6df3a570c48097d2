/**
 * Every event that the product sends and the reference documents, received by a webhook of each version and judged.
 * Events that nothing in the run causes are recorded for a resource of their kind that the run made: the body is
 * composed like any other.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { queueSchema } from '../../src/jobs/queue-tables.ts';
import { eventually } from '../support/eventually.ts';
import { type ReceivedWebhook, startWebhookReceiver } from '../support/webhook-receiver.ts';
import { asReference, memberProblems } from './overlaid.ts';
import { type Cell, type Reference, type ReferenceVersion, referenceVersions } from './reference.ts';
import type { Section } from './report.ts';
import { callFor, send } from './run-cells.ts';
import type { Scenarios, World } from './scenario.ts';
import { occurrences } from './scenarios/occurrences.ts';

interface Listener {
  readonly webhookId: string;
  readonly version: ReferenceVersion;
  readonly received: readonly ReceivedWebhook[];
  close(): Promise<void>;
}

async function listen(world: World, version: ReferenceVersion): Promise<Listener> {
  const receiver = await startWebhookReceiver();
  const attributes = {
    name: `Conformance ${version}`,
    url: receiver.url,
    'enabled-events': ['*'],
    'api-version': version,
    'included-allowlist': { state: 'include_all' },
  };
  const made = await world.make('POST', '/webhooks', { data: { attributes } }).catch(async (error: unknown) => {
    await receiver.close();
    throw error;
  });
  const { data } = made;
  await world.make('POST', `/webhooks/${data.id}/enable`);
  return {
    webhookId: data.id,
    version,
    received: receiver.received,
    async close() {
      await world.make('POST', `/webhooks/${data.id}/disable`);
      await receiver.close();
    },
  };
}

/** Causes every event once; failures here are reported by the sections of the operations. */
async function causeEvents(world: World, scenarios: Scenarios, cells: readonly Cell[]): Promise<void> {
  const successes = cells.filter(
    ({ status, version, method }) => status < 300 && version === '2025-12-08' && method !== 'GET',
  );
  for (const cell of successes) {
    const call = await callFor(world, scenarios[cell.operationId], cell).catch(() => null);
    if (call !== null) await send(world, cell, call).catch(() => undefined);
  }
  for (const occurrence of occurrences) await occurrence(world).catch(() => undefined);
}

/** Time within which sweeps that cause events run again. */
const sweepMs = 15_000;
const lookMs = 250;

/** Returns true if no job is due, every event is fanned out and every delivery to a listener is answered. */
async function isIdle(client: pg.Client, listeners: readonly Listener[]): Promise<boolean> {
  const { rows } = await client.query<{ idle: boolean }>(
    `select not exists (select from ${queueSchema}.job
         where state in ('created', 'retry', 'active') and start_after <= now())
       and not exists (select from event_outbox)
       and not exists (select from webhook_deliveries where status = 'pending' and webhook_id = any($1)) as idle`,
    [listeners.map(({ webhookId }) => webhookId)],
  );
  return rows[0]?.idle === true;
}

/** Waits until every listener received every name, or until the service has been idle for the time between sweeps. */
async function untilTold({ service }: World, listeners: readonly Listener[], names: readonly string[]): Promise<void> {
  const isTold = ({ received }: Listener): boolean => {
    const told = new Set(received.map(({ event }) => event.name));
    return names.every((name) => told.has(name));
  };
  const client = new pg.Client({ connectionString: service.connectionString });
  await client.connect();
  let lastWork = performance.now();
  try {
    await eventually('every event is told, or nothing more happens', async () => {
      if (listeners.every(isTold)) return true;
      if (!(await isIdle(client, listeners))) lastWork = performance.now();
      await wait(lookMs);
      return performance.now() - lastWork > sweepMs;
    });
  } finally {
    await client.end();
  }
}

export async function judgeWebhookBodies(world: World, reference: Reference, scenarios: Scenarios): Promise<Section> {
  const sent = new Set(world.service.app.registry.slices.flatMap(({ events }) => events));
  const names = reference.events.filter((name) => sent.has(name)).sort();
  const listeners = await Promise.all(referenceVersions.map((version) => listen(world, version)));
  await causeEvents(world, scenarios, reference.cells);
  await untilTold(world, listeners, names);
  for (const listener of listeners) await listener.close();
  const results = names.flatMap((name) =>
    listeners.map((listener) => ({
      row: name,
      label: `body ${listener.version}`,
      problem: problemOf(reference, listener, name),
    })),
  );
  return { name: 'webhook-bodies', results };
}

function problemOf(reference: Reference, { version, received }: Listener, name: string): string | null {
  const bodies = received.filter(({ event }) => event.name === name);
  if (bodies.length === 0) return 'nothing in the run caused this event';
  const problems = new Set<string>();
  for (const { raw, headers } of bodies) {
    const body = asReference(JSON.parse(raw.toString()), null);
    for (const problem of [reference.judgeWebhook(version, name, body), memberProblems(reference, { version }, body)]) {
      if (problem !== null) problems.add(problem);
    }
    if (!/^t=\d+,v1=[0-9a-f]{64}/.test(String(headers['service-signature']))) problems.add('the signature is missing');
    for (const header of ['attempts-made', 'attempts-left', 'first-attempted-at']) {
      if (!/^\d+$/.test(String(headers[`service-webhook-${header}`]))) problems.add(`${header} is no integer`);
    }
  }
  return problems.size === 0 ? null : [...problems].join('; ').slice(0, 600);
}
