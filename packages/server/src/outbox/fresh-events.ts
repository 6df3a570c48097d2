/**
 * Hands events from the transaction that wrote them to the deliverer of the same process, which then needs neither look for
 * them nor read and open them. What is lost here is found in the outbox.
 */
import type { Resource } from '../api/json-api/document.ts';
import type { Subject } from '../security/subject-keys.ts';

/** An event as it was recorded. */
export interface FreshEvent {
  readonly id: string;
  readonly name: string;
  /** Whose key seals the payload; null where it holds no personal data. */
  readonly subject: Subject | null;
  readonly payload: { readonly data: Resource };
  readonly context: Readonly<Record<string, unknown>> | null;
  readonly createdAt: Date;
}

export interface FreshEvents {
  /** Call it once the event is committed. Without a receiver nothing happens. */
  announce(environmentId: string, event: FreshEvent): void;
  /** One receiver an environment; null ends it. */
  receive(environmentId: string, receiver: ((event: FreshEvent) => void) | null): void;
}

export function createFreshEvents(): FreshEvents {
  const receivers = new Map<string, (event: FreshEvent) => void>();
  return {
    announce: (environmentId, event) => receivers.get(environmentId)?.(event),
    receive(environmentId, receiver) {
      if (receiver === null) receivers.delete(environmentId);
      else receivers.set(environmentId, receiver);
    },
  };
}
