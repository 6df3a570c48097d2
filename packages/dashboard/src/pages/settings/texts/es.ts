/** Lo que está en vigor. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Ajustes',
  text: 'Lo que configuró el operador. El nombre junto a una línea es el ajuste que la cambia.',
  signIn: 'Inicio de sesión',
  signInHelp: 'En producción siempre se pide una llave de acceso o un segundo factor.',
  rule: 'Formas de entrar',
  rules: {
    any: 'cualquiera que la persona configure',
    'oidc-only': 'solo en el emisor',
  },
  issuer: 'Emisor',
  none: 'ninguno',
  passkeys: 'Llaves de acceso',
  passkeysAt: 'ligadas a {host}',
  passkeysOff: 'desactivadas',
  passkeysNeedName:
    'Los navegadores solo dan llaves de acceso a nombres de host, y el servicio se alcanza por una dirección. Ponga en BASE_URL un nombre, como http://localhost:8080 o su dominio.',
  idle: 'Una sesión sin uso termina tras',
  absolute: 'y siempre tras',
  embedding: 'Inserción',
  embeddingHelp: 'Vale en este entorno, además de la lista de cada plantilla.',
  embeddingDomains: 'Sitios que pueden mostrar cualquier solicitud en un marco',
  embeddingDomainsHelp: 'Uno por línea. Vacío: solo los de las plantillas.',
  embeddingSave: 'Guardar',
  embeddingSaved: 'Guardado. Vale enseguida para páginas nuevas.',
  messages: 'Mensajes',
  messagesHelp: 'Las invitaciones y alertas van por correo.',
  channels: {
    mail: 'Correo',
    sms: 'SMS',
  },
  transports: {
    log: 'se escribe en el registro, no se envía',
    smtp: 'un servidor de correo',
    http: 'una pasarela HTTP',
  },
  logOnly: 'No se envía nada: las invitaciones se pasan a mano y nadie recibe alertas.',
  test: 'Enviarme un correo',
  testQueued: 'El correo está en camino; abajo se ve qué fue de él.',
  recent: 'Últimos mensajes',
  columns: {
    kind: 'Tipo',
    channel: 'Por',
    state: 'Estado',
    at: 'Cuándo',
  },
  states: {
    queued: 'en camino',
    sent: 'enviado',
    failed: 'no enviado',
    expired: 'demasiado tarde',
  },
  retention: 'Qué borraría ahora la retención',
  retentionHelp: 'Se ejecuta cada hora. Mirar no borra nada.',
  lookAgain: 'Mirar otra vez',
  nothingDue: 'No hay nada pendiente: la próxima pasada no borra nada.',
  keptFor: 'se guarda {duration}',
  orMore: '{count} o más',
  dueColumns: {
    table: 'Tabla',
    due: 'Pendiente',
    oldest: 'Más antiguo',
    rule: 'Regla',
  },
};
