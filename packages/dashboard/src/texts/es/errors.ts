/** Error messages with remedies. */
import type { WrittenTexts } from '../en/index.ts';

export const errorTexts: WrittenTexts['errors'] = {
  title: 'No ha funcionado',
  unknown: 'Algo ha fallado en esta página. Vuelva a cargarla; si ocurre otra vez, avise a quien lleva este servicio.',
  server: 'El servicio no ha podido hacerlo. No se ha perdido nada de lo que escribió; inténtelo de nuevo enseguida.',
  waitSeconds: {
    one: 'Espere {count} segundo.',
    many: 'Espere {count} de segundos.',
    other: 'Espere {count} segundos.',
  },
  forbiddenTitle: 'Su rol no lo permite',
  askForPermission: 'Una persona propietaria o administradora de su organización puede darle el permiso.',
  pageTitle: 'Esta página ha fallado',
  pageText: 'Nada de lo guardado se ha perdido. Cargue la página otra vez o siga en otra parte.',
  reload: 'Cargar de nuevo',
  goHome: 'Ir al inicio',
  notFoundTitle: 'Esta página no existe',
  notFoundText: 'La dirección puede ser antigua o estar mal escrita.',
  byCode: {
    stale_object: 'Alguien lo ha cambiado entretanto. Mírelo como está ahora y reintente.',
    own_inquiry: 'Debe decidirlo otra persona: usted mismo creó la solicitud.',
    missing_permission:
      'Su rol no lo permite, o ya no. Pida el permiso a un propietario o administrador de su organización.',
    second_factor_required:
      'Con solo una contraseña se llega únicamente a pruebas. Añada una llave de acceso o una aplicación de autenticación en «Su acceso» y entre con ella.',
    foreign_write: 'Esta página ya no concuerda con su sesión. Cárguela de nuevo; lo guardado no se pierde.',
    unreachable: 'No se llega al servicio. Compruebe su conexión y reintente; lo que escribió se conserva.',
    session_ended: 'Su sesión ha terminado. Inicie sesión de nuevo para seguir.',
    step_up_required: 'Para esto hace falta una prueba reciente de que es usted.',
    rate_limited: 'Han sido demasiadas veces.',
  },
};
