import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['inquiry_template.publish'],
  title: {
    en: 'Create a case template',
    es: 'Crear una plantilla de casos',
    fr: 'Créer un modèle de dossier',
    de: 'Fallvorlage erstellen',
  },
});
