/** Loads catalogues in the browser: only the language that is shown. */
import type { Texts } from './en-US/index.ts';

const loaders: Readonly<Record<string, () => Promise<Texts>>> = {
  'en-US': async () => (await import('./en-US/index.ts')).enUS,
  'es-MX': async () => (await import('./es-MX/index.ts')).esMX,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
  it: async () => (await import('./it/index.ts')).it,
  'nl-NL': async () => (await import('./nl-NL/index.ts')).nlNL,
  'pt-BR': async () => (await import('./pt-BR/index.ts')).ptBR,
  pl: async () => (await import('./pl/index.ts')).pl,
  'tr-TR': async () => (await import('./tr-TR/index.ts')).trTR,
  'uk-UA': async () => (await import('./uk-UA/index.ts')).ukUA,
  'ar-EG': async () => (await import('./ar-EG/index.ts')).arEG,
  he: async () => (await import('./he/index.ts')).he,
  'zh-CN': async () => (await import('./zh-CN/index.ts')).zhCN,
  ja: async () => (await import('./ja/index.ts')).ja,
  'ko-KR': async () => (await import('./ko-KR/index.ts')).koKR,
  hi: async () => (await import('./hi/index.ts')).hi,
};

/** Returns the texts of a locale from `servedLocale`. */
export async function loadTexts(locale: string): Promise<Texts> {
  const load = loaders[locale];
  if (load === undefined) throw new Error(`no texts for ${locale}`);
  return load();
}
