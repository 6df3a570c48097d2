/** Was Personen verlangt haben, und der Beweis dafür. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Audit-Protokoll',
  text: 'Was Personen Ihrer Organisation getan und angesehen haben, einschließlich abgewiesener Versuche.',
  chain: 'Integrität des Protokolls',
  chainHelp:
    'Jede Zeile enthält eine Prüfsumme der vorherigen Zeile. Die Verifizierung erkennt geänderte, entfernte, eingefügte, umgestellte und abgeschnittene Zeilen.',
  verify: 'Protokoll verifizieren',
  whole: 'Das Protokoll ist unversehrt',
  verifiedRows: {
    one: '{count} Zeile wurde verifiziert; Tage: {days}.',
    other: '{count} Zeilen wurden verifiziert; Tage: {days}.',
  },
  cutDays: {
    one: '{count} Tag wurde nach Ablauf der Aufbewahrungsfrist gekürzt; sein Kopf ist gültig.',
    other: '{count} Tage wurden nach Ablauf der Aufbewahrungsfrist gekürzt; ihre Köpfe sind gültig.',
  },
  emptiedRows: {
    one: '{count} Zeile wurde durch eine Löschung geleert.',
    other: '{count} Zeilen wurden durch Löschungen geleert.',
  },
  noAnchors:
    'Außerhalb der Datenbank sind keine Anker gespeichert. Wer Zeilen und Schlüssel schreiben kann, könnte das Protokoll daher neu schreiben.',
  anchors: {
    one: '{count} Anker außerhalb der Datenbank wurde verglichen.',
    other: '{count} Anker außerhalb der Datenbank wurden verglichen.',
  },
  broken: {
    one: '{count} unbefugte Änderung am Protokoll',
    other: '{count} unbefugte Änderungen am Protokoll',
  },
  onlyFirst: 'Das sind die ersten {count}; es können mehr sein.',
  what: 'Anzeigen',
  whats: {
    changesAndViews: 'Änderungen und Zugriffe auf personenbezogene Daten',
    changes: 'Änderungen',
    views: 'Zugriffe auf personenbezogene Daten',
    everything: 'alles',
    refusals: 'Abweisungen',
  },
  place: '{day}, Zeile {seq}',
  rows: 'Zeilen',
  whoLooked: 'Zugriffe auf diese Person',
  whoLookedHelp:
    'Alle, die diese Anfrage oder dieses Konto geöffnet oder geändert oder eines der Bilder geöffnet haben.',
  person: 'Von',
  everybody: 'Alle',
  subject: 'Über (beliebige ID)',
  from: 'Von',
  until: 'Bis',
  show: 'Anzeigen',
  none: 'Keine passende Zeile.',
  columns: {
    at: 'Wann',
    what: 'Ereignis',
  },
  outcome: 'Ergebnis: {outcome}.',
  checkIs: 'Prüfung {check}: {outcome}.',
  waitsForSecond: 'Gespeichert; eine zweite Person muss entscheiden.',
  reason: 'Begründung: „{reason}“',
  reasonHidden:
    'Eine Begründung wurde angegeben. Nur Personen, die personenbezogene Daten sehen dürfen, können sie lesen.',
  reasonCode: 'Grundcode: {code}.',
  attempt: 'Abgewiesener Versuch:',
  refused: 'Abgewiesen: {why} ({status}).',
  nothingChanged: 'Keine Änderung.',
  fromTo: 'von {before} zu {after}',
  added: 'hinzugefügt: {values}',
  removed: 'entfernt: {values}',
  changed: 'geändert',
  empty: 'leer',
  between: '{from} bis {until}.',
  requests: { one: '{count} Anfrage', other: '{count} Anfragen' },
  nothing: 'ohne Angabe',
  details: {
    title: 'Details der Zeile',
    request: 'Anfrage',
    status: 'Antwort',
    query: 'Abfrage',
    body: 'Inhalt',
    context: 'Kontext',
    address: 'Adresse',
    device: 'Gerät',
    id: 'ID',
  },
  export: 'Exportieren',
  exportTitle: 'Audit-Protokoll exportieren',
  exportText:
    'Eine Datei mit JSON-Zeilen. Die letzte Zeile signiert alle vorherigen, sodass jeder mit dem öffentlichen Schlüssel die Datei verifizieren kann.',
  exported: 'Die Datei wurde gespeichert.',
};
