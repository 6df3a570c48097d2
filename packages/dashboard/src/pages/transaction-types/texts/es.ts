/** La lista de tipos de transacción. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Tipos de transacción',
  text: 'Campos, estados y relaciones de sus transacciones.',
  make: 'Crear un tipo de transacción',
  makeHelp: 'Empieza con los campos habituales de un pago.',
  name: 'Nombre',
  fields: 'Campos',
  id: 'Id',
  changed: 'Modificado',
};
