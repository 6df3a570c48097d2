/** Un tipo de cuenta. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Tipo de cuenta',
  id: 'Id',
  name: 'Nombre',
  save: 'Guardar el tipo',
  saved: 'Guardado.',
  statuses: 'Estados',
  statusesHelp:
    'Si cambia el nombre de un estado, cambia en todas las cuentas. Un estado desactivado se conserva en las cuentas que lo tienen, pero no se puede volver a asignar.',
  status: 'Estado {number}',
  deactivated: 'Desactivado',
  initial: 'estado inicial',
  accounts: {
    one: '{count} cuenta',
    many: '{count} de cuentas',
    other: '{count} cuentas',
  },
  addStatus: 'Añadir un estado',
  up: 'Subir: {name}',
  remove: 'Quitar: {name}',
  fields: 'Campos',
  fieldsHelp: 'No puede quitar un campo que tiene valores; archívelo para ocultarlo.',
  relations: 'Relaciones',
  relationsHelp:
    'Cada relación tiene una clave en ambas cuentas. Use la misma clave en ambos lados si la relación es mutua.',
  side: 'Relación {number}',
  otherSide: 'Otro lado de la relación {number}',
  several: 'múltiple',
  addRelation: 'Añadir una relación',
};
