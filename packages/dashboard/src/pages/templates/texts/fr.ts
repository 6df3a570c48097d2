/** Modèles de demande en une liste. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Modèles',
  one: 'Modèle',
  text: 'Ce qui est demandé aux personnes et ce qui compte.',
  make: 'Créer un modèle',
  makeHelp: 'Il commence par un document et un selfie de tous pays ; vous le changez avant de le publier.',
  none: 'Pas encore de modèle',
  noneText: 'Un modèle dit ce qui est demandé. Les demandes en suivent un.',
  columns: {
    name: 'Nom',
    status: 'État',
    id: 'Identifiant',
  },
  published: 'publié',
  unpublished: 'non publié',
  inactive: 'archivé',
};
