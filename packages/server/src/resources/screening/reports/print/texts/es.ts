/** Texts of printed reports, in Spanish. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  report: 'Informe',
  marks: {
    errored: 'Sin respuesta',
    waiting: 'Pendiente',
    ready: 'Listo',
    match: 'Coincidencia',
    clear: 'Sin coincidencia',
  },
  facts: {
    account: 'Cuenta',
    template: 'Plantilla',
    created: 'Creado',
    completed: 'Última vez listo',
    resultHash: 'Huella del resultado',
  },
  asked: 'Preguntado',
  searched: 'Listas consultadas',
  version: '{version}, al día el {at} ({age})',
  versionWithoutTime: '{version}, fecha de la última actualización desconocida ({age})',
  toldAsOf: '{told}, a fecha de {day}',
  nothingSearched: 'No se buscó en ninguna lista de esta máquina.',
  errors: 'Qué falta',
  errorOf: '{source}: {sentence}',
  tooMany: 'Hay más entradas parecidas de las que se guardan. Pregunte por nombres menos comunes.',
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
