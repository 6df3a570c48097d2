/** Les événements et l'un d'eux. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Événements',
  one: 'Événement',
  text: "Tous les événements, avec l'objet à ce moment-là. Les webhooks reçoivent les mêmes événements.",
  live: 'Suivre en direct',
  name: 'Événement',
  anyName: 'Tous les événements',
  object: "Id de l'objet",
  show: 'Afficher',
  none: "Aucun événement pour l'instant",
  noneText: 'Créez une demande : ses événements apparaissent ici.',
  noneFound: 'Aucun événement ne correspond.',
  columns: {
    name: 'Événement',
    object: 'Objet',
    at: 'Quand',
  },
  id: "Id de l'événement",
  version: "Version de l'API",
  compare: 'Comparer avec',
  compareNone: 'aucune',
  payload: 'événement',
  differences: 'De {from} à {to}',
  same: 'Les deux versions montrent la même chose.',
  redacted: 'Les données personnelles ont été effacées.',
};
