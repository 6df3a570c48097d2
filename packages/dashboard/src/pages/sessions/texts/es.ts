/** Dónde hay sesiones abiertas. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Sesiones',
  text: 'Dispositivos en los que las personas tienen la sesión iniciada.',
  open: 'Sesiones abiertas',
  openHelp: 'Una sesión cerrada se rechaza en todas partes en un segundo.',
  person: 'Persona',
  everybody: 'Todas',
  none: 'No hay ninguna sesión abierta.',
  this: 'esta sesión',
  unknownDevice: 'dispositivo desconocido',
  steppedUp: 'identidad confirmada',
  columns: {
    person: 'Persona',
    device: 'Dispositivo',
    address: 'Dirección',
    since: 'Iniciada',
    seen: 'Última actividad',
    action: 'Cambiar',
  },
  ways: {
    passkey: 'con llave de acceso',
    password: 'con contraseña',
    oidc: 'con el proveedor de identidad',
    'recovery-code': 'con código de recuperación',
    setup: 'con el enlace de configuración',
    invitation: 'con una invitación',
  },
  end: 'Cerrar sesión',
  endOf: 'Cerrar sesión: {name}',
  endAll: 'Cerrar todas las sesiones',
  endText: {
    one: 'Cierra esta sesión ahora. Lo que la persona esté escribiendo se conserva hasta que vuelva a iniciar sesión.',
    many: 'Cierra ahora estas {count} de sesiones. Lo que las personas estén escribiendo se conserva hasta que vuelvan a iniciar sesión.',
    other:
      'Cierra ahora estas {count} sesiones. Lo que las personas estén escribiendo se conserva hasta que vuelvan a iniciar sesión.',
  },
  ended: 'Sesión cerrada.',
};
