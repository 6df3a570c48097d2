/** Plantillas de solicitud en una lista. */
export const templatesTexts = {
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
