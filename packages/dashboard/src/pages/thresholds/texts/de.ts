/** Was andere Schwellen bedeutet hätten. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Schwellenwerte',
  text: 'Diese Seite zeigt, wie andere Schwellenwerte die von Ihrem Team abgeschlossenen Treffer verändert hätten. Ein bestätigter Treffer zählt als echter Alarm, ein verworfener als Fehlalarm. Um einen Schwellenwert zu ändern, bearbeiten Sie den Entwurf einer Berichtsvorlage und veröffentlichen ihn. Vorher können Sie den Entwurf mit einem Backtest testen.',
  kind: 'Art',
  decided: {
    one: '{count} Treffer wurde in {days} abgeschlossen, {confirmed} davon bestätigt.',
    other: '{count} Treffer wurden in {days} abgeschlossen, {confirmed} davon bestätigt.',
  },
  decidedDays: { one: '{count} Tag', other: '{count} Tagen' },
  enough: 'Ausreichend Daten.',
  tooFew:
    'Zu wenige Daten: Mindestens {least} abgeschlossene Treffer sind erforderlich, davon mindestens {each} bestätigte und {each} verworfene.',
  nothing: 'In den letzten {days} Tagen wurde kein Treffer mit Score abgeschlossen.',
  inForce: 'Die Standardvorlage dieser Art meldet ab {threshold}.',
  inForceNone: 'Die Standardvorlage dieser Art verwendet keinen Score.',
  chart: 'Genauigkeit und Alarme',
  chartHelp: 'Unterhalb des niedrigsten je angezeigten Scores gibt es keine Daten.',
  precision: 'Anteil echter Alarme',
  alerts: 'Alarme pro Tag',
  asTable: 'Als Tabelle',
  columns: {
    threshold: 'Schwellenwert',
    precision: 'Echte Alarme',
    interval: 'Bereich',
    alerts: 'Alarme pro Tag',
    lost: 'Übersehene bestätigte Treffer',
  },
  current: 'aktiv',
  shipped: 'Vor der Auslieferung gemessen',
  shippedHelp: 'Modell {model}, mit Daten, die nicht zum Training verwendet wurden. Ihre Namen weichen davon ab.',
  figure: 'Kennzahl',
  value: 'Wert',
  of: 'Von',
  toTemplates: 'Berichtsvorlagen ansehen',
};
