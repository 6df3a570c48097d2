/** La liste des comptes. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Comptes',
  text: 'Les personnes concernées par vos demandes, un compte par personne.',
  find: 'Trouver un compte',
  findHelp:
    'Valeur entière et exacte : id de référence, adresse e-mail, numéro de téléphone ou autre champ de recherche.',
  findIt: 'Trouver',
  all: 'Tout afficher',
  none: "Aucun compte pour l'instant",
  noneText:
    'Une demande crée un compte pour la personne. Les demandes suivantes avec le même id de référence sont ajoutées à ce compte.',
  noneFound: 'Aucun compte ne correspond.',
  nobody: 'Pas encore de nom',
  columns: {
    who: 'Personne',
    type: 'Type',
    status: 'Statut',
    tags: 'Étiquettes',
    updated: 'Modifié',
  },
};
