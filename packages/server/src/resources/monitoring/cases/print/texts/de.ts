/** Texts of printed cases, in German. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  case: 'Fall',
  facts: {
    opened: 'Eröffnet',
    openedBy: 'Eröffnet von',
    cause: 'Grund',
    assignee: 'Zugewiesen an',
    deadline: 'Frist',
    resolved: 'Erledigt',
    resolvedBy: 'Erledigt von',
    tags: 'Tags',
  },
  causes: {
    review: 'Eine Anfrage wurde zur Prüfung vorgelegt.',
    disagreement: 'Zwei Prüfende sind sich uneinig.',
    'report-match': 'Ein Bericht hat einen Treffer.',
    rule: 'Von einer Regel eröffnet.',
    workflow: 'Von einem Workflow eröffnet.',
  },
  fields: 'Felder',
  objects: 'Angehängt',
  objectTable: { kind: 'Art', id: 'ID' },
  objectKinds: {
    inquiry: 'Anfrage',
    account: 'Konto',
    report: 'Bericht',
    'report-run': 'Lauf eines Berichts',
    verification: 'Verifizierung',
    transaction: 'Transaktion',
    document: 'Dokument',
    other: 'Sonstiges',
  },
  objectOf: '{family}: {kind}',
  checklist: 'Checkliste',
  checkTable: { item: 'Punkt', by: 'Von', at: 'Am' },
  comments: 'Kommentare',
  comment: '{by}, {at}: {message}',
};
