/** L'aspect du parcours. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Thèmes',
  text: 'Couleurs, angles et lettres du parcours. Ce qui serait illisible est refusé.',
  make: 'Créer un thème',
  edit: 'Thème',
  none: "Aucun thème pour l'instant",
  noneText:
    "Le parcours porte ses propres couleurs et suit l'appareil. Une couleur de marque suffit pour le faire vôtre.",
  name: 'Nom',
  id: 'Id',
  changed: 'Modifié',
  variants: {
    light: 'Clair',
    dark: 'Sombre',
  },
  dark: 'Couleurs sombres pour les appareils qui en demandent',
  colors: {
    'primary-color': 'Couleur de marque',
    'background-color': 'Page',
    'surface-color': 'Carte',
    'text-color': 'Texte',
    'secondary-text-color': 'Texte discret',
  },
  radius: 'Angles, pixels',
  font: 'Lettres',
  fonts: {
    system: "de l'appareil",
    'sans-serif': 'sans empattement',
    serif: 'avec empattement',
    monospace: 'toutes de même largeur',
    rounded: 'arrondies',
  },
  pair: '{text} sur {ground}',
  unreadable: '{found}:1, il faut 4,5',
  previewTitle: 'Montrez votre document',
  previewText: 'Cela prend deux minutes.',
  previewLink: 'Pourquoi cette demande ?',
  previewButton: 'Continuer',
};
