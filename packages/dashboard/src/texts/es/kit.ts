/** Texts of shared controls. */
import type { WrittenTexts } from '../en/index.ts';

export const kitTexts: WrittenTexts['kit'] = {
  tooLong: {
    one: 'Caben como máximo {most} caracteres: sobra {count}. No se ha enviado ni recortado nada.',
    many: 'Caben como máximo {most} caracteres: sobran {count}. No se ha enviado ni recortado nada.',
    other: 'Caben como máximo {most} caracteres: sobran {count}. No se ha enviado ni recortado nada.',
  },
  close: 'Cerrar',
  kept: 'Lo he guardado',
  save: 'Guardar',
  tagsHelp: 'Separadas por comas.',
  endOfId: 'Escriba {end}, el final de su identificador',
  notEndOfId: 'Ese no es el final de su identificador.',
  cancel: 'Cancelar',
  overtaken: 'Alguien ha guardado esto entretanto',
  overtakenText:
    'Lo que escribió se conserva y no está guardado. Vea lo guardado, o conserve lo suyo: al guardar lo sustituirá.',
  takeSaved: 'Mostrar lo guardado',
  keepTyped: 'Conservar lo que escribí',
  tryAgain: 'Reintentar',
  loading: 'Cargando',
  keptFromRole: 'oculto para su rol',
  notifications: 'Avisos',
  copyThing: 'Copiar {name}',
  copiedThing: 'Copiado: {name}',
  copyRefused: 'El navegador no ha permitido copiar. Seleccione el texto y cópielo usted.',
  newTab: 'se abre en otra pestaña',
  verbs: { read: 'leer', write: 'escribir' },
  permissionOf: '{verb}: {object}',
  statuses: {
    created: 'Creada',
    pending: 'En curso',
    completed: 'Completada',
    approved: 'Aprobada',
    declined: 'Rechazada',
    needs_review: 'Por revisar',
    failed: 'Fallida',
    expired: 'Caducada',
  },
};
