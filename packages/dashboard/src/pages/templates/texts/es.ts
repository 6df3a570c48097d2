/** Plantillas de solicitud en una lista. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Plantillas',
  one: 'Plantilla',
  text: 'Qué se pide a las personas y qué cuenta.',
  make: 'Crear una plantilla',
  makeHelp: 'Empieza con un documento y un selfi de cualquier país; se cambia antes de publicarla.',
  none: 'Aún no hay plantillas',
  noneText: 'Una plantilla dice qué se pide. Las solicitudes siguen una.',
  columns: {
    name: 'Nombre',
    status: 'Estado',
    id: 'Identificador',
  },
  published: 'publicada',
  unpublished: 'sin publicar',
  inactive: 'archivada',
};
