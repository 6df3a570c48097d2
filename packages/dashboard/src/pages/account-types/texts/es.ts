/** La lista de tipos de cuenta. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Tipos de cuenta',
  text: 'Campos, estados y relaciones de sus cuentas.',
  make: 'Crear un tipo de cuenta',
  makeHelp: 'Empieza con los campos habituales de una persona.',
  name: 'Nombre',
  fields: 'Campos',
  id: 'Id',
  changed: 'Cambiado',
};
