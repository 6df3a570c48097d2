/** Sentences of the receipt in one language. */
import { fill } from '@countersign/texts';
import { receipt as arEG } from '../texts/ar-EG/receipt.ts';
import { receipt as de } from '../texts/de/receipt.ts';
import { receipt as enUS, type ReceiptTexts } from '../texts/en-US/receipt.ts';
import { receipt as esMX } from '../texts/es-MX/receipt.ts';
import { receipt as fr } from '../texts/fr/receipt.ts';
import { receipt as he } from '../texts/he/receipt.ts';
import { receipt as hi } from '../texts/hi/receipt.ts';
import { receipt as it } from '../texts/it/receipt.ts';
import { receipt as ja } from '../texts/ja/receipt.ts';
import { receipt as koKR } from '../texts/ko-KR/receipt.ts';
import { receipt as nlNL } from '../texts/nl-NL/receipt.ts';
import { receipt as pl } from '../texts/pl/receipt.ts';
import { receipt as ptBR } from '../texts/pt-BR/receipt.ts';
import { servedLocale } from '../texts/served-locale.ts';
import { receipt as trTR } from '../texts/tr-TR/receipt.ts';
import { receipt as ukUA } from '../texts/uk-UA/receipt.ts';
import { receipt as zhCN } from '../texts/zh-CN/receipt.ts';

/** Catalogues by their BCP 47 tag. */
export const receiptCatalogues: Readonly<Record<string, ReceiptTexts>> = {
  'en-US': enUS,
  'es-MX': esMX,
  fr,
  de,
  it,
  'nl-NL': nlNL,
  'pt-BR': ptBR,
  pl,
  'tr-TR': trTR,
  'uk-UA': ukUA,
  'ar-EG': arEG,
  he,
  'zh-CN': zhCN,
  ja,
  'ko-KR': koKR,
  hi,
};

export interface ReceiptWords {
  /** Locale of the sentences. */
  readonly locale: string;
  /** Returns a sentence with the organization's name and a date filled in. */
  say(key: Exclude<keyof ReceiptTexts, 'wait'>, date?: Date): string;
  /** Returns the sentence about a usual wait, in whole minutes, hours or days, rounded up. */
  wait(seconds: number): string;
  /** Joins words with commas and an “and”. */
  list(words: readonly string[]): string;
  /** Returns a day, such as 26 November 2026. */
  day(at: Date): string;
  /** Returns a day and the time in UTC. */
  moment(at: Date): string;
}

function durationIn(locale: string, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.ceil(minutes / 60);
  const [value, unit] =
    minutes <= 90 ? [minutes, 'minute'] : hours <= 36 ? [hours, 'hour'] : [Math.ceil(hours / 24), 'day'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Returns the sentences of the served language nearest to `locale`. */
export function receiptWords(locale: string, organizationName: string): ReceiptWords {
  const served = servedLocale(locale);
  const texts = receiptCatalogues[served] ?? enUS;
  const inUtc = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const day = (at: Date) => new Intl.DateTimeFormat(served, inUtc).format(at);
  const withTime = { ...inUtc, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return {
    locale: served,
    say: (key, date) => fill(texts[key], { org: organizationName, date: date === undefined ? '' : day(date) }),
    wait: (seconds) => fill(texts.wait, { time: durationIn(served, seconds) }),
    list: (words) => new Intl.ListFormat(served).format(words),
    day,
    moment: (at) => new Intl.DateTimeFormat(served, withTime).format(at),
  };
}
