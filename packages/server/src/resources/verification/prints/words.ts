/** Words of prints of inquiries and verifications, and their colours. Pure. */
import type { PrintLanguage } from '../../../print/print-language.ts';
import * as print from '../../../print/print-words.ts';
import type { Tone } from '../../../print/report.ts';
import { texts as german } from './texts/de.ts';
import { texts as english } from './texts/en.ts';
import { texts as spanish } from './texts/es.ts';
import { texts as french } from './texts/fr.ts';

type English = typeof english;

export type PrintWords = print.PrintWords<English>;

/** Origin and language of a print. */
export type Printed = print.Printed<English>;

const texts: print.TextsByLanguage<English> = { en: english, es: spanish, fr: french, de: german };

/** Returns the words of a language. */
export const printWords = (language: PrintLanguage): PrintWords => print.printWords<English>(language, texts);

const tones: Readonly<Record<string, Tone>> = {
  approved: 'positive',
  completed: 'positive',
  passed: 'positive',
  declined: 'negative',
  failed: 'negative',
  needs_review: 'attention',
  requires_retry: 'attention',
  pending: 'attention',
  submitted: 'attention',
};

/** Returns the colour of a status of an inquiry, a verification or a check. */
export const toneOf = (status: string): Tone => tones[status] ?? 'neutral';

/** Masks a number for printing, except its last four characters. */
export const masked = (text: string): string => `••• ${text.slice(-4)}`;
