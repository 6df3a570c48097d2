/** Listas como archivos. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Exportaciones',
  text: 'Listas exportadas, conservadas una semana. El registro de auditoría anota cada exportación y cada descarga.',
  exportThese: 'Exportar esta lista',
  choose: 'Seleccionar solicitudes',
  none: 'Aún no hay exportaciones',
  noneText: 'Filtre la lista de solicitudes y exporte el resultado.',
  everything: 'todas las solicitudes',
  columns: {
    filter: 'Filtro',
    status: 'Estado',
    rows: 'Filas',
    who: 'Creada por',
    at: 'Cuándo',
    file: 'Archivo',
  },
  states: {
    pending: 'en espera',
    running: 'en curso',
    completed: 'lista',
    failed: 'fallida',
  },
  cut: 'solo las {count} más recientes',
  personal: 'contiene datos personales',
  download: 'Descargar',
};
