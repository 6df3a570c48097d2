/** Informes: la lista, y cómo se hace uno. */
import type { Written } from '@countersign/texts';
import { screening } from '@countersign/texts/screening/es';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Informes',
  text: 'Personas y empresas comparadas con listas de vigilancia, o consultadas en otra parte. Lo que no se buscó nunca se da por limpio.',
  make: 'Hacer un informe',
  none: 'Aún no hay informes',
  noneText:
    'Un informe hace una pregunta y guarda la respuesta con lo que se buscó. Este encuentra una entrada de ejemplo.',
  sample: 'Hacer un informe de prueba',
  nothing: 'Nada cumple estos filtros.',
  kind: 'Tipo',
  anyKind: 'Cualquier tipo',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  match: 'Coincidencia',
  anyMatch: 'Con y sin',
  withMatch: 'Con coincidencia',
  withoutMatch: 'Sin coincidencia',
  columns: { subject: 'Buscado', kind: 'Tipo', status: 'Estado', match: 'Coincidencia', created: 'Creado' },
  unnamed: 'Este tipo no lo muestra',
  statuses: { pending: 'pendiente', submitted: 'consultado', ready: 'listo', errored: 'sin respuesta' },
  matched: 'coincidencia',
  clear: 'ninguna',
  unknown: 'no se sabe',
  redacted: 'borrado',
  of: 'Informes',
  ofNone: 'Ningún informe.',
  seeAll: 'Ver todos',
  chooseKind: 'Qué se pregunta',
  template: 'Plantilla',
  defaultTemplate: 'La plantilla del tipo',
  accountId: 'Cuenta',
  accountIdHelp: 'Identificador de una cuenta a la que pertenece el informe; puede quedar vacío.',
  send: 'Hacer el informe',
  answeredBy: {
    watchlists: 'Se responde con las listas de vigilancia de esta máquina.',
    provider: 'Responde el proveedor que el operador conectó.',
  },
  kinds: screening.kinds,
  members: {
    ...screening.members,
    birthdate: 'Fecha de nacimiento (AAAA-MM-DD)',
    'country-code': 'País (dos letras)',
    'address-country-code': 'País (dos letras)',
    'identification-class': 'Clase del documento (pp, id, dl, o lei, imo)',
    'issuing-country-code': 'Expedido por (dos letras)',
  },
};
