/** Lo que pidieron las personas, y su prueba. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Registro de auditoría',
  text: 'Lo que pidieron las personas de su organización, también lo rechazado.',
  chain: '¿Está íntegro el registro?',
  chainHelp:
    'Cada fila lleva un resumen de la anterior. La verificación encuentra lo editado, quitado, insertado, reordenado o cortado.',
  verify: 'Verificar el registro',
  whole: 'El registro está como se escribió',
  verifiedRows: {
    one: 'Se verificó {count} fila; días: {days}.',
    many: 'Se verificaron {count} de filas; días: {days}.',
    other: 'Se verificaron {count} filas; días: {days}.',
  },
  cutDays: {
    one: 'La retención cortó {count} día; su cabecera es correcta.',
    many: 'La retención cortó {count} de días; sus cabeceras son correctas.',
    other: 'La retención cortó {count} días; sus cabeceras son correctas.',
  },
  emptiedRows: {
    one: 'Una supresión vació {count} fila.',
    many: 'Las supresiones vaciaron {count} de filas.',
    other: 'Las supresiones vaciaron {count} filas.',
  },
  noAnchors:
    'No se guardan anclas fuera de la base de datos: quien pueda escribir filas y claves podría reescribir el registro.',
  anchors: {
    one: 'Se comparó {count} ancla fuera de la base de datos.',
    many: 'Se compararon {count} de anclas fuera de la base de datos.',
    other: 'Se compararon {count} anclas fuera de la base de datos.',
  },
  broken: {
    one: 'Se hizo {count} cambio en el registro a espaldas del servicio',
    many: 'Se hicieron {count} de cambios en el registro a espaldas del servicio',
    other: 'Se hicieron {count} cambios en el registro a espaldas del servicio',
  },
  onlyFirst: 'Estas son las primeras {count}; puede haber más.',
  what: 'Qué',
  whats: { everything: 'todo', changes: 'cambios', reads: 'lecturas', refusals: 'rechazos' },
  place: '{day}, fila {seq}',
  rows: 'Filas',
  whoLooked: 'Quién miró a esta persona',
  whoLookedHelp: 'Quien abrió esta verificación o cuenta o una de sus imágenes, o hizo algo con ella.',
  person: 'Quién pidió',
  everybody: 'Todas las personas',
  subject: 'Sobre (verificación o cuenta)',
  from: 'Desde',
  until: 'Hasta',
  show: 'Mostrar',
  none: 'Ninguna fila coincide.',
  columns: {
    at: 'Cuándo',
    person: 'Quién',
    request: 'Qué',
    status: 'Respuesta',
  },
  details: {
    title: 'Una fila',
    query: 'Consulta',
    body: 'Cuerpo',
    context: 'Además',
    address: 'Dirección',
    device: 'Dispositivo',
    id: 'Id',
  },
  export: 'Exportar',
  exportTitle: 'Exportar el registro de auditoría',
  exportText:
    'Un archivo de líneas JSON; la última firma las anteriores, para que quien tenga la clave pública pueda comprobarlo.',
  exported: 'El archivo está guardado.',
};
