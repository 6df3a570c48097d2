/** Texts of printed reports, in Spanish. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  report: 'Informe',
  marks: {
    errored: 'Sin resultado',
    waiting: 'Pendiente',
    ready: 'Listo',
    match: 'Coincidencia',
    clear: 'Sin coincidencia',
  },
  facts: {
    account: 'Cuenta',
    template: 'Plantilla',
    created: 'Creado',
    completed: 'Última finalización',
    resultHash: 'Hash del resultado',
  },
  asked: 'Datos buscados',
  searched: 'Fuentes consultadas',
  version: '{version}, actualizada el {at} ({age})',
  versionWithoutTime: '{version}, fecha de la última actualización desconocida ({age})',
  toldAsOf: '{told}, a fecha de {day}',
  nothingSearched: 'No se buscó en ninguna lista de esta instalación.',
  errors: 'Datos que faltan',
  errorOf: '{source}: {sentence}',
  tooMany: 'Hay más entradas parecidas de las que se conservan. Busque nombres menos comunes.',
  result: 'Resultado',
  match: {
    name: 'Nombre en la lista',
    entry: 'Entrada',
    born: 'Nacimiento',
    countries: 'Países',
    programs: 'Programas',
    address: 'Dirección de la lista',
  },
  provider: 'Proveedor',
  rule: 'Regla: {gate}',
  reasonBy: '{reason} ({model})',
  dismissed: 'Descartada: {name}',
  byTwo: '{first}, después {second}',
};
