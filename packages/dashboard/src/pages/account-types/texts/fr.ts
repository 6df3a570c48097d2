/** La liste des types de compte. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Types de compte',
  text: 'Champs, statuts et relations de vos comptes.',
  make: 'Créer un type de compte',
  makeHelp: "Il commence avec les champs usuels d'une personne.",
  name: 'Nom',
  fields: 'Champs',
  id: 'Id',
  changed: 'Modifié',
};
