/** La lista de importaciones, y lo que otras páginas muestran de ellas. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Importaciones',
  text: 'Archivos CSV cuyas filas se convirtieron en cuentas o elementos de listas.',
  importFile: 'Importar un archivo',
  importCsv: 'Importar CSV',
  none: 'Aún no hay importaciones',
  noneText: 'Importe cuentas o los elementos de una lista desde un archivo CSV y vea qué filas fallaron.',
  accounts: 'Cuentas',
  noList: '–',
  columns: {
    kind: 'Tipo',
    list: 'Lista',
    status: 'Estado',
    imported: 'Importadas',
    duplicates: 'Duplicadas',
    failed: 'Fallidas',
    created: 'Inicio',
  },
  statuses: {
    pending: 'en curso',
    ready: 'terminada',
    withFailures: 'terminada, con fallos',
    errored: 'interrumpida',
  },
};
