/** La liste des jeux de règles. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Règles',
  text: 'Quelles transactions sont arrêtées, examinées ou vérifiées. Un jeu par type.',
  none: 'Pas encore de règles',
  noneText: 'Un jeu commence avec des règles éteintes. Rien n’est décidé avant la publication.',
  make: 'Créer des règles pour {type}',
  name: 'Nom',
  type: 'Type de transaction',
  state: 'État',
  rulesOn: 'Règles actives',
  changed: 'Modifié',
  live: 'en vigueur',
  off: 'éteint',
  shadowed: 'brouillon en ombre',
  faulty: 'en défaut',
};
