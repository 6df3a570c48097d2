/** Delivers: what this process has just committed, what the outbox has, and what is due. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '../../../../operations/slice.ts';
import type { FreshEvent } from '../../../../outbox/fresh-events.ts';
import type { Scope } from '../../../../security/scope.ts';
import { type AttemptParts, createAttempts, mostOfOneWebhook } from './attempts.ts';
import { type Dispatched, dispatchEvents, dispatchFresh, mostAtOnce } from './dispatch-events.ts';
import { takeDue } from './take-due.ts';

export interface WebhookSender extends AttemptParts {
  readonly registry: Registry;
  /** Told of an event that could not be fanned out. */
  readonly onEventFault: (fault: unknown) => void;
}

export interface Deliverer {
  /** Takes an event that this process has just committed; it is fanned out with those that come within milliseconds. */
  take(event: FreshEvent): void;
  /** Fans events out and begins their attempts; true when there may be more. */
  dispatch(): Promise<boolean>;
  /** Starts attempts of what is due while there is room; true when more may be due. */
  deliverDue(): Promise<boolean>;
  /** Resolves when what was taken is fanned out and no attempt is in flight. */
  settle(): Promise<void>;
}

const gatherMs = 10;
/** Events beyond are found in the outbox. */
const mostFresh = 1000;

const system = { type: 'system' } as const;

/** Of one environment. `onDue` is told when there is something to deliver. */
export function createDeliverer(sender: WebhookSender, scope: Scope, onDue: () => void): Deliverer {
  const { runner, registry, onFault } = sender;
  const attempts = createAttempts(sender, scope, onDue);
  const dispatching = { registry, roomOf: attempts.roomOf, onFault: sender.onEventFault };
  let fresh: FreshEvent[] = [];
  let fanningOut: Promise<void> | null = null;

  function start({ leased, othersDue }: Pick<Dispatched, 'leased' | 'othersDue'>): void {
    leased.forEach(attempts.start);
    if (othersDue) onDue();
  }

  /** What cannot be fanned out here is in the outbox still. */
  async function fanOut(): Promise<void> {
    while (fresh.length > 0) {
      if (fresh.length < mostAtOnce) await wait(gatherMs);
      const events = fresh.slice(0, mostAtOnce);
      fresh = fresh.slice(mostAtOnce);
      await runner.autocommit(scope, (context) => dispatchFresh(context, events, dispatching)).then(start, onFault);
    }
    fanningOut = null;
  }

  return {
    take(event) {
      if (fresh.length >= mostFresh) return;
      fresh.push(event);
      fanningOut ??= fanOut();
    },
    async dispatch() {
      const dispatched = await runner.write(scope, system, (context) => dispatchEvents(context, dispatching));
      start(dispatched);
      return dispatched.mayBeMore;
    },
    async deliverDue() {
      await attempts.untilRoom();
      const wanted = { registry, busy: attempts.busy(), limit: mostOfOneWebhook, onFault };
      const taken = await runner.write(scope, system, (context) => takeDue(context, wanted));
      taken.forEach(attempts.start);
      return taken.length > 0;
    },
    async settle() {
      await fanningOut;
      await attempts.settle();
    },
  };
}
