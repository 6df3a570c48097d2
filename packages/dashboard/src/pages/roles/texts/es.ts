/** Lo que pueden las personas. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Roles',
  text: 'Lo que pueden las personas. Quien tiene varios roles puede lo que dé cualquiera de ellos.',
  all: 'Todos los roles',
  allHelp: 'Un cambio vale en todas partes en un segundo.',
  make: 'Crear un rol',
  look: 'Ver',
  seeAs: 'Ver como',
  archive: 'Archivar',
  actionOf: '{action}: {name}',
  archiveText: 'Ya no se podrá dar a nadie. Quien solo tenga este rol necesita antes otro.',
  archived: 'El rol está archivado.',
  columns: {
    role: 'Rol',
    people: 'Personas',
    rights: 'Da',
    where: 'Dónde',
    action: 'Cambiar',
  },
  rightCount: {
    one: '{count} derecho',
    many: '{count} de derechos',
    other: '{count} derechos',
  },
  name: 'Nombre',
  description: 'Para qué es',
  where: 'Dónde vale',
  rights: 'Qué da',
  only: 'Limitado a plantillas',
  onlyHelp: 'Ninguna elegida: solicitudes de todas.',
  preview: 'Ver qué cambia',
  back: 'Atrás',
  save: 'Guardar',
  saved: 'Guardado. Vale en todas partes en un segundo.',
  changes: 'Qué da y quita el rol',
  changesNothing: 'Nadie podrá más ni menos después.',
  affected: {
    one: 'Afecta a {count} persona',
    many: 'Afecta a {count} de personas',
    other: 'Afecta a {count} personas',
  },
  unaffected: {
    one: '{count} persona conserva los mismos derechos por otro rol.',
    many: '{count} de personas conservan los mismos derechos por otros roles.',
    other: '{count} personas conservan los mismos derechos por otros roles.',
  },
  gained: 'da',
  lost: 'quita',
  rebound: 'otro límite',
};
