/** Anfragen in einer Liste. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Anfragen',
  text: 'Alle, die um eine Verifizierung gebeten wurden, die neuesten zuerst.',
  next: 'Nächste zu prüfende',
  waiting: '{count} warten',
  noneWaits: 'Nichts wartet auf Sie.',
  find: 'Suchen',
  findHelp: 'Eine Referenz, eine Kennung oder Wörter wie status:needs_review tag:vip age:>2h',
  status: 'Stand',
  anyStatus: 'jeder',
  template: 'Vorlage',
  anyTemplate: 'jede',
  show: 'Zeigen',
  none: 'Keine Anfrage passt.',
  findPerson: 'Eine Person nach Name, E-Mail-Adresse oder Telefonnummer suchen',
  unknown: 'Das bedeutet hier nichts: {words}',
  grammar:
    'Bekannt sind status:, template:, account:, reference:, id:, tag:, country: mit einem Code wie DE, counted: mit waiting, reviewed, failed oder expired, from: und until: mit einem Tag wie 2026-01-31, und age: mit > oder < und einer Zahl von m, h, d oder w. Jedes Wort gilt einmal, und until: liegt nicht vor from:.',
  nobody: 'noch ohne Namen',
  columns: {
    who: 'Wer',
    status: 'Stand',
    template: 'Vorlage',
    tags: 'Tags',
    created: 'Angelegt',
  },
  open: 'Öffnen',
  choose: '{name} auswählen',
  chosenTitle: 'Ausgewählte Anfragen',
  chosen: {
    one: '{count} ausgewählt',
    other: '{count} ausgewählt',
  },
  chooseAll: 'Alle passenden auswählen, höchstens {most}',
  chooseNone: 'Keine auswählen',
  bulk: {
    approve: {
      title: 'Auswahl freigeben',
      send: 'Freigeben',
    },
    decline: {
      title: 'Auswahl ablehnen',
      send: 'Ablehnen',
    },
    'mark-for-review': {
      title: 'Auswahl zur Prüfung vormerken',
      send: 'Zur Prüfung vormerken',
    },
    'add-tag': {
      title: 'Auswahl mit Schlagwort versehen',
      send: 'Schlagwort hinzufügen',
    },
  },
  bulkAsk: {
    one: 'Es geschieht mit {count} Anfrage, als öffneten Sie sie.',
    other: 'Es geschieht mit {count} Anfragen, einer nach der anderen. Was abgewiesen wird, wird genannt.',
  },
  bulkTag: 'Schlagwort',
  bulkComment: 'Warum, für alle',
  bulkProgress: 'Fortschritt',
  bulkDone: '{done} von {total} erledigt, {refused} abgewiesen',
  bulkStop: 'Anhalten',
  bulkShow: 'Zeigen',
  views: 'Ansichten',
  viewReview: 'Zu prüfen',
  viewLate: 'Seit einem Tag zu prüfen',
  viewFailed: 'Diese Woche gescheitert oder abgelehnt',
  viewSave: 'Diese Ansicht speichern',
  viewDelete: 'Ansicht {name} löschen',
  viewName: 'Name',
  viewShared: 'Alle sehen sie',
};
