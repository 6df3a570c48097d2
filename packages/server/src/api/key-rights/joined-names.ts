/**
 * Joined names of nested field values: `fields.name.value.first` is the `name-first` that other resources show flat, so
 * an entry that blocks one blocks the other. The frame of a value, `{type, value}`, adds no name. Pure.
 */
import { type KeyPattern, keyPattern } from './key-pattern.ts';

/** Steps from `attributes` downwards, without frames. */
export interface Names {
  readonly steps: readonly string[];
  /** Number of steps above the name of a field; null outside of fields. */
  readonly above: number | null;
  /** True for a member of a frame, which adds no name. */
  readonly isFrame: boolean;
}

export const noNames: Names = { steps: [], above: null, isFrame: false };

/** Returns the names of a member of `object`; `step` is its kebab key. */
export function stepInto({ steps, above }: Names, step: string, object: object): Names {
  if (above !== null && steps.length > above && isFrameOf(object)) return { steps, above, isFrame: true };
  const next = [...steps, step];
  const isContainer = step === 'fields' || step.endsWith('-fields');
  return { steps: next, above: above ?? (isContainer ? next.length : null), isFrame: false };
}

const isFrameOf = (object: object): boolean => Object.keys(object).every((key) => key === 'type' || key === 'value');

/** Patterns of an entry's steps; the last one may match several names joined by hyphens. */
export interface JoinedPattern {
  readonly above: readonly KeyPattern[];
  readonly last: KeyPattern;
  readonly start: 'anywhere' | 'from-attributes';
}

/** Builds the joined pattern of an entry; a bare star matches one name, never several. */
export function joinedPattern(steps: readonly string[], start: JoinedPattern['start']): JoinedPattern {
  const last = steps.at(-1) ?? '';
  const isAny = /^\*+$/.test(last);
  return { above: steps.slice(0, -1).map(keyPattern), last: isAny ? () => false : keyPattern(last), start };
}

/** Returns true if the entry matches the joined names of a field and of a member in it. */
export function fitsJoined({ above, last, start }: JoinedPattern, names: Names): boolean {
  if (names.above === null || names.isFrame) return false;
  if (start === 'anywhere') return joinsFrom(names.steps, names.above).some(last);
  if (!above.every((pattern, index) => pattern(names.steps[index] ?? ''))) return false;
  return above.length >= names.above && last(names.steps.slice(above.length).join('-'));
}

/** Returns every run of at least two names that ends at the last one. */
function joinsFrom(steps: readonly string[], from: number): string[] {
  const joins: string[] = [];
  for (let first = from; first < steps.length - 1; first += 1) joins.push(steps.slice(first).join('-'));
  return joins;
}
