/** Was Personen dürfen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Rollen',
  text: 'Rollen erteilen Rechte. Eine Person mit mehreren Rollen hat die Rechte aller dieser Rollen.',
  all: 'Alle Rollen',
  allHelp: 'Eine Änderung gilt innerhalb einer Sekunde überall.',
  make: 'Rolle erstellen',
  look: 'Ansehen',
  seeAs: 'Ansehen als',
  archive: 'Archivieren',
  actionOf: '{action}: {name}',
  archiveText:
    'Diese Rolle kann nicht mehr zugewiesen werden. Personen, die nur diese Rolle haben, benötigen vorher eine andere.',
  archived: 'Die Rolle wurde archiviert.',
  columns: {
    role: 'Rolle',
    people: 'Personen',
    rights: 'Rechte',
    where: 'Umgebungen',
    action: 'Ändern',
  },
  rightCount: {
    one: '{count} Recht',
    other: '{count} Rechte',
  },
  name: 'Name',
  description: 'Beschreibung',
  where: 'Umgebungen',
  rights: 'Rechte',
  only: 'Auf Anfragevorlagen beschränkt',
  onlyHelp: 'Keine gewählt: Anfragen aller Vorlagen.',
  preview: 'Änderungen prüfen',
  back: 'Zurück',
  save: 'Speichern',
  saved: 'Gespeichert. Die Änderung gilt innerhalb einer Sekunde überall.',
  changes: 'Hinzugefügte und entfernte Rechte',
  changesNothing: 'Niemand erhält oder verliert ein Recht.',
  affected: {
    one: '{count} Person ist betroffen',
    other: '{count} Personen sind betroffen',
  },
  unaffected: {
    one: '{count} Person behält dieselben Rechte durch eine andere Rolle.',
    other: '{count} Personen behalten dieselben Rechte durch andere Rollen.',
  },
  gained: 'fügt hinzu',
  lost: 'entfernt',
  rebound: 'ändert Vorlagenbeschränkung',
};
