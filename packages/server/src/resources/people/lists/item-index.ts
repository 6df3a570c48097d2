/** Hashes of items and of the facts to look up. The label contains the version of the normal forms. */
import type { Scope } from '../../../security/scope.ts';
import type { FactKey, Facts, Prefixes } from './comparers/comparer.ts';
import { type ItemKind, itemKindNames, kindOfItem } from './item-kinds.ts';

export const indexOf = (scope: Scope, kind: ItemKind, key: string): Buffer =>
  scope.keys.blindIndex(`list ${kind} 1`, key);

export interface FactIndex extends FactKey {
  readonly kind: ItemKind;
  readonly index: Buffer;
}

/** Returns the hashes of these facts for lists of every kind. */
export const factIndexes = (
  scope: Scope,
  facts: Facts,
  prefixes: Prefixes,
  kinds: readonly ItemKind[] = itemKindNames,
): FactIndex[] =>
  kinds.flatMap((kind) =>
    kindOfItem(kind)
      .comparer.keysOf(facts, prefixes)
      .map((each) => ({ ...each, kind, index: indexOf(scope, kind, each.key) })),
  );
