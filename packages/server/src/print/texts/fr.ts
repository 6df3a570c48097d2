/** Texts of every print, in French. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  sandbox: 'Bac à sable',
  foot: '{id} · imprimé {at} · contient des données personnelles',
  answers: { yes: 'Oui', no: 'Non' },
};
