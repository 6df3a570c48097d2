/** What makes two entries of one key the same for whoever was compared with it. */
import { createHash } from 'node:crypto';
import type { Entity } from '@countersign/screening';

export const materialOf = ({ names, birthdates, identifiers, topics, countries, wallets }: Entity): string =>
  createHash('sha256')
    .update(JSON.stringify([names, birthdates, identifiers, topics, countries, wallets]))
    .digest('base64url')
    .slice(0, 22);
