/** La liste des types de transaction. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Types de transaction',
  text: 'Champs, statuts et relations de vos transactions.',
  make: 'Créer un type de transaction',
  makeHelp: 'Il commence avec les champs usuels d’un paiement.',
  name: 'Nom',
  fields: 'Champs',
  id: 'Id',
  changed: 'Modifié',
};
