/** Ce que peuvent les personnes. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Rôles',
  text: 'Les rôles donnent des droits. Une personne avec plusieurs rôles a les droits de chacun.',
  all: 'Tous les rôles',
  allHelp: 'Un changement prend effet partout en une seconde.',
  make: 'Créer un rôle',
  look: 'Voir',
  seeAs: 'Voir comme',
  archive: 'Archiver',
  actionOf: '{action} : {name}',
  archiveText:
    'Ce rôle ne peut plus être attribué. Les personnes qui n’ont que ce rôle en ont d’abord besoin d’un autre.',
  archived: 'Le rôle est archivé.',
  columns: {
    role: 'Rôle',
    people: 'Personnes',
    rights: 'Droits',
    where: 'Environnements',
    action: 'Modifier',
  },
  rightCount: {
    one: '{count} droit',
    many: '{count} de droits',
    other: '{count} droits',
  },
  name: 'Nom',
  description: 'Description',
  where: 'Environnements',
  rights: 'Droits',
  only: 'Limité à des modèles',
  onlyHelp: 'Aucune sélection : demandes de tous les modèles.',
  preview: 'Vérifier les changements',
  back: 'Retour',
  save: 'Enregistrer',
  saved: 'Enregistré. Le changement prend effet partout en une seconde.',
  changes: 'Droits ajoutés et retirés',
  changesNothing: 'Personne ne gagne ni ne perd de droit.',
  affected: {
    one: '{count} personne est touchée',
    many: '{count} de personnes sont touchées',
    other: '{count} personnes sont touchées',
  },
  unaffected: {
    one: '{count} personne garde les mêmes droits par un autre rôle.',
    many: '{count} de personnes gardent les mêmes droits par d’autres rôles.',
    other: '{count} personnes gardent les mêmes droits par d’autres rôles.',
  },
  gained: 'ajoute',
  lost: 'retire',
  rebound: 'change les limites de modèles',
};
