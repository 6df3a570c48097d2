import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['theme_set.write'],
  title: { en: 'Create a theme', es: 'Crear un tema', fr: 'Créer un thème', de: 'Design erstellen' },
});
