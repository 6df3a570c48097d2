/** Lists and what is on them. */
import type { Subject } from '../../../security/subject-keys.ts';
import type { ItemKind } from './item-kinds.ts';
import type { ItemStatus, ListStatus } from './states.ts';

export interface List {
  readonly id: string;
  readonly kind: ItemKind;
  readonly name: string;
  readonly status: ListStatus;
  /** Of a list of kind `field`. */
  readonly fieldName: string | null;
  /** Of a list of names: first names that are alike are the same. */
  readonly allowFuzzy: boolean;
  readonly subject: Subject;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly archivedAt: Date | null;
}

/** What an item says, by the kebab names of its kind. */
export type ItemValues = Readonly<Record<string, string | number>>;

export interface ListItem {
  readonly id: string;
  readonly listId: string;
  readonly kind: ItemKind;
  readonly status: ItemStatus;
  readonly values: ItemValues;
  readonly valueIndex: Buffer;
  readonly matchCount: number;
  /** Submissions of the 90 days before that it would have hit; null until they were looked for. */
  readonly backHits: number | null;
  /** Bits of a network. */
  readonly prefix: number | null;
  readonly creator: { readonly type: string; readonly id: string | null };
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly archivedAt: Date | null;
}
