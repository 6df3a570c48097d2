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
  figures: {
    'listed person found by name: typo': 'Person der Liste nach dem Namen gefunden, mit Tippfehler',
    'listed person found by name: order': 'Person der Liste nach dem Namen gefunden, in anderer Reihenfolge',
    'listed person found by name: initial': 'Person der Liste nach dem Namen gefunden, mit Initiale',
    'listed person found by name: script': 'Person der Liste nach dem Namen gefunden, in anderer Schrift',
    'listed person found by name: dropped': 'Person der Liste nach dem Namen gefunden, mit fehlendem Teil',
    'listed person searched by name: other entries per search': 'Andere gemeldete Einträge pro Suche nach dem Namen',
    'listed person found by name and record: typo':
      'Person der Liste nach Name und weiteren Daten gefunden, mit Tippfehler',
    'listed person found by name and record: order':
      'Person der Liste nach Name und weiteren Daten gefunden, in anderer Reihenfolge',
    'listed person found by name and record: initial':
      'Person der Liste nach Name und weiteren Daten gefunden, mit Initiale',
    'listed person found by name and record: script':
      'Person der Liste nach Name und weiteren Daten gefunden, in anderer Schrift',
    'listed person found by name and record: dropped':
      'Person der Liste nach Name und weiteren Daten gefunden, mit fehlendem Teil',
    'listed person searched by name and record: other entries per search':
      'Andere gemeldete Einträge pro Suche nach Name und weiteren Daten',
    'found: public pairs of company names, fitted half':
      'Firmen unter einem anderen öffentlichen Namen gefunden, Daten aus dem Training',
    'false alarms: public pairs of company names, fitted half':
      'Fehlalarme zwischen öffentlichen Firmennamen, Daten aus dem Training',
    'found: public pairs of company names, kept half': 'Firmen unter einem anderen öffentlichen Namen gefunden',
    'false alarms: public pairs of company names, kept half': 'Fehlalarme zwischen öffentlichen Firmennamen',
    'alerts at .7: ordinary names': 'Alarme ab 0,7 bei Namen von Personen auf keiner Liste',
    'alerts at .7: recombined listed names': 'Alarme ab 0,7 bei vermischten Teilen gelisteter Namen',
    'of these, other spellings of a listed name': 'Davon andere Schreibweisen eines gelisteten Namens',
    'F1 at .7, kept cases': 'F1 bei 0,7, Testfälle',
    'F1 at .7, labelled pairs, used for fitting': 'F1 bei 0,7, beschriftete Paare aus dem Training',
    'F1 of edit distance at its best threshold, same pairs':
      'F1 der Editierdistanz bei ihrem besten Schwellenwert, gleiche Paare',
    'listed person found with day and month exchanged, name as listed':
      'Person der Liste gefunden, Tag und Monat der Geburt vertauscht',
    'listed person found with day and month exchanged, name altered':
      'Person der Liste gefunden, Tag und Monat der Geburt vertauscht und Name verändert',
    'false alarms: similar entries and people on no list':
      'Fehlalarme bei ähnlichen Einträgen und Personen auf keiner Liste',
  },
  toTemplates: 'Berichtsvorlagen ansehen',
};
