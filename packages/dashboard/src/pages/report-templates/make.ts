import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['inquiry_template.publish'],
  title: {
    en: 'Create a report template',
    es: 'Crear una plantilla de informes',
    fr: 'Créer un modèle de rapport',
    de: 'Berichtsvorlage erstellen',
  },
});
