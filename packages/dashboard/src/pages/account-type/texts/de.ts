/** Eine Kontoart. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Kontoart',
  id: 'Id',
  name: 'Name',
  save: 'Art speichern',
  saved: 'Gespeichert.',
  statuses: 'Status',
  statusesHelp:
    'Ein neuer Name gilt für alle Konten. Ein deaktivierter bleibt, wo er ist; kein anderes Konto bekommt ihn.',
  status: 'Status {number}',
  deactivated: 'Deaktiviert',
  initial: 'haben neue Konten',
  accounts: {
    one: '{count} Konto',
    other: '{count} Konten',
  },
  addStatus: 'Status hinzufügen',
  up: 'Nach oben: {name}',
  remove: 'Entfernen: {name}',
  fields: 'Felder',
  fieldsHelp: 'Felder mit Werten bleiben; archivieren Sie, was nicht mehr gezeigt wird.',
  relations: 'Beziehungen',
  relationsHelp: 'Jede hat auf beiden Konten einen Schlüssel. Derselbe auf beiden Seiten liest sich von beiden gleich.',
  side: 'Beziehung {number}',
  otherSide: 'Andere Seite von Beziehung {number}',
  several: 'mehrere',
  addRelation: 'Beziehung hinzufügen',
};
