/** Lists and their items. */
import type { Subject } from '../../../security/subject-keys.ts';
import type { ItemValues } from './comparers/comparer.ts';
import type { ItemKind } from './item-kinds.ts';

export type ListStatus = 'active' | 'archived';

export type ItemStatus = 'pending' | 'active' | 'archived';

export interface List {
  readonly id: string;
  readonly kind: ItemKind;
  readonly name: string;
  readonly status: ListStatus;
  /** Name of the field; only for lists of kind `field`. */
  readonly fieldName: string | null;
  /** True to match similar first names; only for lists of names. */
  readonly allowFuzzy: boolean;
  readonly subject: Subject;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly archivedAt: Date | null;
}

export interface ListItem {
  readonly id: string;
  readonly listId: string;
  readonly kind: ItemKind;
  readonly status: ItemStatus;
  readonly values: ItemValues;
  readonly valueIndex: Buffer;
  readonly matchCount: number;
  /** Number of submissions of the preceding 90 days that the item would have matched; null until they are counted. */
  readonly backHits: number | null;
  /** Length of a network in bits; null for other items. */
  readonly prefix: number | null;
  readonly creator: { readonly type: string; readonly id: string | null };
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly archivedAt: Date | null;
}
