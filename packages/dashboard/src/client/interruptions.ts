/**
 * Interruptions of a request: the user must sign in again or re-authenticate. The request waits meanwhile and is then
 * sent again, so that no typed text is lost.
 */

export type Interruption = 'session-ended' | 'step-up';
export type Outcome = 'resumed' | 'given-up';

interface Asked {
  readonly answer: Promise<Outcome>;
  readonly settle: (outcome: Outcome) => void;
}

const asked = new Map<Interruption, Asked>();
const listeners = new Set<() => void>();
let current: Interruption | null = null;
const givenUp = new Set<Interruption>();

function changed(): void {
  const [next] = asked.keys();
  current = next ?? null;
  for (const listener of listeners) listener();
}

/** Resolves when the user has responded; requests that fail together prompt once. */
export function interrupt(kind: Interruption): Promise<Outcome> {
  const open = asked.get(kind);
  if (open !== undefined) return open.answer;
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  asked.set(kind, { answer: promise, settle: resolve });
  changed();
  return promise;
}

export function settle(kind: Interruption, outcome: Outcome): void {
  const open = asked.get(kind);
  if (open === undefined) return;
  asked.delete(kind);
  if (outcome === 'given-up') givenUp.add(kind);
  else givenUp.delete(kind);
  changed();
  open.settle(outcome);
}

/** Returns true if the user closed the last interruption: requests that the user did not start must not reopen it. */
export const wasGivenUp = (kind: Interruption): boolean => givenUp.has(kind);

export const currentInterruption = (): Interruption | null => current;

/** Subscribes to interruptions; returns the function that unsubscribes. */
export function onInterruption(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
