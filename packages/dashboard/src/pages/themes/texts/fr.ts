/** L'aspect du parcours. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Thèmes',
  text: 'Couleurs, angles et polices du parcours. Les combinaisons de couleurs illisibles sont refusées.',
  make: 'Créer un thème',
  edit: 'Thème',
  none: "Aucun thème pour l'instant",
  noneText:
    "Le parcours utilise ses couleurs par défaut et suit le réglage de l'appareil. Une couleur de marque suffit pour un thème.",
  name: 'Nom',
  id: 'Id',
  changed: 'Modifié',
  variants: {
    light: 'Clair',
    dark: 'Sombre',
  },
  dark: 'Couleurs sombres pour les appareils en mode sombre',
  colors: {
    'primary-color': 'Couleur de marque',
    'background-color': 'Page',
    'surface-color': 'Carte',
    'text-color': 'Texte',
    'secondary-text-color': 'Texte secondaire',
  },
  radius: 'Rayon des angles (pixels)',
  font: 'Police',
  fonts: {
    system: "police de l'appareil",
    'sans-serif': 'sans empattement',
    serif: 'avec empattement',
    monospace: 'à chasse fixe',
    rounded: 'arrondie',
  },
  pair: '{text} sur {ground}',
  unreadable: '{found}:1 ; au moins 4,5 requis',
  previewTitle: 'Montrez votre document',
  previewText: 'Cela prend deux minutes.',
  previewLink: 'Pourquoi cette demande ?',
  previewButton: 'Continuer',
};
