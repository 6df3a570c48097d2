/** Loads catalogues in the browser: of the language that is shown, and of later steps only once one is shown. */
import type { FlowPage } from '../page.ts';
import type { Texts } from './en-US/index.ts';
import { needsLaterTexts } from './later-texts.ts';

interface Loader {
  readonly first: () => Promise<{ readonly first: Partial<Texts> }>;
  readonly later: () => Promise<{ readonly later: Partial<Texts> }>;
}

const loaders: Readonly<Record<string, Loader>> = {
  'en-US': { first: () => import('./en-US/first.ts'), later: () => import('./en-US/later.ts') },
  'es-MX': { first: () => import('./es-MX/first.ts'), later: () => import('./es-MX/later.ts') },
  fr: { first: () => import('./fr/first.ts'), later: () => import('./fr/later.ts') },
  de: { first: () => import('./de/first.ts'), later: () => import('./de/later.ts') },
  it: { first: () => import('./it/first.ts'), later: () => import('./it/later.ts') },
  'nl-NL': { first: () => import('./nl-NL/first.ts'), later: () => import('./nl-NL/later.ts') },
  'pt-BR': { first: () => import('./pt-BR/first.ts'), later: () => import('./pt-BR/later.ts') },
  pl: { first: () => import('./pl/first.ts'), later: () => import('./pl/later.ts') },
  'tr-TR': { first: () => import('./tr-TR/first.ts'), later: () => import('./tr-TR/later.ts') },
  'uk-UA': { first: () => import('./uk-UA/first.ts'), later: () => import('./uk-UA/later.ts') },
  'ar-EG': { first: () => import('./ar-EG/first.ts'), later: () => import('./ar-EG/later.ts') },
  he: { first: () => import('./he/first.ts'), later: () => import('./he/later.ts') },
  'zh-CN': { first: () => import('./zh-CN/first.ts'), later: () => import('./zh-CN/later.ts') },
  ja: { first: () => import('./ja/first.ts'), later: () => import('./ja/later.ts') },
  'ko-KR': { first: () => import('./ko-KR/first.ts'), later: () => import('./ko-KR/later.ts') },
  hi: { first: () => import('./hi/first.ts'), later: () => import('./hi/later.ts') },
};

/** Fetches the texts of later steps ahead. Rejects without a connection. */
export async function loadLaterTexts(locale: string): Promise<void> {
  await loaders[locale]?.later();
}

/** Returns the texts of a locale from `servedLocale`; those of later steps are missing where the page needs none of them. */
export async function loadTexts(locale: string, page: FlowPage): Promise<Texts> {
  const loader = loaders[locale];
  if (loader === undefined) throw new Error(`no texts for ${locale}`);
  const [{ first }, later] = await Promise.all([loader.first(), needsLaterTexts(page) ? loader.later() : null]);
  return { ...first, ...later?.later } as Texts;
}
