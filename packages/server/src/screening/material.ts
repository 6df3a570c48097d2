/** Returns a hash of the data that comparisons use: equal for two entries of one key that compare equally. */
import { createHash } from 'node:crypto';
import type { Entity } from '@countersign/screening';

export const materialOf = ({ names, birthdates, identifiers, topics, countries, wallets }: Entity): string =>
  createHash('sha256')
    .update(JSON.stringify([names, birthdates, identifiers, topics, countries, wallets]))
    .digest('base64url')
    .slice(0, 22);

const sorted = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value)).toSorted();

/**
 * Returns the identity of the entity: equal for two with the same names, birth dates, identifiers and wallets, in any
 * order.
 */
export const identityOf = ({ names, birthdates, identifiers, wallets }: Entity): string =>
  JSON.stringify([
    ...[names.map(({ value }) => value), birthdates, identifiers, wallets].map((values) => [
      ...new Set(sorted(values)),
    ]),
  ]);
