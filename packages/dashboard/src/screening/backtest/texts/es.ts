/** Un borrador sobre el pasado: quién sería nuevo, se iría o cambiaría, antes de que valga. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  tryIt: 'Probar con informes pasados…',
  title: 'Probar con informes pasados',
  titleVersion: 'Probar la versión con informes pasados',
  text: 'Compara los informes más recientes de los últimos 90 días con la configuración actual y con la nueva. Ningún informe cambia y no se envía ningún evento.',
  template: 'Plantilla',
  sample: 'Máximo de informes',
  noTemplate: 'Ninguna plantilla busca en esta lista de vigilancia.',
  run: 'Ejecutar la prueba',
  again: 'Ejecutar de nuevo',
  waiting: 'En espera de inicio.',
  progress: '{screened} de {reports} informes',
  failed: 'La prueba falló: {failure}',
  done: {
    one: '{count} informe se comparó dos veces.',
    many: '{count} de informes se compararon dos veces.',
    other: '{count} informes se compararon dos veces.',
  },
  nothing: 'Ningún informe de los últimos 90 días usa esta plantilla.',
  same: 'Ninguna coincidencia es nueva, desaparece o cambia.',
  counts: {
    new: 'Coincidencias nuevas',
    gone: 'Desaparecidas',
    changed: 'Cambiadas',
    same: 'Iguales',
  },
  matched: 'Informes con coincidencia',
  erroredReports: 'Informes sin resultado',
  was: '{before}, después {after}',
  changes: {
    new: 'nueva',
    gone: 'desaparecida',
    changed: 'cambiada',
  },
  columns: {
    change: 'Cambio',
    asked: 'Persona o empresa',
    listed: 'Entrada de la lista',
    score: 'Puntuación antes, después',
  },
  first: 'Se muestran las 100 primeras de cada tipo; los recuentos las incluyen todas.',
  none: '–',
};
