/** Listas como archivos. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Exportaciones',
  text: 'Listas como archivos, conservadas una semana. Cada una queda en el registro de auditoría al pedirla y al descargarla.',
  exportThese: 'Exportar estas',
  choose: 'Elegir solicitudes',
  none: 'Ninguna exportación todavía',
  noneText: 'Reduce la lista de solicitudes a lo que necesitas y exporta lo que ves.',
  everything: 'todas las solicitudes',
  columns: {
    filter: 'Qué',
    status: 'Estado',
    rows: 'Filas',
    who: 'Por',
    at: 'Cuándo',
    file: 'Archivo',
  },
  states: {
    pending: 'en espera',
    running: 'escribiéndose',
    completed: 'lista',
    failed: 'no terminó',
  },
  cut: 'las {count} más recientes; hay más',
  personal: 'contiene datos personales',
  download: 'Descargar',
};
