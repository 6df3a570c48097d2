import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['inquiry_template.write'],
  title: {
    en: 'Create an inquiry template',
    es: 'Crear una plantilla de solicitud',
    fr: 'Créer un modèle de demande',
    de: 'Anfragevorlage erstellen',
  },
});
