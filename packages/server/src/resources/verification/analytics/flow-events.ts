/** What individuals were shown: written outside of their way, many at a time; a process that is killed loses half a second. */
import sql from 'sql-template-tag';
import type { Database, Transaction } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';

export interface FlowEvent {
  readonly scope: Scope;
  readonly inquiryId: string;
  /** Of the page: `front`, `retry`, `success`. */
  readonly screen: string;
  /** What they were told was wrong; null where nothing was. */
  readonly code: string | null;
}

export interface FlowEventWriter {
  /** A screen that is shown again and again, such as the one that waits, counts once. */
  add(event: FlowEvent): void;
  /** Resolves when everything added so far is written or given up. */
  settle(): Promise<void>;
}

interface Waiting extends FlowEvent {
  readonly at: Date;
}

const pauseMs = 500;
/** While the database is slow or away; what comes beyond is not kept. */
const mostWaiting = 10_000;
/** Inquiries whose last screen is remembered. */
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
