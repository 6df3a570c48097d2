/** Sums and simple rules of the behaviours in the flow (contract, inquiries 3.5). They decide nothing. Pure. */
import type { BehaviorName, Behaviors } from './inquiry.ts';

/** Counts that a browser reports with an answer; times in milliseconds. */
export const countedInBrowser = [
  'distraction-events',
  'hesitation-baseline',
  'hesitation-count',
  'hesitation-time',
  'shortcut-copies',
  'shortcut-pastes',
  'autofill-starts',
  'autofill-cancels',
] as const satisfies readonly BehaviorName[];

/** Report of a browser: what was counted since its last stored answer. */
export interface BrowserCounts extends Readonly<Record<(typeof countedInBrowser)[number], number>> {
  /** True if the browser says that a program controls it. */
  readonly automated: boolean;
}

/** Behaviours of one answer. */
export interface AnswerBehavior {
  /** Counts of the browser; null if it has no script, or if its report could not be parsed. */
  readonly counts: BrowserCounts | null;
  /** True if the answer comes from another browser than the session, or from one that contradicts itself. */
  readonly spoofsUserAgent: boolean;
}

/** Largest sum that is kept: 23 days in milliseconds. */
const maxSum = 2_000_000_000;

const sum = (before: number | null, more: number): number => Math.min((before ?? 0) + more, maxSum);

const botPoints = { automated: 60, spoofedUserAgent: 40 };

/** Adds the behaviours of one answer. */
export function withAnswer(before: Behaviors, { counts, spoofsUserAgent }: AnswerBehavior): Behaviors {
  const watched = {
    ...before,
    'request-spoof-attempts': sum(before['request-spoof-attempts'], 0),
    'user-agent-spoof-attempts': sum(before['user-agent-spoof-attempts'], spoofsUserAgent ? 1 : 0),
  };
  if (counts === null) return judged(watched);
  const sums = Object.fromEntries(countedInBrowser.map((name) => [name, sum(before[name], counts[name])]));
  const spoofed = (watched['user-agent-spoof-attempts'] ?? 0) > 0;
  const points = (counts.automated ? botPoints.automated : 0) + (spoofed ? botPoints.spoofedUserAgent : 0);
  return judged({ ...watched, ...sums, 'bot-score': Math.max(before['bot-score'] ?? 0, points) });
}

/** Adds a form that was refused because it was not the session's own. */
export const withSpoofedRequest = (before: Behaviors): Behaviors =>
  judged({ ...before, 'request-spoof-attempts': sum(before['request-spoof-attempts'], 1) });

/** Adds the behaviours that are computed from the sums. */
function judged(behaviors: Behaviors): Behaviors {
  const { 'hesitation-time': time, 'hesitation-baseline': baseline } = behaviors;
  const percentage = time === null || baseline === null || baseline === 0 ? null : (100 * time) / baseline;
  return { ...behaviors, 'hesitation-percentage': percentage, 'behavior-threat-level': threatLevel(behaviors) };
}

/**
 * Returns `high` after a spoofed request or user agent, `medium` if a program controls the browser, else `low`. Pauses,
 * pastes and autofill count for nothing: people who are slow or use aids do the same.
 */
function threatLevel(behaviors: Behaviors): 'low' | 'medium' | 'high' {
  const { 'request-spoof-attempts': requests, 'user-agent-spoof-attempts': agents, 'bot-score': bot } = behaviors;
  if ((requests ?? 0) + (agents ?? 0) > 0) return 'high';
  return (bot ?? 0) >= botPoints.automated ? 'medium' : 'low';
}
