/** Eine Kontoart. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Kontoart',
  id: 'ID',
  name: 'Name',
  save: 'Kontoart speichern',
  saved: 'Gespeichert.',
  statuses: 'Status',
  statusesHelp:
    'Wenn Sie einen Status umbenennen, gilt das für alle Konten. Ein deaktivierter Status bleibt bei den Konten, die ihn haben, kann aber nicht neu gesetzt werden.',
  status: 'Status {number}',
  deactivated: 'Deaktiviert',
  initial: 'Anfangsstatus',
  accounts: {
    one: '{count} Konto',
    other: '{count} Konten',
  },
  addStatus: 'Status hinzufügen',
  up: 'Nach oben: {name}',
  remove: 'Entfernen: {name}',
  fields: 'Felder',
  fieldsHelp: 'Felder mit Werten können nicht entfernt werden; archivieren Sie ein Feld, um es auszublenden.',
  relations: 'Beziehungen',
  relationsHelp:
    'Jede Beziehung hat einen Schlüssel auf beiden Konten. Verwenden Sie auf beiden Seiten denselben Schlüssel, wenn die Beziehung gegenseitig ist.',
  side: 'Beziehung {number}',
  otherSide: 'Andere Seite der Beziehung {number}',
  several: 'mehrere',
  addRelation: 'Beziehung hinzufügen',
};
