/** Ce que peuvent les personnes. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Rôles',
  text: 'Ce que peuvent les personnes. Avec plusieurs rôles, on peut ce que donne chacun.',
  all: 'Tous les rôles',
  allHelp: 'Un changement vaut partout en une seconde.',
  make: 'Créer un rôle',
  look: 'Voir',
  seeAs: 'Voir comme',
  archive: 'Archiver',
  actionOf: '{action} : {name}',
  archiveText: 'Il ne pourra plus être donné. Qui n’a que ce rôle en a d’abord besoin d’un autre.',
  archived: 'Le rôle est archivé.',
  columns: {
    role: 'Rôle',
    people: 'Personnes',
    rights: 'Donne',
    where: 'Où',
    action: 'Modifier',
  },
  rightCount: {
    one: '{count} droit',
    many: '{count} de droits',
    other: '{count} droits',
  },
  name: 'Nom',
  description: 'À quoi il sert',
  where: 'Où il vaut',
  rights: 'Ce qu’il donne',
  only: 'Limité à des modèles',
  onlyHelp: 'Aucun choisi : demandes de tous les modèles.',
  preview: 'Voir ce qui change',
  back: 'Retour',
  save: 'Enregistrer',
  saved: 'Enregistré. Valable partout en une seconde.',
  changes: 'Ce que le rôle donne et retire',
  changesNothing: 'Personne ne pourra plus ni moins ensuite.',
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
  gained: 'donne',
  lost: 'retire',
  rebound: 'autre limite',
};
