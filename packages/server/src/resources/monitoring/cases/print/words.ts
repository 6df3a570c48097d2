/** Words of printed cases. Pure. */
import type { PrintLanguage } from '../../../../print/print-language.ts';
import * as print from '../../../../print/print-words.ts';
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
