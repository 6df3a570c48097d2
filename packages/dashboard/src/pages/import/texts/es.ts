/** La página de una importación. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Importación',
  of: 'Importación: {kind}',
  id: 'Id',
  ended: 'Fin',
  toList: 'Abrir la lista',
  toListNamed: 'Abrir la lista {name}',
  toAccounts: 'Abrir las cuentas',
  rows: 'Filas',
  progress: 'Filas procesadas: {done} de {rows}',
  outcomes: {
    imported: 'Importadas',
    duplicates: 'Duplicadas, sin cambios',
    failed: 'Fallidas',
    left: 'Pendientes',
  },
  all: 'Todas las filas del archivo',
  allDone: 'La importación terminó. Ninguna fila falló.',
  someFailed: {
    one: 'La importación terminó. Falló {count} fila; el motivo está abajo.',
    many: 'La importación terminó. Fallaron {count} de filas; los motivos están abajo.',
    other: 'La importación terminó. Fallaron {count} filas; los motivos están abajo.',
  },
  stopped:
    'La importación se detuvo antes de terminar. Las filas sin procesar cuentan como fallidas; impórtelas de nuevo.',
  failedRows: 'Filas fallidas',
  failedHelp: 'La fila 1 es la primera debajo del encabezado; las líneas vacías no cuentan.',
  row: 'Fila',
  reason: 'Motivo',
  reasons: 'Filas y motivos',
  download: 'Descargar como CSV',
  firstFailed: {
    one: 'Solo se conserva el motivo de la primera fila fallida.',
    many: 'Solo se conservan los motivos de las primeras {count} de filas fallidas.',
    other: 'Solo se conservan los motivos de las primeras {count} filas fallidas.',
  },
};
