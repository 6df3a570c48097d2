/**
 * Publishes committed events to the webhook deliverer of the same process, which saves it from querying the outbox and
 * decrypting the events. An event that is lost here, as in a crash, is still in the outbox.
 */
import type { Resource } from '../api/json-api/document.ts';
import type { Subject } from '../security/subject-keys.ts';

/** A recorded event. */
export interface CommittedEvent {
  readonly id: string;
  readonly name: string;
  /** Subject whose key seals the payload; null without personal data. */
  readonly subject: Subject | null;
  readonly payload: { readonly data: Resource };
  readonly context: Readonly<Record<string, unknown>> | null;
  readonly createdAt: Date;
}

export interface CommittedEvents {
  /** Publishes an event after its commit; without a subscriber it does nothing. */
  publish(environmentId: string, event: CommittedEvent): void;
  /** Sets the subscriber of an environment; null unsubscribes it. */
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
