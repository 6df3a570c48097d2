/** The flow's sentences as rows of one locale, and what of them was changed. Pure. */
import type { InquiryTemplateTranslations } from '../../client/resources.ts';

export type TranslationRow = InquiryTemplateTranslations['attributes']['translations'][number];

/** Returns the unique name of a sentence. */
export const nameOfRow = ({ step, component, 'attribute-name': attribute }: TranslationRow): string =>
  `${step} ${component} ${attribute}`;

export const valueIn = (row: TranslationRow, locale: string): string =>
  row['locale-values'].find((each) => each.locale === locale)?.value ?? '';

/** Rows that the locale has, since a plural form may be of other languages, and in which a sentence or a name holds the text. */
export function rowsWith(rows: readonly TranslationRow[], locale: string, text: string): TranslationRow[] {
  const asked = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      row['locale-values'].some((each) => each.locale === locale) &&
      `${nameOfRow(row)} ${valueIn(row, locale)}`.toLowerCase().includes(asked),
  );
}

/** An empty sentence takes the flow's own back. */
export function changedRows(
  rows: readonly TranslationRow[],
  locale: string,
  typed: ReadonlyMap<string, string>,
): TranslationRow[] {
  return rows.flatMap((row) => {
    const value = typed.get(nameOfRow(row));
    if (value === undefined || value === valueIn(row, locale)) return [];
    return [{ ...row, 'locale-values': [{ locale, value: value.trim() === '' ? null : value }] }];
  });
}
