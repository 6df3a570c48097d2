/** Modèles de demande en une liste. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Modèles',
  one: 'Modèle',
  text: 'Ce qui est demandé aux personnes, et les contrôles qui décident.',
  make: 'Créer un modèle',
  makeHelp: 'Il commence avec un document de tout pays et un selfie. Modifiez-le avant de le publier.',
  none: 'Pas encore de modèle',
  noneText: 'Un modèle définit ce qui est demandé. Chaque demande en utilise un.',
  columns: {
    name: 'Nom',
    status: 'Statut',
    id: 'Id',
  },
  published: 'publié',
  unpublished: 'non publié',
  inactive: 'archivé',
};
