/** Was andere Schwellen bedeutet hätten. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Schwellen',
  text: 'Was jede Schwelle bedeutet hätte, nach den Treffern, die Ihr Team abgeschlossen hat: bestätigt ist ein echter Alarm, verworfen ein falscher. Geändert wird eine Schwelle im Entwurf einer Vorlage der Berichte; sie gilt, sobald der veröffentlicht ist, und lässt sich vorher an früheren Berichten erproben.',
  kind: 'Art',
  decided: {
    one: '{count} Treffer wurde in {days} abgeschlossen, {confirmed} davon bestätigt.',
    other: '{count} Treffer wurden in {days} abgeschlossen, {confirmed} davon bestätigt.',
  },
  decidedDays: { one: '{count} Tag', other: '{count} Tagen' },
  enough: 'Genug, um sich danach zu richten.',
  tooFew:
    'Zu wenige, um sich danach zu richten: {least} abgeschlossene Treffer sind nötig, mindestens {each} bestätigte und {each} verworfene.',
  nothing: 'In den letzten {days} Tagen wurde kein Treffer mit einem Wert abgeschlossen.',
  inForce: 'Die Vorlage der Art meldet ab {threshold}.',
  inForceNone: 'Die Vorlage der Art richtet sich nicht nach einem Wert.',
  chart: 'Genauigkeit und Alarme',
  chartHelp: 'Unter dem niedrigsten Wert, der je gezeigt wurde, ist nichts bekannt.',
  precision: 'Anteil echter Alarme',
  alerts: 'Alarme am Tag',
  asTable: 'Als Tabelle',
  columns: {
    threshold: 'Schwelle',
    precision: 'Echte Alarme',
    interval: 'Zwischen',
    alerts: 'Alarme am Tag',
    lost: 'Bestätigt und nicht gesehen',
  },
  current: 'gilt',
  shipped: 'Gemessen bei der Auslieferung',
  shippedHelp: 'Modell {model}, an dem, was bei seiner Herstellung zurückgehalten wurde. Ihre Namen sind andere.',
  figure: 'Zahl',
  value: 'Wert',
  of: 'Von',
  toTemplates: 'Vorlagen der Berichte ansehen',
};
