import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['role.write'],
  title: { en: 'Create a role', es: 'Crear un rol', fr: 'Créer un rôle', de: 'Rolle erstellen' },
});
