/** La lista de cuentas. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Cuentas',
  text: 'Las personas de sus solicitudes, cada una una vez.',
  find: 'Buscar una cuenta',
  findHelp: 'Id de referencia, correo, teléfono u otro campo que se pueda buscar, completo y exacto.',
  findIt: 'Buscar',
  all: 'Mostrar todas',
  none: 'Ninguna cuenta todavía',
  noneText:
    'Una solicitud crea la cuenta de su persona, y las posteriores con el mismo id de referencia se unen a ella.',
  noneFound: 'Ninguna cuenta tiene esto.',
  nobody: 'Aún desconocida',
  columns: {
    who: 'Persona',
    type: 'Tipo',
    status: 'Estado',
    tags: 'Etiquetas',
    updated: 'Cambiada',
  },
};
