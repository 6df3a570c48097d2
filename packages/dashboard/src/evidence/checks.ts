/** Checks of a verification, in the order that a reviewer needs. */

export interface Check {
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'not_applicable';
  readonly requirement: string;
  readonly reasons: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A user's override of the check, as the check states it. */
export interface CheckOverride {
  readonly 'from-status': Check['status'];
  readonly reason: string;
  readonly 'actor-id': string | null;
  readonly 'overridden-at': string;
}

export const overrideOf = ({ metadata }: Check): CheckOverride | null =>
  (metadata['override'] as CheckOverride | undefined) ?? null;

/**
 * Groups of checks. `blocks`: prevents an automatic approval. `look`: does not block, but deserves attention.
 * `overridden`: a user let a failed check pass; it stays visible.
 */
export const checkGroups = ['blocks', 'look', 'overridden', 'fine', 'did_not_run'] as const;

export type CheckGroup = (typeof checkGroups)[number];

export function groupOf(check: Check): CheckGroup {
  const { status, requirement } = check;
  if (status === 'passed') return overrideOf(check) === null ? 'fine' : 'overridden';
  if (status === 'not_applicable') return 'did_not_run';
  return requirement === 'not_required' ? 'look' : 'blocks';
}
