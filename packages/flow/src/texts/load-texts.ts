/** Loads catalogues in the browser: only the language that is shown. */
import type { Texts } from './en-US/index.ts';

const loaders: Readonly<Record<string, () => Promise<Texts>>> = {
  'en-US': async () => (await import('./en-US/index.ts')).enUS,
  'es-MX': async () => (await import('./es-MX/index.ts')).esMX,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
};

/** Returns the texts of a locale from `servedLocale`. */
export async function loadTexts(locale: string): Promise<Texts> {
  const load = loaders[locale];
  if (load === undefined) throw new Error(`no texts for ${locale}`);
  return load();
}
