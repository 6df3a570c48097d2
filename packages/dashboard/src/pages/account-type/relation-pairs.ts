/** Relations as pairs of sides; a side that is its own inverse is a pair of one. Pure. */
import type { RelationSide } from '../../client/account-types.ts';

export interface RelationPair {
  readonly key: string;
  readonly isArray: boolean;
  readonly inverseKey: string;
  readonly isInverseArray: boolean;
}

export function pairsOf(sides: readonly RelationSide[]): RelationPair[] {
  const taken = new Set<string>();
  return sides.flatMap((side) => {
    if (taken.has(side.key)) return [];
    const inverse = sides.find(({ key }) => key === side['inverse-key']) ?? side;
    taken.add(side.key).add(inverse.key);
    return [
      {
        key: side.key,
        isArray: side['is-array'],
        inverseKey: inverse.key,
        isInverseArray: inverse['is-array'],
      },
    ];
  });
}

export function sidesOf(pairs: readonly RelationPair[]): RelationSide[] {
  return pairs.flatMap(({ key, isArray, inverseKey, isInverseArray }) => {
    const side = { key: key.trim(), 'inverse-key': inverseKey.trim(), 'is-array': isArray };
    const inverse = { key: inverseKey.trim(), 'inverse-key': key.trim(), 'is-array': isInverseArray };
    return side.key === inverse.key ? [side] : [side, inverse];
  });
}
