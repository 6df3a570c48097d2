/** The browser's way to a catalogue: only the language that is shown is fetched. */
import type { Texts } from './en-US.ts';

const loaders: Readonly<Record<string, () => Promise<Texts>>> = {
  'en-US': async () => (await import('./en-US.ts')).enUS,
  'es-MX': async () => (await import('./es-MX.ts')).esMX,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

/** The texts of a locale that `servedLocale` gave. */
export async function loadTexts(locale: string): Promise<Texts> {
  const load = loaders[locale];
  if (load === undefined) throw new Error(`no texts for ${locale}`);
  return load();
}
