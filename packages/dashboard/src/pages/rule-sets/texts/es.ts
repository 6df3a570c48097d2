/** La lista de conjuntos de reglas. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Reglas',
  text: 'Qué transacciones se detienen, se revisan o piden una solicitud. Un conjunto por tipo.',
  none: 'Aún no hay reglas',
  noneText: 'Un conjunto empieza con reglas apagadas. Nada se decide hasta publicarlo.',
  make: 'Crear reglas para {type}',
  name: 'Nombre',
  type: 'Tipo de transacción',
  state: 'Situación',
  rulesOn: 'Reglas activas',
  changed: 'Modificado',
  live: 'en vigor',
  off: 'apagado',
  shadowed: 'borrador en sombra',
  faulty: 'con errores',
};
