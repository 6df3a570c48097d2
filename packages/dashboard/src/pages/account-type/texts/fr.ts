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
    'Un nom qui change, change sur tous les comptes. Un statut désactivé reste là où il est, aucun autre compte ne le prend.',
  status: 'Statut {number}',
  deactivated: 'Désactivé',
  initial: 'celui des nouveaux comptes',
  accounts: {
    one: '{count} compte',
    many: '{count} de comptes',
    other: '{count} comptes',
  },
  addStatus: 'Ajouter un statut',
  up: 'Monter : {name}',
  remove: 'Retirer : {name}',
  fields: 'Champs',
  fieldsHelp: 'Les champs qui ont des valeurs restent ; archivez ce qui ne se montre plus.',
  relations: 'Relations',
  relationsHelp: 'Chacune a une clé sur chaque compte. La même clé des deux côtés se lit pareil des deux.',
  side: 'Relation {number}',
  otherSide: 'Autre côté de la relation {number}',
  several: 'plusieurs',
  addRelation: 'Ajouter une relation',
};
