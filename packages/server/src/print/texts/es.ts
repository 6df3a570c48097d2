/** Texts of every print, in Spanish. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  sandbox: 'Entorno de pruebas',
  foot: '{id} · impreso {at} · contiene datos personales',
  answers: { yes: 'Sí', no: 'No' },
};
