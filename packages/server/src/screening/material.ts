/** What makes two entries of one key the same for whoever was compared with it. */
import { createHash } from 'node:crypto';
import type { Entity } from '@countersign/screening';

export const materialOf = ({ names, birthdates, identifiers, topics, countries, wallets }: Entity): string =>
  createHash('sha256')
    .update(JSON.stringify([names, birthdates, identifiers, topics, countries, wallets]))
    .digest('base64url')
    .slice(0, 22);

const sorted = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value)).toSorted();

/** Who the entity is: the same for two whose names, birth dates, identifiers and wallets are the same, in whatever order. */
export const identityOf = ({ names, birthdates, identifiers, wallets }: Entity): string =>
  JSON.stringify([
    ...[names.map(({ value }) => value), birthdates, identifiers, wallets].map((values) => [
      ...new Set(sorted(values)),
    ]),
  ]);
