/** Deliverer of one environment: it fans out events, just committed or from the outbox, and sends due deliveries. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '../../../../operations/slice.ts';
import type { CommittedEvent } from '../../../../outbox/committed-events.ts';
import type { Scope } from '../../../../security/scope.ts';
import { type AttemptParts, createAttempts, mostOfOneWebhook } from './attempts.ts';
import { type Dispatched, dispatchCommitted, dispatchEvents, mostAtOnce } from './dispatch-events.ts';
import { leaseDue } from './lease-due.ts';

export interface WebhookSender extends AttemptParts {
  readonly registry: Registry;
  /** Called with the fault of an event that could not be fanned out. */
  readonly onEventFault: (fault: unknown) => void;
}

export interface Deliverer {
  /** Enqueues an event that this process just committed; it is fanned out with others of the same milliseconds. */
  enqueue(event: CommittedEvent): void;
  /** Fans out events of the outbox and begins their attempts; true when the outbox may hold more. */
  dispatch(): Promise<boolean>;
  /** Begins attempts of due deliveries while slots are free; true when more may be due. */
  deliverDue(): Promise<boolean>;
  /** Resolves when every enqueued event is fanned out and no attempt is in flight. */
  settle(): Promise<void>;
}

const gatherMs = 10;
/** Events beyond this many are not enqueued: they are dispatched from the outbox. */
const mostEnqueued = 1000;

const system = { type: 'system' } as const;

/** Creates the deliverer. `onDue` is called when deliveries are due. */
export function createDeliverer(sender: WebhookSender, scope: Scope, onDue: () => void): Deliverer {
  const { runner, registry, onFault } = sender;
  const attempts = createAttempts(sender, scope, onDue);
  const dispatching = { registry, freeSlotsOf: attempts.freeSlotsOf, onFault: sender.onEventFault };
  let enqueued: CommittedEvent[] = [];
  let fanningOut: Promise<void> | null = null;

  function start({ leased, othersDue }: Pick<Dispatched, 'leased' | 'othersDue'>): void {
    leased.forEach(attempts.start);
    if (othersDue) onDue();
  }

  /** Fans out enqueued events. An event that cannot be fanned out here stays in the outbox. */
  async function fanOut(): Promise<void> {
    while (enqueued.length > 0) {
      if (enqueued.length < mostAtOnce) await wait(gatherMs);
      const events = enqueued.slice(0, mostAtOnce);
      enqueued = enqueued.slice(mostAtOnce);
      await runner.autocommit(scope, (context) => dispatchCommitted(context, events, dispatching)).then(start, onFault);
    }
    fanningOut = null;
  }

  return {
    enqueue(event) {
      if (enqueued.length >= mostEnqueued) return;
      enqueued.push(event);
      fanningOut ??= fanOut();
    },
    async dispatch() {
      const dispatched = await runner.write(scope, system, (context) => dispatchEvents(context, dispatching));
      start(dispatched);
      return dispatched.mayBeMore;
    },
    async deliverDue() {
      await attempts.untilSlotsFree();
      const request = { registry, saturated: attempts.saturated(), limit: mostOfOneWebhook, onFault };
      const leased = await runner.write(scope, system, (context) => leaseDue(context, request));
      leased.forEach(attempts.start);
      return leased.length > 0;
    },
    async settle() {
      await fanningOut;
      await attempts.settle();
    },
  };
}
