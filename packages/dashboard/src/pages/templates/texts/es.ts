/** Plantillas de solicitud en una lista. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Plantillas',
  one: 'Plantilla',
  text: 'Qué piden las solicitudes a las personas y qué comprobaciones deciden.',
  make: 'Crear una plantilla',
  makeHelp: 'Empieza con un documento de cualquier país y un selfi. Cámbiela antes de publicarla.',
  none: 'Aún no hay plantillas',
  noneText: 'Una plantilla define qué pide una solicitud. Cada solicitud usa una.',
  columns: {
    name: 'Nombre',
    status: 'Estado',
    id: 'Id',
  },
  published: 'publicada',
  unpublished: 'sin publicar',
  inactive: 'archivada',
};
