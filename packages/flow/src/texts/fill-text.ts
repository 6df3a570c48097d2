/** Fills the marks of a sentence and picks its plural form; unknown marks stay visible, so a slip is seen and not hidden. */
import type { TextKey, Texts } from './en-US.ts';

/** Values for the `{name}` marks of one sentence. */
export type Fills = Readonly<Record<string, string | number>>;

/** Keys that come in plural forms: the part before `.one` and `.other`. */
export type PluralKey = TextKey extends infer Key ? (Key extends `${infer Stem}.one` ? Stem : never) : never;

/** The sentence under `key` with every `{name}` of `fills` put in. */
export function fillText(texts: Texts, key: TextKey, fills: Fills = {}): string {
  return texts[key].replace(/\{(\w+)\}/g, (mark, name: string) => String(fills[name] ?? mark));
}

/** The form of `key` that fits `count` in `locale` (one or other), with `{count}` written in that locale's digits. */
export function fillPlural(texts: Texts, locale: string, key: PluralKey, count: number): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
  return fillText(texts, `${key}.${form}`, { count: new Intl.NumberFormat(locale).format(count) });
}
