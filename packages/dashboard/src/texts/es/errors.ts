/** Error messages with remedies. */
import type { WrittenTexts } from '../en/index.ts';

export const errorTexts: WrittenTexts['errors'] = {
  title: 'Esto no funcionó',
  unknown: 'Algo falló en esta página. Vuelva a cargarla. Si ocurre otra vez, avise al operador de este servicio.',
  server: 'El servicio no pudo hacerlo. Lo que escribió se conserva; inténtelo de nuevo en un momento.',
  waitSeconds: {
    one: 'Espere {count} segundo.',
    many: 'Espere {count} de segundos.',
    other: 'Espere {count} segundos.',
  },
  forbiddenTitle: 'Su rol no lo permite',
  askForPermission: 'Un propietario o un administrador de su organización puede darle el permiso.',
  pageTitle: 'Esta página dejó de funcionar',
  pageText: 'Todo lo que guardó se conserva. Vuelva a cargar la página o abra otra.',
  reload: 'Volver a cargar',
  goHome: 'Ir al inicio',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'La dirección puede ser antigua o estar mal escrita.',
  byCode: {
    stale_object: 'Otra persona lo cambió mientras tanto. Revise la versión actual e inténtelo de nuevo.',
    own_inquiry: 'Usted creó esta solicitud, así que debe decidirla otra persona.',
    missing_permission:
      'Su rol no lo permite o ya no lo permite. Pida el permiso a un propietario o un administrador de su organización.',
    second_factor_required:
      'Con solo una contraseña únicamente puede usar el entorno de pruebas. Añada una llave de acceso o una aplicación de autenticación en «Su acceso» e inicie sesión con ella.',
    foreign_write: 'Esta página ya no corresponde a su sesión. Vuelva a cargarla; todo lo que guardó se conserva.',
    unreachable:
      'No se puede conectar con el servicio. Compruebe su conexión e inténtelo de nuevo; lo que escribió se conserva.',
    session_ended: 'Su sesión ha terminado. Inicie sesión de nuevo para continuar.',
    step_up_required: 'Confirme de nuevo su identidad para hacer esto.',
    rate_limited: 'Demasiadas peticiones.',
  },
};
