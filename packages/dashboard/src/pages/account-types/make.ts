import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['setting.write'],
  title: {
    en: 'Create an account type',
    es: 'Crear un tipo de cuenta',
    fr: 'Créer un type de compte',
    de: 'Kontoart erstellen',
  },
});
