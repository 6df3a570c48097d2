/** Claves del entorno. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Claves',
  text: 'Con las que sus programas llaman a la API.',
  all: 'Todas las claves',
  none: 'Todavía no hay claves',
  noneText: 'Cree una por programa, con lo mínimo que necesite.',
  make: 'Crear una clave',
  madeTitle: 'La clave está creada',
  onceText: 'Este valor se muestra solo esta vez. Guárdelo donde guarda sus secretos.',
  value: 'Valor de la clave',
  id: 'Id de la clave',
  name: 'Nombre',
  nameHelp: 'El programa que la usará.',
  purpose: 'Para qué es',
  purposes: {
    verify: {
      label: 'Verificar personas',
      help: 'Crea solicitudes y sus enlaces, y lee su resultado.',
    },
    results: {
      label: 'Leer resultados',
      help: 'Lee solicitudes, verificaciones, documentos y eventos; no cambia nada.',
    },
    people: {
      label: 'Llevar cuentas',
      help: 'Lee y cambia cuentas.',
    },
    webhooks: {
      label: 'Configurar webhooks',
      help: 'Crea webhooks y lee eventos.',
    },
    everything: {
      label: 'Todo menos claves',
      help: 'Para probar. En producción elija menos.',
    },
  },
  permissions: 'Permisos',
  permissionCount: {
    one: '{count} permiso',
    many: '{count} de permisos',
    other: '{count} permisos',
  },
  addresses: 'Direcciones permitidas',
  addressesHelp: 'Direcciones o rangos como 192.0.2.0/24, una por línea. Vacío: desde cualquier lugar.',
  columns: {
    name: 'Clave',
    permissions: 'Puede',
    used: 'Último uso',
    state: 'Estado',
    action: 'Cambiar',
  },
  states: {
    live: 'activa',
    ending: 'termina pronto',
    expired: 'terminada',
  },
  never: 'nunca',
  edit: 'Ver',
  replace: 'Sustituir',
  end: 'Terminar',
  actionOf: '{action}: {name}',
  save: 'Guardar',
  saved: 'Guardado. Vale en todas partes en un segundo.',
  replaceText: 'Crea otro valor con los mismos ajustes. El anterior sigue valiendo hasta que sus programas cambien.',
  overlap: 'Ambos valen durante',
  overlaps: {
    '0': 'nada: el anterior termina ahora',
    '3600': 'una hora',
    '86400': 'un día',
    '604800': 'una semana',
  },
  endText: 'La clave se rechaza en todas partes en un segundo. Una clave terminada no se puede recuperar.',
  endedNow: 'La clave ha terminado.',
  use: 'Qué hizo en los últimos 30 días',
  unused: 'No se usó en los últimos 30 días: nada fallaría.',
  breaks: {
    one: 'Se rechazaría {count} operación que usa.',
    many: 'Se rechazarían {count} de operaciones que usa.',
    other: 'Se rechazarían {count} operaciones que usa.',
  },
  breaksNothing: 'Todo lo que funcionaba seguiría funcionando.',
  alwaysRefused: {
    one: '{count} operación se rechazó cada vez.',
    many: '{count} de operaciones se rechazaron cada vez.',
    other: '{count} operaciones se rechazaron cada vez.',
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
    last: 'Última',
    verdict: 'Entonces',
  },
  verdicts: {
    works: 'funciona',
    breaks: 'se rechazaría',
    refused: 'se rechazó',
  },
};
