/** Texts of shared controls. */
import type { WrittenTexts } from '../en/index.ts';

export const kitTexts: WrittenTexts['kit'] = {
  tooLong: {
    one: 'Höchstens {most} Zeichen passen: {count} ist zu viel. Nichts wurde gesendet oder abgeschnitten.',
    other: 'Höchstens {most} Zeichen passen: {count} sind zu viele. Nichts wurde gesendet oder abgeschnitten.',
  },
  close: 'Schließen',
  kept: 'Ich habe ihn verwahrt',
  save: 'Speichern',
  tagsHelp: 'Durch Kommas getrennt.',
  endOfId: 'Tippen Sie {end}, das Ende der Kennung',
  notEndOfId: 'Das ist nicht das Ende der Kennung.',
  cancel: 'Abbrechen',
  overtaken: 'Jemand hat das inzwischen gespeichert',
  overtakenText:
    'Ihre Eingaben sind noch da und nicht gespeichert. Sehen Sie sich das Gespeicherte an, oder behalten Sie Ihre Eingaben: Speichern ersetzt es dann.',
  takeSaved: 'Gespeichertes zeigen',
  keepTyped: 'Meine Eingaben behalten',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen',
  keptFromRole: 'für Ihre Rolle verborgen',
  notifications: 'Mitteilungen',
  copyThing: '{name} kopieren',
  copiedThing: 'Kopiert: {name}',
  copyRefused: 'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.',
  newTab: 'öffnet sich in einem neuen Tab',
  verbs: { read: 'lesen', write: 'schreiben' },
  permissionOf: '{verb}: {object}',
  statuses: {
    created: 'Angelegt',
    pending: 'Läuft',
    completed: 'Abgeschlossen',
    approved: 'Angenommen',
    declined: 'Abgelehnt',
    needs_review: 'Zu prüfen',
    failed: 'Gescheitert',
    expired: 'Abgelaufen',
  },
};
