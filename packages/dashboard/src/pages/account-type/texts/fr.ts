/** Un type de compte. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Type de compte',
  id: 'Id',
  name: 'Nom',
  save: 'Enregistrer le type',
  saved: 'Enregistré.',
  statuses: 'Statuts',
  statusesHelp:
    'Renommer un statut le renomme sur tous les comptes. Un statut désactivé reste sur les comptes qui l’ont, mais ne peut plus être attribué.',
  status: 'Statut {number}',
  deactivated: 'Désactivé',
  initial: 'statut initial',
  accounts: {
    one: '{count} compte',
    many: '{count} de comptes',
    other: '{count} comptes',
  },
  addStatus: 'Ajouter un statut',
  up: 'Monter : {name}',
  remove: 'Retirer : {name}',
  fields: 'Champs',
  fieldsHelp: 'Un champ qui a des valeurs ne peut pas être retiré ; archivez-le pour le masquer.',
  relations: 'Relations',
  relationsHelp:
    'Chaque relation a une clé sur les deux comptes. Utilisez la même clé des deux côtés si la relation est réciproque.',
  side: 'Relation {number}',
  otherSide: 'Autre côté de la relation {number}',
  several: 'plusieurs',
  addRelation: 'Ajouter une relation',
};
