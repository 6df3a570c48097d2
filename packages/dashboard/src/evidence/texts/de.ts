/** Texts of the evidence behind a decision, in German. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  attribute: 'Angabe',
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
    stated_once: 'eine Quelle',
    inquiry_alone: 'nur in der Anfrage',
  },
  nothing: 'keine',
  empty: 'Bisher wurden keine Angaben aus einem Dokument gelesen.',
  attempt: 'Versuch',
  attemptOf: '{kind}, Versuch {number}',
  pictures: 'Bilder',
  choosePicture: 'Bild auswählen',
  large: 'Groß anzeigen',
  compareFaces: 'Beide Gesichter vergleichen',
  beside: 'Vergleichen mit',
  besideNone: 'kein Bild',
  asTaken: 'Original',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  turn: 'Drehen',
  contrast: 'Mehr Kontrast',
  invert: 'Farben umkehren',
  audited: 'Das Audit-Protokoll erfasst jedes Bild, das Sie öffnen.',
  groups: {
    blocks: 'Blockiert die Entscheidung',
    overridden: 'Durch Prüfende geändert',
    look: 'Zu beachten',
    fine: 'Bestanden',
    did_not_run: 'Nicht ausgeführt',
  },
  checks: {
    one: '{count} Prüfung',
    other: '{count} Prüfungen',
  },
  checkStates: {
    passed: 'bestanden',
    failed: 'nicht bestanden',
    not_applicable: 'nicht ausgeführt',
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
    result: 'Ergebnis',
    needed: 'Erforderlich',
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
  changed: 'durch Prüfende geändert',
  required: 'erforderlich',
  overridden: 'Durch Prüfende geändert; Ergebnis der Prüfung: {before}.',
};
