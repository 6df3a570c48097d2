/** La lista de cuentas. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Cuentas',
  text: 'Las personas de sus solicitudes, una cuenta por persona.',
  find: 'Buscar una cuenta',
  findHelp:
    'El valor completo y exacto de un id de referencia, correo electrónico, teléfono u otro campo que se pueda buscar.',
  findIt: 'Buscar',
  all: 'Mostrar todas',
  none: 'Aún no hay cuentas',
  noneText:
    'Una solicitud crea una cuenta para su persona. Las solicitudes posteriores con el mismo id de referencia se unen a esa cuenta.',
  noneFound: 'Ninguna cuenta coincide.',
  nobody: 'Aún sin nombre',
  columns: {
    who: 'Persona',
    type: 'Tipo',
    status: 'Estado',
    tags: 'Etiquetas',
    updated: 'Cambiada',
  },
};
