import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['list.write'],
  title: { en: 'Create a list', es: 'Crear una lista', fr: 'Créer une liste', de: 'Liste erstellen' },
});
