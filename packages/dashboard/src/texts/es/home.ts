/** Texts of home. */
import type { WrittenTexts } from '../en/index.ts';

export const homeTexts: WrittenTexts['home'] = {
  title: 'Inicio',
  titleFor: 'Buenos días, {name}',
  text: 'Lo que le necesita ahora.',
  review: 'Esperan una decisión',
  reviewHelp: 'Solicitudes que una regla o una comprobación ha enviado a una persona.',
  reviewNone: 'Nada espera una decisión.',
  webhooks: 'Webhooks con fallos',
  webhooksHelp: 'Destinos con fallos, o desactivados tras demasiados.',
  webhooksNone: 'Todos los webhooks llegan.',
  webhookDisabled: 'desactivado',
  webhookFailing: 'falla',
  recent: 'Últimas solicitudes',
  recentHelp: 'Primero las más nuevas.',
  recentNone: 'Aún no hay solicitudes',
  recentNoneText: 'Cree una en el entorno de pruebas y decídala; lleva más o menos un minuto.',
  start: 'Crear una solicitud de prueba',
  all: 'Ver todas',
  lastDays: 'Los últimos treinta días',
  counted: {
    created: 'creadas',
    approved: 'aprobadas',
    declined: 'rechazadas',
    failed: 'fallidas',
    expired: 'caducadas',
  },
  asOf: 'Visto {age}',
  source: 'Consulta: {query}',
  noRights: 'Su rol no ve solicitudes ni webhooks. Lo que ve está en la lista de páginas.',
  columns: { inquiry: 'Solicitud', status: 'Estado', created: 'Creada' },
};
