/** A catalogue overlaid with the business's custom sentences. */
import type { Texts } from './en-US/index.ts';
import { hasLaterTexts } from './later-texts.ts';
import { directionOf, servedLocale } from './served-locale.ts';

/** Language and texts of a page: `locale` is the language really shown, which may differ from the one requested. */
export interface Language {
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** Texts of the first screens, and of later steps if `hasLater`. */
  readonly texts: Texts;
  readonly hasLater: boolean;
}

/** Sentences by key, in the locale of their page; a plural form by the key with its category, such as `retry.tries.one`. */
export type OwnTexts = Readonly<Record<string, string>>;

const languageOf = (locale: string): string | undefined => locale.split('-')[0]?.toLowerCase();

/**
 * Returns the locale that a page in `locale` really shows: the catalogue's, or the page's own where no catalogue has
 * its language and the business wrote every sentence (the server publishes no such locale with fewer).
 */
export function shownLocale(locale: string, own: OwnTexts): string {
  const served = servedLocale(locale);
  const written = Object.keys(own).length > 0 && languageOf(served) !== languageOf(locale);
  return written ? locale : served;
}

function laidOver(catalogue: Texts, own: OwnTexts): Texts {
  const texts: Record<string, string | object> = { ...catalogue };
  for (const [key, sentence] of Object.entries(own)) {
    const end = key.lastIndexOf('.');
    const stem = key.slice(0, end);
    const forms = texts[stem];
    if (typeof forms === 'object') texts[stem] = { ...forms, [key.slice(end + 1)]: sentence };
    else texts[key] = sentence;
  }
  return texts as unknown as Texts;
}

/** Returns the language; `catalogue` is the one that serves `locale`. */
export function languageWith(locale: string, catalogue: Texts, own: OwnTexts): Language {
  const shown = shownLocale(locale, own);
  return {
    locale: shown,
    dir: directionOf(shown),
    texts: laidOver(catalogue, own),
    hasLater: hasLaterTexts(catalogue),
  };
}
