import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['api_key.write'],
  title: {
    en: 'Create an API key',
    es: 'Crear una clave de API',
    fr: 'Créer une clé d’API',
    de: 'API-Schlüssel erstellen',
  },
});
