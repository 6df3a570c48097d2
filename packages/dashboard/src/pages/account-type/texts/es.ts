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
    'Un nombre que cambia, cambia en todas las cuentas. Un estado desactivado se queda en las cuentas que lo tienen.',
  status: 'Estado {number}',
  deactivated: 'Desactivado',
  initial: 'lo tienen las cuentas nuevas',
  accounts: {
    one: '{count} cuenta',
    many: '{count} de cuentas',
    other: '{count} cuentas',
  },
  addStatus: 'Añadir un estado',
  up: 'Subir: {name}',
  remove: 'Quitar: {name}',
  fields: 'Campos',
  fieldsHelp: 'Los campos con valores se quedan; archive lo que ya no se muestra.',
  relations: 'Relaciones',
  relationsHelp: 'Cada una tiene una clave en cada cuenta. La misma clave en ambos lados se lee igual desde los dos.',
  side: 'Relación {number}',
  otherSide: 'Otro lado de la relación {number}',
  several: 'varias',
  addRelation: 'Añadir una relación',
};
