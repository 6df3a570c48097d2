/** Informes: la lista, y cómo se hace uno. */
import type { Written } from '@countersign/texts';
import { screening } from '@countersign/texts/screening/es';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Informes',
  text: 'Personas y empresas comparadas con listas de vigilancia u otras fuentes. Una fuente que no se consultó nunca se muestra como sin coincidencia.',
  make: 'Crear un informe',
  none: 'Aún no hay informes',
  noneText:
    'Un informe compara a una persona o empresa y registra el resultado y las fuentes consultadas. El informe de prueba encuentra una entrada de ejemplo.',
  sample: 'Crear un informe de prueba',
  nothing: 'Ningún informe coincide con estos filtros.',
  kind: 'Tipo',
  anyKind: 'Cualquier tipo',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  match: 'Coincidencia',
  anyMatch: 'Con y sin',
  withMatch: 'Con coincidencia',
  withoutMatch: 'Sin coincidencia',
  columns: { subject: 'Persona o empresa', kind: 'Tipo', status: 'Estado', match: 'Coincidencia', created: 'Creado' },
  unnamed: 'No se muestra para este tipo',
  statuses: { pending: 'pendiente', submitted: 'solicitado', ready: 'listo', errored: 'sin resultado' },
  matched: 'coincidencia',
  clear: 'sin coincidencia',
  unknown: 'desconocido',
  redacted: 'datos eliminados',
  of: 'Informes',
  ofNone: 'Ningún informe.',
  seeAll: 'Ver todos',
  chooseKind: 'Tipo de informe',
  template: 'Plantilla',
  defaultTemplate: 'Plantilla predeterminada de este tipo',
  accountId: 'Cuenta',
  accountIdHelp: 'Id de la cuenta a la que pertenece el informe (opcional).',
  send: 'Crear el informe',
  answeredBy: {
    watchlists: 'Busca en las listas de vigilancia de esta instalación.',
    provider: 'Lo consulta el proveedor que conectó el operador.',
  },
  kinds: screening.kinds,
  members: {
    ...screening.members,
    birthdate: 'Fecha de nacimiento (AAAA-MM-DD)',
    'country-code': 'País (dos letras)',
    'address-country-code': 'País (dos letras)',
    'identification-class': 'Tipo de identificación (pp, id, dl, lei o imo)',
    'issuing-country-code': 'País emisor (dos letras)',
  },
};
