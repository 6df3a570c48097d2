/** La liste des transactions. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Transactions',
  text: 'Paiements et autres événements que votre serveur envoie, évalués par vos règles à la réception.',
  find: 'Chercher',
  findHelp: 'status: type: account: reference: tag: score:>5 from:2026-01-31 until: age:<2h, ou un id',
  show: 'Afficher',
  type: 'Type',
  anyType: 'Tous les types',
  unknown: 'Non compris : {words}',
  none: 'Aucune transaction ne correspond.',
  empty: 'Pas encore de transaction',
  emptyText: 'Créez des transactions par l’API : POST /api/v1/transactions.',
  sample: 'Créer un exemple',
  columns: {
    who: 'Transaction',
    status: 'Statut',
    amount: 'Montant',
    tags: 'Étiquettes',
    created: 'Reçue',
  },
};
