/** Un borrador sobre el pasado: quién sería nuevo, se iría o cambiaría, antes de que valga. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  tryIt: 'Probar con informes pasados…',
  title: 'Probar con informes pasados',
  titleVersion: 'Probar la versión con informes pasados',
  text: 'Los informes más recientes de los últimos 90 días se comparan como es ahora y como sería. No cambia ningún informe ni ningún evento.',
  template: 'Plantilla',
  sample: 'Informes como máximo',
  noTemplate: 'Ninguna plantilla busca en esta lista de vigilancia.',
  run: 'Probar',
  again: 'Probar otra vez',
  waiting: 'La prueba espera su turno.',
  progress: '{screened} de {reports} informes',
  failed: 'La prueba no llegó a su fin: {failure}',
  done: {
    one: '{count} informe se comparó dos veces.',
    many: '{count} de informes se compararon dos veces.',
    other: '{count} informes se compararon dos veces.',
  },
  nothing: 'Ningún informe de los últimos 90 días se hizo con esta plantilla.',
  same: 'Nadie es nuevo, se fue ni cambió.',
  counts: {
    new: 'Coincidencias nuevas',
    gone: 'Se fueron',
    changed: 'Cambiaron',
    same: 'Iguales',
  },
  matched: 'Informes con coincidencia',
  erroredReports: 'Informes sin respuesta',
  was: '{before}, después {after}',
  changes: {
    new: 'nueva',
    gone: 'se fue',
    changed: 'cambió',
  },
  columns: {
    change: 'Qué',
    asked: 'Preguntado',
    listed: 'En la lista',
    score: 'Puntuación ahora, después',
  },
  first: 'Se muestran las 100 primeras de cada una; los recuentos son de todas.',
  none: '–',
};
