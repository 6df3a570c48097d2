/** Differences between the live rule set and the draft. Pure. */
import type { Rule, RuleDocument } from '../../client/rule-sets.ts';

export interface DocumentChanges {
  readonly added: readonly Rule[];
  readonly gone: readonly Rule[];
  readonly changed: readonly { readonly before: Rule; readonly after: Rule }[];
  /** True if the outcomes of transactions differ. */
  readonly outcomes: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the changes. Rules are identified by name; if `before` is null, everything is new. */
export function changesBetween(before: RuleDocument | null, after: RuleDocument): DocumentChanges {
  const was = new Map((before?.rules ?? []).map((rule) => [rule.name, rule]));
  const is = new Set(after.rules.map(({ name }) => name));
  return {
    added: after.rules.filter(({ name }) => !was.has(name)),
    gone: [...was.values()].filter(({ name }) => !is.has(name)),
    changed: after.rules.flatMap((rule) => {
      const old = was.get(rule.name);
      return old === undefined || isSame(old, rule) ? [] : [{ before: old, after: rule }];
    }),
    outcomes: !isSame(before?.outcomes ?? [], after.outcomes),
  };
}

export const isChanged = (saved: RuleDocument, typed: RuleDocument): boolean => !isSame(saved, typed);
