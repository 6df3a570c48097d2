/** Qué habrían significado otros umbrales. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Umbrales',
  text: 'Qué habría significado cada umbral, según las coincidencias que cerró su equipo: confirmada es una alerta verdadera, descartada una falsa. Un umbral se cambia en el borrador de una plantilla de informes y vale en cuanto se publica; antes puede probarse con informes pasados.',
  kind: 'Tipo',
  decided: {
    one: 'Se cerró {count} coincidencia en {days}; confirmadas: {confirmed}.',
    many: 'Se cerraron {count} de coincidencias en {days}; confirmadas: {confirmed}.',
    other: 'Se cerraron {count} coincidencias en {days}; confirmadas: {confirmed}.',
  },
  decidedDays: { one: '{count} día', many: '{count} de días', other: '{count} días' },
  enough: 'Suficiente para guiarse.',
  tooFew: 'Muy pocas para guiarse: hacen falta {least} cerradas, al menos {each} confirmadas y {each} descartadas.',
  nothing: 'En los últimos {days} días no se cerró ninguna coincidencia con puntuación.',
  inForce: 'La plantilla del tipo avisa desde {threshold}.',
  inForceNone: 'La plantilla del tipo no se guía por una puntuación.',
  chart: 'Precisión y alertas',
  chartHelp: 'Por debajo de la puntuación más baja que se mostró no se sabe nada.',
  precision: 'Parte de alertas verdaderas',
  alerts: 'Alertas al día',
  asTable: 'Como tabla',
  columns: {
    threshold: 'Umbral',
    precision: 'Alertas verdaderas',
    interval: 'Entre',
    alerts: 'Alertas al día',
    lost: 'Confirmadas y no vistas',
  },
  current: 'vigente',
  shipped: 'Medido al entregar',
  shippedHelp: 'Modelo {model}, con lo que se apartó al hacerlo. Sus nombres son otros.',
  figure: 'Medida',
  value: 'Valor',
  of: 'De',
  toTemplates: 'Ver las plantillas de informes',
};
