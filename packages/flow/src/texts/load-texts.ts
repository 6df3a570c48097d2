/** The browser's way to a catalogue: only the language that is shown is fetched. */
import type { Texts } from './en-US/index.ts';

const loaders: Readonly<Record<string, () => Promise<Texts>>> = {
  'en-US': async () => (await import('./en-US/index.ts')).enUS,
  'es-MX': async () => (await import('./es-MX/index.ts')).esMX,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
};

/** The texts of a locale that `servedLocale` gave. */
export async function loadTexts(locale: string): Promise<Texts> {
  const load = loaders[locale];
  if (load === undefined) throw new Error(`no texts for ${locale}`);
  return load();
}
