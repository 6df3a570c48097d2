/**
 * The flow's texts as rows for translators, and rows as the business's own texts. A text equal to the flow's is never
 * stored, so that sending all rows back does not freeze them. Pure.
 */

import { catalogues } from '@countersign/flow/texts';
import { type PluralCategory, pluralCategories } from '@countersign/texts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { kebabCase } from '../../../lib/casing.ts';
import { isLongerThan } from '../../../lib/text-length.ts';
import type { Fault } from './definition.ts';
import type { TranslationAddress, TranslationChange } from './input.ts';
import { translatedLocales } from './locales.ts';
import type { translationsAttributes } from './schema.ts';
import type { Translations } from './template.ts';

/** Text, or one plural form of a text, whose key ends with its category. */
interface Sentence {
  readonly key: string;
  /** Plural category; null for a text without plural forms. */
  readonly form: PluralCategory | null;
}

const english = Object.entries(catalogues['en-US'] ?? {});
const sentences = english.flatMap(([key, text]): Sentence[] =>
  typeof text === 'string' ? [{ key, form: null }] : pluralCategories.map((form) => ({ key: `${key}.${form}`, form })),
);

const isSaidIn = (locale: string, { form }: Sentence): boolean =>
  form === null || new Intl.PluralRules(locale).resolvedOptions().pluralCategories.includes(form);

const groupNames: Readonly<Record<string, string>> = {
  shell: 'Around every screen',
  help: 'Help',
  problem: 'What was not accepted',
  start: 'Start',
  country: 'Country',
  action: 'Buttons',
  type: 'Document type',
  capture: 'Document photo',
  primer: 'Before the camera',
  upload: 'Upload',
  camera: 'Camera',
  hint: 'Hints of the camera',
  review: 'Photo review',
  error: 'Camera errors',
  way: 'Ways on',
  selfie: 'Selfie',
  pose: 'Poses',
  details: 'Details',
  detail: 'Names of details',
  form: 'Forms',
  processing: 'Processing',
  retry: 'Retry',
  remedy: 'Remedies',
  success: 'Success',
  end: 'End',
  failed: 'Failure',
  'review-end': 'Review',
  expired: 'Expired',
  declined: 'Consent declined',
  gone: 'Link not valid',
  idClass: 'Document names',
};

/**
 * Returns the address of a text. Plural forms are attributes of one component; every other text is the text of its own
 * component. Headings are titles, as in the reference.
 */
function addressOf({ key, form }: Sentence): TranslationAddress & { readonly stepDisplayName: string } {
  const [group = '', ...rest] = key.split('.');
  return {
    step: kebabCase(group),
    stepDisplayName: groupNames[group] ?? group,
    component: (form === null ? rest : rest.slice(0, -1))
      .map((part) => (part === 'heading' ? 'title' : part))
      .join('.'),
    attributeName: form ?? 'text',
  };
}

const addressed = sentences.map((sentence) => ({ sentence, address: addressOf(sentence) }));
const joined = (address: TranslationAddress): string =>
  [address.step, address.component, address.attributeName].join('\n');
const sentenceByAddress = new Map(addressed.map(({ sentence, address }) => [joined(address), sentence]));

const flatten = (texts: object): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'object' && text !== null
        ? Object.entries(text).map(([form, sentence]): [string, string] => [`${key}.${form}`, String(sentence)])
        : [[key, String(text)] as const],
    ),
  );
const ownSentences = new Map(Object.entries(catalogues).map(([locale, texts]) => [locale, flatten(texts)]));

/** Returns the flow's own text; null for a locale without texts. */
const ownSentence = (locale: string, key: string): string | null => ownSentences.get(locale)?.get(key) ?? null;

/**
 * Returns every text of the flow with its value in each of the locales that have its plural form; null if it has none
 * yet.
 */
export function translationRows(
  locales: readonly string[],
  translations: Translations,
): Wire<typeof translationsAttributes>['translations'] {
  return addressed.flatMap(({ sentence, address: { step, stepDisplayName, component, attributeName } }) => {
    const spoken = locales.filter((locale) => isSaidIn(locale, sentence));
    if (spoken.length === 0) return [];
    const { key } = sentence;
    return [
      {
        step,
        'step-display-name': stepDisplayName,
        component,
        'attribute-name': attributeName,
        'locale-values': spoken.map((locale) => ({
          locale,
          value: translations[locale]?.[key] ?? ownSentence(locale, key),
        })),
      },
    ];
  });
}

/** Returns the rows of the business's own texts only, in the locales that have one. */
export const ownTranslationRows = (locales: readonly string[], translations: Translations) =>
  translationRows(locales, translations).flatMap((row) => {
    const key = sentenceByAddress.get(joined({ ...row, attributeName: row['attribute-name'] }))?.key ?? '';
    const values = row['locale-values'].filter(({ locale }) => translations[locale]?.[key] !== undefined);
    return values.length === 0 ? [] : [{ ...row, 'locale-values': values }];
  });

const marksOf = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(([mark]) => mark);
const longest = 1000;

function valueProblem(key: string, value: string): string | null {
  if (value.trim() === '') return 'must say something; null takes the own sentence back';
  if (isLongerThan(value, longest)) return `must not have more than ${longest} characters`;
  // Line breaks separate the steps of a list; other control characters are invisible.
  if (/[^\P{Cc}\n]/u.test(value)) return 'holds a control character';
  const known = marksOf(
    ownSentence('en-US', key) ?? ownSentence('en-US', `${key.slice(0, key.lastIndexOf('.'))}.other`) ?? '',
  );
  const unknown = marksOf(value).find((mark) => !known.includes(mark));
  if (unknown === undefined) return null;
  return known.length === 0 ? `must have no mark such as ${unknown}` : `may have the marks ${known.join(', ')} only`;
}

/** Applies the rows to `before`; returns their problems instead if there are any. */
export function layTranslations(
  before: Translations,
  rows: readonly TranslationChange[],
  locales: readonly string[],
): { readonly translations: Translations; readonly faults: readonly Fault[] } {
  const after: Record<string, Record<string, string>> = structuredClone(before) as Record<
    string,
    Record<string, string>
  >;
  const faults: Fault[] = [];
  for (const [index, row] of rows.entries()) {
    const at = `/translations/${index}`;
    const sentence = sentenceByAddress.get(joined(row));
    if (sentence === undefined) {
      faults.push({ pointer: at, problem: 'is not a text of the flow' });
      continue;
    }
    const { key } = sentence;
    for (const [place, { locale, value }] of row.localeValues.entries()) {
      const pointer = `${at}/locale-values/${place}`;
      const problem = value === null ? null : valueProblem(key, value);
      if (!locales.includes(locale)) faults.push({ pointer: `${pointer}/locale`, problem: 'is not an enabled locale' });
      else if (!isSaidIn(locale, sentence))
        faults.push({ pointer: `${pointer}/locale`, problem: 'has no such plural form' });
      else if (problem !== null) faults.push({ pointer: `${pointer}/value`, problem });
      else layOne(after, locale, key, value);
    }
  }
  return { translations: after, faults };
}

function layOne(after: Record<string, Record<string, string>>, locale: string, key: string, value: string | null) {
  const texts = after[locale] ?? {};
  after[locale] = texts;
  if (value === null || value === ownSentence(locale, key)) delete texts[key];
  else texts[key] = value;
}

/** Returns a fault for each locale whose pages would be partly in English. */
export function untranslatedFaults(locales: readonly string[], translations: Translations): Fault[] {
  return locales.flatMap((locale, index) => {
    if (translatedLocales.includes(locale)) return [];
    const needed = sentences.filter((sentence) => isSaidIn(locale, sentence));
    const missing = needed.filter(({ key }) => translations[locale]?.[key] === undefined);
    const first = missing[0]?.key ?? '';
    const problem = `has no text for ${missing.length} of ${needed.length} sentences, such as ${first}; import its translations`;
    return missing.length === 0 ? [] : [{ pointer: `/enabled-locales/${index}`, problem }];
  });
}
