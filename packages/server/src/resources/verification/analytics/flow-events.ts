/**
 * Buffered writer of flow events: screens and errors shown to individuals. Events are written in batches outside of the
 * request; a killed process loses half a second of events.
 */
import sql from 'sql-template-tag';
import type { Database, Transaction } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';

export interface FlowEvent {
  readonly scope: Scope;
  readonly inquiryId: string;
  /** Screen of the page: `front`, `retry`, `success`. */
  readonly screen: string;
  /** Code of the error shown on the screen; null if none. */
  readonly code: string | null;
}

export interface FlowEventWriter {
  /** Adds an event. A screen shown repeatedly, such as the waiting screen, counts once. */
  add(event: FlowEvent): void;
  /** Resolves when every event added before the call is written or dropped. */
  settle(): Promise<void>;
}

interface Waiting extends FlowEvent {
  readonly at: Date;
}

const pauseMs = 500;
/** Limit of buffered events while the database is slow or unavailable; further events are dropped. */
const mostWaiting = 10_000;
/** Limit of inquiries whose last screen is remembered. */
const mostRemembered = 10_000;

async function insert(tx: Transaction, { environmentId }: Scope, events: readonly Waiting[]): Promise<void> {
  await tx.execute(
    sql`insert into flow_events (environment_id, inquiry_id, screen, code, at)
        select ${environmentId}::text, * from unnest(${events.map(({ inquiryId }) => inquiryId)}::text[],
          ${events.map(({ screen }) => screen)}::text[], ${events.map(({ code }) => code)}::text[],
          ${events.map(({ at }) => at)}::timestamptz[])`,
  );
}

export function createFlowEventWriter(parts: {
  readonly database: Database;
  readonly now: () => Date;
  readonly onFault: (fault: unknown) => void;
}): FlowEventWriter {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  const lastShown = new Map<string, string>();

  function isAgain({ inquiryId, screen, code }: FlowEvent): boolean {
    const isSame = code === null && lastShown.get(inquiryId) === screen;
    lastShown.delete(inquiryId);
    lastShown.set(inquiryId, screen);
    if (lastShown.size > mostRemembered) lastShown.delete(lastShown.keys().next().value ?? '');
    return isSame;
  }

  async function writeAll(): Promise<void> {
    const batch = waiting;
    waiting = [];
    for (const [scope, events] of Map.groupBy(batch, (each) => each.scope)) {
      const tenant = { environmentId: scope.environmentId };
      await parts.database.transaction(tenant, (tx) => insert(tx, scope, events)).catch(parts.onFault);
    }
  }

  function write(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeAll);
    return writing;
  }

  return {
    add(event) {
      if (isAgain(event) || waiting.length >= mostWaiting) return;
      waiting.push({ ...event, at: parts.now() });
      timer ??= setTimeout(() => void write(), pauseMs).unref();
    },
    settle: write,
  };
}
