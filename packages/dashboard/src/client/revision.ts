/** Revision of a resource that several people edit: the time of its last change, in milliseconds since 1970. */
import type * as Told from './generated/index.ts';

type Changed = Pick<Told.AccountType['attributes'], 'created-at' | 'updated-at'>;

export const revisionOf = (changed: Changed): number => Date.parse(changed['updated-at'] ?? changed['created-at']);

/** Returns the `meta` of a change that is refused if the resource was changed after `revision`. */
export const metaOf = (revision: number): object => ({ 'updated-at': new Date(revision).toISOString() });
