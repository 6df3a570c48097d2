/** Texts of the evidence behind a decision, in Spanish. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  attribute: 'Dato',
  inInquiry: 'En la solicitud',
  sources: {
    'visual-zone': 'Texto impreso',
    mrz: 'Zona de lectura mecánica',
    barcode: 'Código de barras',
  },
  verdict: 'Resultado',
  verdicts: {
    agrees: 'coincide',
    differs: 'difiere',
    stated_once: 'una fuente',
    inquiry_alone: 'solo la solicitud',
  },
  nothing: 'nada',
  empty: 'Aún no se ha leído nada de un documento.',
  attempt: 'Intento',
  attemptOf: '{kind}, intento {number}',
  pictures: 'Imágenes',
  choosePicture: 'Elegir una imagen',
  large: 'Mostrar en grande',
  compareFaces: 'Comparar las dos caras',
  beside: 'Comparar con',
  besideNone: 'nada',
  asTaken: 'original',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  turn: 'Girar',
  contrast: 'Más contraste',
  invert: 'Invertir',
  audited: 'El registro de auditoría anota cada imagen que usted abre.',
  groups: {
    blocks: 'Bloquea la decisión',
    overridden: 'Cambiado por un revisor',
    look: 'Requiere atención',
    fine: 'Superadas',
    did_not_run: 'No se ejecutó',
  },
  checks: {
    one: '{count} comprobación',
    many: '{count} de comprobaciones',
    other: '{count} comprobaciones',
  },
  checkStates: {
    passed: 'superada',
    failed: 'no superada',
    not_applicable: 'no se ejecutó',
  },
  checkTable: {
    state: 'Resultado',
    check: 'Comprobación',
    measured: 'Medido',
    reason: 'Motivo',
    action: 'Cambiar',
  },
  compared: {
    title: 'Datos comparados',
    detail: 'Dato',
    result: 'Resultado',
    needed: 'Necesario',
    way: '{least} ({way})',
  },
  borders: {
    least: {
      below: '{value}, al menos {border}: {distance} por debajo',
      above: '{value}, al menos {border}: {distance} por encima',
    },
    most: {
      below: '{value}, como máximo {border}: {distance} por debajo',
      above: '{value}, como máximo {border}: {distance} por encima',
    },
    from: {
      below: '{value}, cuenta desde {border}: {distance} por debajo',
      above: '{value}, cuenta desde {border}: {distance} por encima',
    },
  },
  partOf: '{name}, {part}',
  answers: { yes: 'sí', no: 'no' },
  changed: 'cambiado por un revisor',
  required: 'obligatorio',
  overridden: 'Cambiado por un revisor; resultado de la comprobación: {before}.',
};
