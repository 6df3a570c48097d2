/** La lista de tipos de cuenta. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Tipos de cuenta',
  text: 'De qué se componen sus cuentas: campos, estados, relaciones.',
  make: 'Crear un tipo de cuenta',
  makeHelp: 'Empieza con los campos usuales de una persona.',
  name: 'Nombre',
  fields: 'Campos',
  id: 'Id',
  changed: 'Cambiado',
};
