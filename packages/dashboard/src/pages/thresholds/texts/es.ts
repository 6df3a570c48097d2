/** Qué habrían significado otros umbrales. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Umbrales',
  text: 'Esta página muestra cómo otros umbrales habrían cambiado las coincidencias que su equipo cerró. Una coincidencia confirmada cuenta como alerta verdadera; una descartada, como falsa alerta. Para cambiar un umbral, edite el borrador de una plantilla de informes y publíquelo. Antes puede probar el borrador con informes pasados.',
  kind: 'Tipo',
  decided: {
    one: 'Se cerró {count} coincidencia en {days}; confirmadas: {confirmed}.',
    many: 'Se cerraron {count} de coincidencias en {days}; confirmadas: {confirmed}.',
    other: 'Se cerraron {count} coincidencias en {days}; confirmadas: {confirmed}.',
  },
  decidedDays: { one: '{count} día', many: '{count} de días', other: '{count} días' },
  enough: 'Datos suficientes.',
  tooFew:
    'Datos insuficientes: se necesitan al menos {least} coincidencias cerradas, {each} o más confirmadas y {each} o más descartadas.',
  nothing: 'En los últimos {days} días no se cerró ninguna coincidencia con puntuación.',
  inForce: 'La plantilla predeterminada de este tipo alerta desde {threshold}.',
  inForceNone: 'La plantilla predeterminada de este tipo no usa puntuación.',
  chart: 'Precisión y alertas',
  chartHelp: 'No hay datos por debajo de la puntuación más baja mostrada.',
  precision: 'Proporción de alertas verdaderas',
  alerts: 'Alertas por día',
  asTable: 'Como tabla',
  columns: {
    threshold: 'Umbral',
    precision: 'Alertas verdaderas',
    interval: 'Intervalo',
    alerts: 'Alertas por día',
    lost: 'Confirmadas omitidas',
  },
  current: 'vigente',
  shipped: 'Medido antes de la publicación',
  shippedHelp: 'Modelo {model}, con datos apartados del entrenamiento. Sus nombres serán distintos.',
  figure: 'Medida',
  value: 'Valor',
  of: 'De',
  figures: {
    'listed person found by name: typo': 'Persona de la lista encontrada por el nombre, con una errata',
    'listed person found by name: order': 'Persona de la lista encontrada por el nombre, en otro orden',
    'listed person found by name: initial': 'Persona de la lista encontrada por el nombre, con una inicial',
    'listed person found by name: script': 'Persona de la lista encontrada por el nombre, en otra escritura',
    'listed person found by name: dropped': 'Persona de la lista encontrada por el nombre, sin una parte',
    'listed person searched by name: other entries per search': 'Otras entradas notificadas por búsqueda con el nombre',
    'listed person found by name and record: typo':
      'Persona de la lista encontrada por el nombre y otros datos, con una errata',
    'listed person found by name and record: order':
      'Persona de la lista encontrada por el nombre y otros datos, en otro orden',
    'listed person found by name and record: initial':
      'Persona de la lista encontrada por el nombre y otros datos, con una inicial',
    'listed person found by name and record: script':
      'Persona de la lista encontrada por el nombre y otros datos, en otra escritura',
    'listed person found by name and record: dropped':
      'Persona de la lista encontrada por el nombre y otros datos, sin una parte',
    'listed person searched by name and record: other entries per search':
      'Otras entradas notificadas por búsqueda con el nombre y otros datos',
    'found: public pairs of company names, fitted half':
      'Empresas encontradas por otro de sus nombres públicos, datos del entrenamiento',
    'false alarms: public pairs of company names, fitted half':
      'Falsas alarmas entre nombres públicos de empresas, datos del entrenamiento',
    'found: public pairs of company names, kept half': 'Empresas encontradas por otro de sus nombres públicos',
    'false alarms: public pairs of company names, kept half': 'Falsas alarmas entre nombres públicos de empresas',
    'alerts at .7: ordinary names': 'Alertas a partir de 0,7 con nombres de personas que no están en ninguna lista',
    'alerts at .7: recombined listed names': 'Alertas a partir de 0,7 con partes mezcladas de nombres de la lista',
    'of these, other spellings of a listed name': 'De ellas, otras grafías de un nombre de la lista',
    'F1 at .7, kept cases': 'F1 con 0,7, casos de prueba',
    'F1 at .7, labelled pairs, used for fitting': 'F1 con 0,7, pares etiquetados del entrenamiento',
    'F1 of edit distance at its best threshold, same pairs':
      'F1 de la distancia de edición con su mejor umbral, mismos pares',
    'listed person found with day and month exchanged, name as listed':
      'Persona de la lista encontrada con el día y el mes de nacimiento intercambiados',
    'listed person found with day and month exchanged, name altered':
      'Persona de la lista encontrada con el día y el mes de nacimiento intercambiados y el nombre alterado',
    'false alarms: similar entries and people on no list':
      'Falsas alarmas con entradas parecidas y personas que no están en ninguna lista',
  },
  toTemplates: 'Ver las plantillas de informes',
};
