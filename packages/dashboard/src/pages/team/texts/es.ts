/** Personas, roles e invitaciones. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Equipo',
  text: 'Las personas que pueden iniciar sesión y sus roles.',
  people: 'Personas',
  columns: {
    person: 'Persona',
    roles: 'Roles',
    factors: 'Inicia sesión con',
    seen: 'Último inicio de sesión',
    state: 'Estado',
    action: 'Cambiar',
  },
  you: 'usted',
  active: 'activa',
  deactivated: 'desactivada',
  never: 'nunca',
  passkeys: 'llave de acceso',
  authenticator: 'aplicación de autenticación',
  password: 'contraseña',
  nothing: 'sin configurar',
  invite: 'Invitar a una persona',
  inviteText:
    'El enlace sirve una vez y caduca al cabo de un día. Si el correo está configurado, se envía por correo. También puede entregarlo usted.',
  email: 'Correo electrónico',
  roles: 'Roles',
  send: 'Invitar',
  linkTitle: 'Invitación creada',
  linkText:
    'Este enlace se muestra una sola vez. La primera persona que lo abra se une con los roles que usted eligió.',
  link: 'Enlace de la invitación',
  invitations: 'Invitaciones abiertas',
  invitationsNone: 'No hay invitaciones abiertas.',
  until: 'caduca',
  withdraw: 'Retirar',
  withdrawn: 'La invitación se retiró.',
  changeRoles: 'Cambiar roles',
  changeRolesOf: 'Cambiar roles de {name}',
  save: 'Guardar',
  saved: 'Guardado. El cambio se aplica en todas partes en un segundo.',
  deactivate: 'Desactivar',
  deactivateOf: 'Desactivar a {name}',
  deactivateText:
    'Cierra ahora todas sus sesiones. Sus acciones anteriores quedan registradas y puede reactivar a la persona.',
  activate: 'Reactivar',
  resetSignIn: 'Restablecer el acceso',
  resetSignInOf: 'Restablecer el acceso de {name}',
  resetSignInText:
    'Quita la contraseña, las llaves de acceso y la aplicación de autenticación, y cierra ahora todas las sesiones. Se envía a {email} un enlace para configurar de nuevo el acceso. Sirve una vez y caduca al cabo de un día.',
  resetSignInDone: 'Acceso restablecido. El enlace se está enviando.',
  done: 'Hecho.',
};
