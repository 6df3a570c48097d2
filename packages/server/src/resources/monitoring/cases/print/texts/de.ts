/** Texts of printed cases, in German. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  case: 'Fall',
  facts: {
    opened: 'Eröffnet',
    openedBy: 'Eröffnet von',
    cause: 'Anlass',
    assignee: 'Zugewiesen an',
    deadline: 'Frist',
    resolved: 'Gelöst',
    resolvedBy: 'Gelöst von',
    tags: 'Tags',
  },
  causes: {
    review: 'Eine Anfrage kam zur Prüfung.',
    disagreement: 'Zwei Personen sind sich uneinig.',
    'report-match': 'Ein Bericht hat einen Treffer.',
    rule: 'Eine Regel hat ihn eröffnet.',
    workflow: 'Ein Ablauf hat ihn eröffnet.',
  },
  fields: 'Felder',
  objects: 'Angehängt',
  objectTable: { kind: 'Art', id: 'Id' },
  objectKinds: {
    inquiry: 'Anfrage',
    account: 'Konto',
    report: 'Bericht',
    'report-run': 'Lauf eines Berichts',
    verification: 'Verifizierung',
    transaction: 'Transaktion',
    document: 'Dokument',
    other: 'Anderes',
  },
  objectOf: '{family}: {kind}',
  checklist: 'Checkliste',
  checkTable: { item: 'Punkt', by: 'Von', at: 'Am' },
  comments: 'Kommentare',
  comment: '{by}, {at}: {message}',
};
