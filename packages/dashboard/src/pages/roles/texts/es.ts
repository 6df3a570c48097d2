/** Lo que pueden las personas. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Roles',
  text: 'Los roles dan permisos. Una persona con varios roles tiene los permisos de todos ellos.',
  all: 'Todos los roles',
  allHelp: 'Un cambio se aplica en todas partes en un segundo.',
  make: 'Crear un rol',
  look: 'Ver',
  seeAs: 'Ver como',
  archive: 'Archivar',
  actionOf: '{action}: {name}',
  archiveText: 'Este rol ya no se podrá asignar. Las personas que solo tienen este rol necesitan otro antes.',
  archived: 'El rol se archivó.',
  columns: {
    role: 'Rol',
    people: 'Personas',
    rights: 'Permisos',
    where: 'Entornos',
    action: 'Cambiar',
  },
  rightCount: {
    one: '{count} permiso',
    many: '{count} de permisos',
    other: '{count} permisos',
  },
  name: 'Nombre',
  description: 'Descripción',
  where: 'Entornos',
  rights: 'Permisos',
  only: 'Limitado a plantillas de solicitud',
  onlyHelp: 'Ninguna seleccionada: solicitudes de todas las plantillas.',
  preview: 'Revisar los cambios',
  back: 'Atrás',
  save: 'Guardar',
  saved: 'Guardado. El cambio se aplica en todas partes en un segundo.',
  changes: 'Permisos añadidos y quitados',
  changesNothing: 'Nadie gana ni pierde permisos.',
  affected: {
    one: 'Afecta a {count} persona',
    many: 'Afecta a {count} de personas',
    other: 'Afecta a {count} personas',
  },
  unaffected: {
    one: '{count} persona conserva los mismos permisos por otro rol.',
    many: '{count} de personas conservan los mismos permisos por otros roles.',
    other: '{count} personas conservan los mismos permisos por otros roles.',
  },
  gained: 'añade',
  lost: 'quita',
  rebound: 'cambia los límites de plantillas',
};
