/** Texts with places: `{name}` is a value, and a number chooses among the forms of the language. */

export type Values = Readonly<Record<string, string | number>>;

/** Forms by the categories of CLDR that our languages have; `other` is always there. */
export interface Plural {
  readonly one: string;
  readonly many?: string;
  readonly other: string;
}

/** A place that nobody fills stays as it is, so that it is seen. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** `{count}` is filled with the number as the language writes it. */
export function countOf(plural: Plural, count: number, language: string, values: Values = {}): string {
  const form = new Intl.PluralRules(language).select(count);
  const text = form === 'one' ? plural.one : form === 'many' ? (plural.many ?? plural.other) : plural.other;
  return fill(text, { ...values, count: new Intl.NumberFormat(language).format(count) });
}
