/** Was Personen dürfen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Rollen',
  text: 'Was Personen dürfen. Wer mehrere Rollen hat, darf, was irgendeine davon gibt.',
  all: 'Alle Rollen',
  allHelp: 'Eine Änderung gilt binnen einer Sekunde überall.',
  make: 'Rolle anlegen',
  look: 'Ansehen',
  seeAs: 'Sehen als',
  archive: 'Archivieren',
  actionOf: '{action}: {name}',
  archiveText: 'Niemand kann sie mehr bekommen. Wer nur diese Rolle hat, braucht vorher eine andere.',
  archived: 'Die Rolle ist archiviert.',
  columns: {
    role: 'Rolle',
    people: 'Personen',
    rights: 'Gibt',
    where: 'Wo',
    action: 'Ändern',
  },
  rightCount: {
    one: '{count} Recht',
    other: '{count} Rechte',
  },
  name: 'Name',
  description: 'Wozu sie dient',
  where: 'Wo sie gilt',
  rights: 'Was sie gibt',
  only: 'Auf Vorlagen beschränkt',
  onlyHelp: 'Keine gewählt: Anfragen aller Vorlagen.',
  preview: 'Änderungen ansehen',
  back: 'Zurück',
  save: 'Speichern',
  saved: 'Gespeichert. Es gilt binnen einer Sekunde überall.',
  changes: 'Was die Rolle gibt und nimmt',
  changesNothing: 'Niemand darf danach mehr oder weniger.',
  affected: {
    one: '{count} Person ist betroffen',
    other: '{count} Personen sind betroffen',
  },
  unaffected: {
    one: '{count} Person behält dieselben Rechte durch eine andere Rolle.',
    other: '{count} Personen behalten dieselben Rechte durch andere Rollen.',
  },
  gained: 'gibt',
  lost: 'nimmt',
  rebound: 'neu beschränkt',
};
