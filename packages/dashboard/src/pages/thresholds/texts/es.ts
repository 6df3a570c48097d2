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
  toTemplates: 'Ver las plantillas de informes',
};
