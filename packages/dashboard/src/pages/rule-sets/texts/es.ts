/** La lista de conjuntos de reglas. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Reglas',
  text: 'Reglas que detienen transacciones, las envían a revisión o crean una solicitud. Un conjunto de reglas por tipo de transacción.',
  none: 'Aún no hay reglas',
  noneText: 'Un conjunto de reglas nuevo empieza con reglas desactivadas. No decide nada hasta que lo publique.',
  make: 'Crear reglas para {type}',
  name: 'Nombre',
  type: 'Tipo de transacción',
  state: 'Estado',
  rulesOn: 'Reglas activas',
  changed: 'Modificado',
  live: 'vigente',
  off: 'desactivado',
  shadowed: 'borrador en modo sombra',
  faulty: 'con errores',
};
