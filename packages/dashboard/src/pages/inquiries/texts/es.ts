/** Solicitudes en una lista. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Solicitudes',
  text: 'Todas las personas a las que se pidió verificarse, las más recientes primero.',
  next: 'Siguiente por revisar',
  waiting: '{count} en espera',
  noneWaits: 'Nada espera por usted.',
  find: 'Buscar',
  findHelp: 'Una referencia, un identificador o palabras como status:needs_review tag:vip age:>2h',
  status: 'Estado',
  anyStatus: 'cualquiera',
  template: 'Plantilla',
  anyTemplate: 'cualquiera',
  show: 'Mostrar',
  none: 'Ninguna solicitud coincide.',
  findPerson: 'Buscar a una persona por nombre, correo o teléfono',
  unknown: 'Esto no significa nada aquí: {words}',
  grammar:
    'Se conocen status:, template:, account:, reference:, id:, tag:, country: con un código como DE, counted: con waiting, reviewed, failed o expired, from: y until: con un día como 2026-01-31, y age: con > o < y un número de m, h, d o w. Cada palabra cuenta una vez, y until: no es anterior a from:.',
  nobody: 'aún sin nombre',
  columns: {
    who: 'Quién',
    status: 'Estado',
    template: 'Plantilla',
    tags: 'Etiquetas',
    created: 'Creada',
  },
  open: 'Abrir',
  choose: 'Elegir {name}',
  chosenTitle: 'Verificaciones elegidas',
  chosen: {
    one: '{count} elegida',
    many: '{count} elegidas',
    other: '{count} elegidas',
  },
  chooseAll: 'Elegir todas las que encajan, máximo {most}',
  chooseNone: 'No elegir ninguna',
  bulk: {
    approve: {
      title: 'Aprobar las elegidas',
      send: 'Aprobar',
    },
    decline: {
      title: 'Rechazar las elegidas',
      send: 'Rechazar',
    },
    'mark-for-review': {
      title: 'Marcar las elegidas para revisión',
      send: 'Marcar para revisión',
    },
    'add-tag': {
      title: 'Etiquetar las elegidas',
      send: 'Añadir etiqueta',
    },
  },
  bulkAsk: {
    one: 'Se hace en {count} verificación, como si la abrieras.',
    many: 'Se hace en {count} de verificaciones, una a una. Lo rechazado se nombra.',
    other: 'Se hace en {count} verificaciones, una a una. Lo rechazado se nombra.',
  },
  bulkTag: 'Etiqueta',
  bulkComment: 'Por qué, para todas',
  bulkProgress: 'Progreso',
  bulkDone: 'Hechas: {done} de {total}; rechazadas: {refused}',
  bulkStop: 'Parar',
  bulkShow: 'Mostrar',
  views: 'Vistas',
  viewReview: 'Necesita revisión',
  viewLate: 'En revisión desde hace un día',
  viewFailed: 'Fallidas o rechazadas esta semana',
  viewSave: 'Guardar esta vista',
  viewDelete: 'Borrar la vista {name}',
  viewName: 'Nombre',
  viewShared: 'La ven todos',
};
