/** Language of a print. Pure. */
import { acceptedLanguages } from '../lib/accepted-languages.ts';

export const printLanguages = ['en', 'es', 'fr', 'de'] as const;

export type PrintLanguage = (typeof printLanguages)[number];

/** Returns the language that the header `Accept-Language` prefers, `de` for `de-AT`; English if it names none of them. */
export function printLanguageFor(acceptLanguage: string | null): PrintLanguage {
  const wishes = acceptedLanguages(acceptLanguage ?? '').map((tag) => tag.split('-')[0]);
  const known = wishes.flatMap((wish) => printLanguages.find((language) => language === wish) ?? []);
  return known[0] ?? 'en';
}
