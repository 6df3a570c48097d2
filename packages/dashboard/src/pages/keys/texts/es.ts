/** Claves del entorno. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Claves',
  text: 'Claves de API que sus programas usan para llamar a la API.',
  all: 'Todas las claves',
  none: 'Aún no hay claves',
  noneText: 'Cree una clave por programa, solo con los permisos que necesita.',
  make: 'Crear una clave',
  madeTitle: 'Clave creada',
  onceText: 'El valor se muestra una sola vez. Guárdelo con sus otros secretos.',
  value: 'Valor de la clave',
  id: 'Id de la clave',
  name: 'Nombre',
  nameHelp: 'El programa que la usará.',
  purpose: 'Uso',
  purposes: {
    verify: {
      label: 'Verificar personas',
      help: 'Crea solicitudes y sus enlaces, y lee sus resultados.',
    },
    results: {
      label: 'Leer resultados',
      help: 'Lee solicitudes, verificaciones, documentos y eventos; no cambia nada.',
    },
    people: {
      label: 'Gestionar cuentas',
      help: 'Lee y cambia cuentas.',
    },
    webhooks: {
      label: 'Configurar webhooks',
      help: 'Crea webhooks y lee eventos.',
    },
    everything: {
      label: 'Todo excepto las claves',
      help: 'Para pruebas. En producción elija menos permisos.',
    },
  },
  permissions: 'Permisos',
  permissionCount: {
    one: '{count} permiso',
    many: '{count} de permisos',
    other: '{count} permisos',
  },
  addresses: 'Direcciones permitidas',
  addressesHelp: 'Direcciones IP o rangos como 192.0.2.0/24, uno por línea. Vacío: desde cualquier lugar.',
  columns: {
    name: 'Clave',
    permissions: 'Permisos',
    used: 'Último uso',
    state: 'Estado',
    action: 'Cambiar',
  },
  states: {
    live: 'activa',
    ending: 'caduca pronto',
    expired: 'caducada',
  },
  never: 'nunca',
  edit: 'Ver',
  replace: 'Sustituir',
  end: 'Hacer caducar',
  actionOf: '{action}: {name}',
  save: 'Guardar',
  saved: 'Guardado. El cambio se aplica en todas partes en un segundo.',
  replaceText:
    'Crea un valor nuevo con los mismos ajustes. El anterior sigue funcionando durante el tiempo que elija, para que pueda actualizar sus programas.',
  overlap: 'Ambos valores funcionan durante',
  overlaps: {
    '0': 'nada: el anterior caduca ahora',
    '3600': 'una hora',
    '86400': 'un día',
    '604800': 'una semana',
  },
  endText: 'La API rechaza la clave en un segundo. Una clave caducada no se puede restaurar.',
  endedNow: 'La clave caducó.',
  use: 'Uso en los últimos 30 días',
  unused: 'La clave no se usó en los últimos 30 días: nada dejaría de funcionar.',
  breaks: {
    one: 'Se rechazaría {count} operación que usó.',
    many: 'Se rechazarían {count} de operaciones que usó.',
    other: 'Se rechazarían {count} operaciones que usó.',
  },
  breaksNothing: 'Todas las operaciones que funcionaban seguirían funcionando.',
  alwaysRefused: {
    one: '{count} operación se rechazó todas las veces que se llamó.',
    many: '{count} de operaciones se rechazaron todas las veces que se llamaron.',
    other: '{count} operaciones se rechazaron todas las veces que se llamaron.',
  },
  callsRefused: {
    one: '{count} rechazada',
    many: '{count} de rechazadas',
    other: '{count} rechazadas',
  },
  lacks: 'falta {permission}',
  useColumns: {
    operation: 'Operación',
    calls: 'Llamadas',
    last: 'Última llamada',
    verdict: 'Después de guardar',
  },
  verdicts: {
    works: 'funciona',
    breaks: 'se rechazaría',
    refused: 'se rechazó',
  },
};
