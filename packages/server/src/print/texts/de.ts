/** Texts of every print, in German. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  sandbox: 'Sandbox',
  foot: '{id} · gedruckt {at} · enthält personenbezogene Daten',
  answers: { yes: 'Ja', no: 'Nein' },
};
