/** La liste des comptes. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Comptes',
  text: 'Les personnes de vos demandes, chacune une fois.',
  find: 'Trouver un compte',
  findHelp: 'Id de référence, e-mail, téléphone ou autre champ interrogeable, entier et exact.',
  findIt: 'Trouver',
  all: 'Tout afficher',
  none: "Aucun compte pour l'instant",
  noneText: "Une demande crée le compte de la personne, et les suivantes avec le même id de référence s'y ajoutent.",
  noneFound: "Aucun compte n'a cela.",
  nobody: 'Pas encore connu',
  columns: {
    who: 'Personne',
    type: 'Type',
    status: 'Statut',
    tags: 'Étiquettes',
    updated: 'Modifié',
  },
};
