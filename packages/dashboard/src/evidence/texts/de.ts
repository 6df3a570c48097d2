/** Texts of the evidence behind a decision, in German. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  attribute: 'Was',
  inInquiry: 'In der Anfrage',
  sources: {
    'visual-zone': 'Druck',
    mrz: 'Maschinenlesbare Zone',
    barcode: 'Strichcode',
  },
  verdict: 'Ergebnis',
  verdicts: {
    agrees: 'stimmt überein',
    differs: 'weicht ab',
    stated_once: 'nur einmal genannt',
    inquiry_alone: 'nur in der Anfrage',
  },
  nothing: 'nichts',
  empty: 'Von einem Dokument wurde noch nichts gelesen.',
  attempt: 'Versuch',
  attemptOf: '{kind}, Versuch {number}',
  pictures: 'Bilder',
  choosePicture: 'Bild wählen',
  large: 'Groß zeigen',
  compareFaces: 'Die beiden Gesichter vergleichen',
  beside: 'Daneben',
  besideNone: 'nichts',
  asTaken: 'wie aufgenommen',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  turn: 'Drehen',
  contrast: 'Mehr Kontrast',
  invert: 'Umkehren',
  audited: 'Jedes Bild, das Sie öffnen, wird im Prüfprotokoll vermerkt.',
  groups: {
    blocks: 'Steht der Entscheidung im Weg',
    overridden: 'Von Hand geändert',
    look: 'Einen Blick wert',
    fine: 'In Ordnung',
    did_not_run: 'Lief nicht',
  },
  checks: {
    one: '{count} Prüfung',
    other: '{count} Prüfungen',
  },
  checkStates: {
    passed: 'bestanden',
    failed: 'nicht bestanden',
    not_applicable: 'lief nicht',
  },
  checkTable: {
    state: 'Ergebnis',
    check: 'Prüfung',
    measured: 'Gemessen',
    reason: 'Grund',
    action: 'Ändern',
  },
  compared: {
    title: 'Verglichene Angaben',
    detail: 'Angabe',
    result: 'Übereinstimmung',
    needed: 'Nötig',
    way: '{least} ({way})',
  },
  borders: {
    least: {
      below: '{value}, mindestens {border}: {distance} darunter',
      above: '{value}, mindestens {border}: {distance} darüber',
    },
    most: {
      below: '{value}, höchstens {border}: {distance} darunter',
      above: '{value}, höchstens {border}: {distance} darüber',
    },
    from: {
      below: '{value}, zählt ab {border}: {distance} darunter',
      above: '{value}, zählt ab {border}: {distance} darüber',
    },
  },
  partOf: '{name}, {part}',
  answers: { yes: 'ja', no: 'nein' },
  changed: 'von Hand geändert',
  required: 'erforderlich',
  overridden: 'Ein Mensch sagte etwas anderes; die Prüfung: {before}.',
};
