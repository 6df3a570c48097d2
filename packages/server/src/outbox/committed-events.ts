/**
 * Publishes committed events to the webhook deliverer of the same process, which then needs neither to query the outbox nor to read and
 * decrypt them. An event that gets lost here, as in a crash, is still in the outbox.
 */
import type { Resource } from '../api/json-api/document.ts';
import type { Subject } from '../security/subject-keys.ts';

/** An event as it was recorded. */
export interface CommittedEvent {
  readonly id: string;
  readonly name: string;
  /** Whose key seals the payload; null where it holds no personal data. */
  readonly subject: Subject | null;
  readonly payload: { readonly data: Resource };
  readonly context: Readonly<Record<string, unknown>> | null;
  readonly createdAt: Date;
}

export interface CommittedEvents {
  /** Call it once the event's transaction is committed. Without a subscriber nothing happens. */
  publish(environmentId: string, event: CommittedEvent): void;
  /** One subscriber for each environment; null unsubscribes it. */
  subscribe(environmentId: string, subscriber: ((event: CommittedEvent) => void) | null): void;
}

export function createCommittedEvents(): CommittedEvents {
  const subscribers = new Map<string, (event: CommittedEvent) => void>();
  return {
    publish: (environmentId, event) => subscribers.get(environmentId)?.(event),
    subscribe(environmentId, subscriber) {
      if (subscriber === null) subscribers.delete(environmentId);
      else subscribers.set(environmentId, subscriber);
    },
  };
}
