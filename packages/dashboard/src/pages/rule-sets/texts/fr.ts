/** La liste des jeux de règles. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Règles',
  text: 'Règles qui arrêtent des transactions, les envoient en examen ou créent une demande. Un jeu de règles par type de transaction.',
  none: 'Pas encore de règles',
  noneText: 'Un nouveau jeu de règles commence avec des règles désactivées. Il ne décide rien avant sa publication.',
  make: 'Créer des règles pour {type}',
  name: 'Nom',
  type: 'Type de transaction',
  state: 'État',
  rulesOn: 'Règles actives',
  changed: 'Modifié',
  live: 'en vigueur',
  off: 'désactivé',
  shadowed: 'brouillon à blanc',
  faulty: 'en erreur',
};
