/** Die Liste der Transaktionen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Transaktionen',
  text: 'Was zwischen Ihnen und Ihren Kunden geschah, beurteilt, als es gemeldet wurde.',
  find: 'Suchen',
  findHelp: 'status: type: account: reference: tag: score:>5 from:2026-01-31 until: age:<2h, oder eine Id',
  show: 'Zeigen',
  type: 'Art',
  anyType: 'Jede Art',
  unknown: 'Nicht verstanden: {words}',
  none: 'Keine Transaktion ist so.',
  empty: 'Noch keine Transaktion',
  emptyText: 'Eine Transaktion wird über die API angelegt: POST /api/v1/transactions.',
  sample: 'Beispiel anlegen',
  columns: {
    who: 'Transaktion',
    status: 'Status',
    amount: 'Betrag',
    tags: 'Tags',
    created: 'Empfangen',
  },
};
