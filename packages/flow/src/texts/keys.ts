/** Keys of sentences and their placeholders, derived from the English catalogue. */
import type { PlacesIn } from '@countersign/texts';
import type { enUS } from './en-US/index.ts';

type English = typeof enUS;

/** Keys of sentences with plural forms. */
export type PluralKey = { [Key in keyof English]: English[Key] extends string ? never : Key }[keyof English];

/** Keys of all other sentences. */
export type SentenceKey = Exclude<keyof English, PluralKey>;

/** Placeholders of a sentence; the organization's name is always filled in. */
type MarkOf<Key extends SentenceKey> = Exclude<PlacesIn<English[Key]>, 'org'>;

/** Values of the placeholders; nothing for a sentence without any. */
export type FillsOf<Key extends SentenceKey> = [MarkOf<Key>] extends [never]
  ? []
  : [fills: Readonly<Record<MarkOf<Key>, string | number>>];

/** Keys of sentences without placeholders. */
export type TextKey = { [Key in SentenceKey]: [MarkOf<Key>] extends [never] ? Key : never }[SentenceKey];
