/** Dónde hay sesiones abiertas. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Sesiones',
  text: 'Dónde han iniciado sesión las personas, y cómo terminarlo.',
  open: 'Sesiones abiertas',
  openHelp: 'Una sesión terminada se rechaza en todas partes en un segundo.',
  person: 'Persona',
  everybody: 'Todas',
  none: 'No hay ninguna sesión abierta.',
  this: 'esta',
  unknownDevice: 'dispositivo desconocido',
  steppedUp: 'con doble prueba',
  columns: {
    person: 'Persona',
    device: 'Dispositivo',
    address: 'Dirección',
    since: 'Iniciada',
    seen: 'Última vez',
    action: 'Cambiar',
  },
  ways: {
    passkey: 'con llave de acceso',
    password: 'con contraseña',
    oidc: 'en el emisor',
    'recovery-code': 'con código de recuperación',
    setup: 'con el enlace de configuración',
    invitation: 'con una invitación',
  },
  end: 'Terminar',
  endOf: 'Terminar: {name}',
  endAll: 'Terminar todas',
  endText: {
    one: 'Esta sesión termina ahora. Lo que se esté escribiendo en ella se conserva hasta que la persona vuelva a entrar.',
    many: 'Estas {count} de sesiones terminan ahora. Lo que se esté escribiendo en ellas se conserva hasta que la persona vuelva a entrar.',
    other:
      'Estas {count} sesiones terminan ahora. Lo que se esté escribiendo en ellas se conserva hasta que la persona vuelva a entrar.',
  },
  ended: 'Terminado.',
};
