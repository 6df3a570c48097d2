/** Sentences of the flow as rows of one locale, and their changes. Pure. */
import type { InquiryTemplateTranslations } from '../../client/resources.ts';

export type TranslationRow = InquiryTemplateTranslations['attributes']['translations'][number];

/** Returns the unique name of a sentence. */
export const nameOfRow = ({ step, component, 'attribute-name': attribute }: TranslationRow): string =>
  `${step} ${component} ${attribute}`;

export const valueIn = (row: TranslationRow, locale: string): string =>
  row['locale-values'].find((each) => each.locale === locale)?.value ?? '';

/** Returns the rows of the locale, which may lack plural forms of others, whose sentence or name contains the text. */
export function rowsWith(rows: readonly TranslationRow[], locale: string, text: string): TranslationRow[] {
  const asked = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      row['locale-values'].some((each) => each.locale === locale) &&
      `${nameOfRow(row)} ${valueIn(row, locale)}`.toLowerCase().includes(asked),
  );
}

/** Returns the changed rows; an empty sentence restores the flow's own. */
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
