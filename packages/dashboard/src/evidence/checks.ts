/** Checks of a verification, in the order that a reviewer needs. */
import { wordsOf } from '../dictionary/words.ts';

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
 * Groups of checks. `blocks`: the decision cannot automatically be an approval. `look`: does not block, but deserves
 * attention.
 */
export const checkGroups = ['blocks', 'look', 'fine', 'did_not_run'] as const;

export type CheckGroup = (typeof checkGroups)[number];

export function groupOf({ status, requirement }: Check): CheckGroup {
  if (status === 'passed') return 'fine';
  if (status === 'not_applicable') return 'did_not_run';
  return requirement === 'not_required' ? 'look' : 'blocks';
}

const longest = 120;

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, each]) => `${wordsOf(name).toLowerCase()} ${written(each)}`)
      .join(', ');
  return String(value);
}

/** Returns the measurements as words; empty ones are omitted. */
export function measuredOf(metadata: Check['metadata']): (readonly [name: string, value: string])[] {
  return Object.entries(metadata).flatMap(([name, value]) => {
    const text = value === null || name === 'override' ? '' : written(value);
    if (text === '') return [];
    return [[name, text.length > longest ? `${text.slice(0, longest)}…` : text] as const];
  });
}
