/**
 * Index of a segment by identifiers, independent of names: documents, numbers and wallets. Two identifiers may have the
 * same hash, so every result must be compared.
 */
import { sharesIdentifier } from '../compare/record.ts';
import type { Entity } from '../entity.ts';
import { comparable, type Identifier } from '../identifiers.ts';
import { hashOf } from '../names/variants.ts';
import { walletKey } from '../wallets.ts';

export interface Identifying {
  readonly identifiers?: readonly Identifier[];
  /** Addresses of wallets, of any coin. */
  readonly wallets?: readonly string[];
}

/** Returns the hashes of all identifiers, each once. */
export function identifierHashes({ identifiers = [], wallets = [] }: Identifying): Set<number> {
  const values = identifiers.flatMap((each) => comparable(each).values);
  return new Set([...values, ...wallets.map(walletKey)].map(hashOf));
}

export const hashesOfEntity = ({ identifiers, wallets }: Entity): Set<number> =>
  identifierHashes({ identifiers, wallets: wallets.map(({ address }) => address) });

interface Identified {
  /** Returns the places of the entities with an identifier of that hash. */
  entitiesOf(hash: number): Uint32Array;
  entity(place: number): Entity;
}

/** Returns the places of the entities with one of these identifiers, ascending. */
export function entitiesIdentifiedBy(segment: Identified, asked: Identifying): number[] {
  const places = new Set([...identifierHashes(asked)].flatMap((hash) => [...segment.entitiesOf(hash)]));
  return [...places].filter((place) => sharesIdentifier(asked, segment.entity(place))).sort((a, b) => a - b);
}
