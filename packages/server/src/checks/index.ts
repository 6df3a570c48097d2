/** The closed list of verification checks, by kind and alphabetical within each, as in `checks[]` of a verification. */
import * as catalogue from './catalogue.ts';
import { type CheckKind, contactKinds, recordKinds } from './check.ts';
import type { AnyCheck } from './evaluate-check.ts';

export const checkKinds: readonly CheckKind[] = [
  'government-id',
  'selfie',
  'document',
  ...recordKinds,
  ...contactKinds,
];

const byNameOf = (one: AnyCheck, other: AnyCheck): number => (one.name < other.name ? -1 : 1);

const all: readonly AnyCheck[] = Object.values(catalogue).toSorted(byNameOf);

export const checks: readonly AnyCheck[] = checkKinds.flatMap((kind) => all.filter((check) => check.kind === kind));

const byName: ReadonlyMap<string, AnyCheck> = new Map(checks.map((check) => [check.name, check]));

/** Finds a check by its API name; undefined if there is none. */
export function findCheck(name: string): AnyCheck | undefined {
  return byName.get(name);
}

export type { CheckSettings } from './check.ts';
export type { AnyCheck } from './evaluate-check.ts';
