/** Was Personen verlangt haben, und der Beweis dafür. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Prüfprotokoll',
  text: 'Was Personen Ihrer Organisation verlangt haben, Abgewiesenes eingeschlossen.',
  chain: 'Ist das Protokoll vollständig?',
  chainHelp:
    'Jede Zeile trägt eine Prüfsumme der vorigen. Die Prüfung findet, was geändert, entfernt, eingefügt, umgestellt oder abgeschnitten wurde.',
  verify: 'Protokoll prüfen',
  whole: 'Das Protokoll ist, wie es geschrieben wurde',
  verifiedRows: {
    one: '{count} Zeile wurde geprüft; Tage: {days}.',
    other: '{count} Zeilen wurden geprüft; Tage: {days}.',
  },
  cutDays: {
    one: '{count} Tag wurde nach Ablauf der Frist gekürzt; sein Kopf stimmt.',
    other: '{count} Tage wurden nach Ablauf der Frist gekürzt; ihre Köpfe stimmen.',
  },
  emptiedRows: {
    one: '{count} Zeile wurde durch eine Löschung geleert.',
    other: '{count} Zeilen wurden durch Löschungen geleert.',
  },
  noAnchors:
    'Außerhalb der Datenbank liegen keine Anker: Wer Zeilen und Schlüssel schreiben kann, könnte das Protokoll neu schreiben.',
  anchors: {
    one: '{count} Anker außerhalb der Datenbank wurde verglichen.',
    other: '{count} Anker außerhalb der Datenbank wurden verglichen.',
  },
  broken: {
    one: '{count} Eingriff in das Protokoll am Dienst vorbei',
    other: '{count} Eingriffe in das Protokoll am Dienst vorbei',
  },
  onlyFirst: 'Das sind die ersten {count}; es können mehr sein.',
  what: 'Was',
  whats: { everything: 'alles', changes: 'Änderungen', reads: 'Lesezugriffe', refusals: 'Ablehnungen' },
  place: '{day}, Zeile {seq}',
  rows: 'Zeilen',
  whoLooked: 'Wer diese Person angesehen hat',
  whoLookedHelp: 'Alle, die diese Prüfung, dieses Konto oder eines der Bilder geöffnet oder etwas damit getan haben.',
  person: 'Wer verlangte',
  everybody: 'Alle',
  subject: 'Über (Prüfung oder Konto)',
  from: 'Von',
  until: 'Bis',
  show: 'Anzeigen',
  none: 'Keine Zeile passt.',
  columns: {
    at: 'Wann',
    person: 'Wer',
    request: 'Was',
    status: 'Antwort',
  },
  details: {
    title: 'Eine Zeile',
    query: 'Abfrage',
    body: 'Inhalt',
    context: 'Dazu',
    address: 'Adresse',
    device: 'Gerät',
    id: 'Id',
  },
  export: 'Exportieren',
  exportTitle: 'Prüfprotokoll exportieren',
  exportText:
    'Eine Datei aus JSON-Zeilen; die letzte unterschreibt die davor, sodass sie prüfen kann, wer den öffentlichen Schlüssel hat.',
  exported: 'Die Datei ist gespeichert.',
};
