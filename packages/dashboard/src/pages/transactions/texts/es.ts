/** La lista de transacciones. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Transacciones',
  text: 'Pagos y otros eventos que envía su servidor, evaluados por sus reglas al recibirse.',
  find: 'Buscar',
  findHelp: 'status: type: account: reference: tag: score:>5 from:2026-01-31 until: age:<2h, o un id',
  show: 'Mostrar',
  type: 'Tipo',
  anyType: 'Cualquier tipo',
  unknown: 'No se entiende: {words}',
  none: 'Ninguna transacción coincide.',
  empty: 'Aún no hay transacciones',
  emptyText: 'Cree transacciones con la API: POST /api/v1/transactions.',
  sample: 'Crear un ejemplo',
  columns: {
    who: 'Transacción',
    status: 'Estado',
    amount: 'Importe',
    tags: 'Etiquetas',
    created: 'Recibida',
  },
};
