/** Die Liste der Transaktionen. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Transaktionen',
  text: 'Zahlungen und andere Ereignisse, die Ihr Server sendet, beim Empfang durch Ihre Regeln bewertet.',
  find: 'Suchen',
  findHelp: 'status: type: account: reference: tag: score:>5 from:2026-01-31 until: age:<2h, oder eine ID',
  show: 'Anzeigen',
  type: 'Art',
  anyType: 'Alle Arten',
  unknown: 'Nicht verstanden: {words}',
  none: 'Keine passende Transaktion.',
  empty: 'Noch keine Transaktion',
  emptyText: 'Erstellen Sie Transaktionen über die API: POST /api/v1/transactions.',
  sample: 'Beispiel erstellen',
  columns: {
    who: 'Transaktion',
    status: 'Status',
    amount: 'Betrag',
    tags: 'Tags',
    created: 'Empfangen',
  },
};
