/** Una cuenta. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Cuenta',
  facts: 'Cuenta',
  id: 'Id',
  reference: 'Id de referencia',
  type: 'Tipo',
  status: 'Estado',
  tags: 'Etiquetas',
  created: 'Creada',
  nothing: 'nada',
  values: 'Lo que se sabe',
  valuesHelp: 'Cada valor con quién o qué verificación lo aportó.',
  noValues: 'Aún no se sabe nada.',
  before: {
    one: '{count} valor anterior',
    many: '{count} de valores anteriores',
    other: '{count} valores anteriores',
  },
  byInquiry: 'verificación aprobada',
  authors: {
    'api-key': 'una clave',
    user: 'alguien del equipo',
    'inquiry-session': 'la propia persona',
    system: 'el servicio',
  },
  inquiries: 'Verificaciones',
  noInquiries: 'Ninguna verificación pertenece a esta cuenta.',
  raw: 'Como lo tiene la API',
  more: 'Más',
  editTags: 'Editar etiquetas',
  redacted: 'Suprimida',
  redact: 'Suprimir datos',
  redactText:
    'Todo lo que se sabe de la persona se elimina para siempre, con sus verificaciones, imágenes y documentos.',
  merge: 'Unir con otra cuenta',
  mergeText:
    'Lo que depende de la otra cuenta pasa a esta. La otra conserva sus valores y se archiva; no se puede deshacer.',
  mergeOther: 'La otra cuenta: id, id de referencia o correo',
  mergeFind: 'Verla',
  mergeNone: 'Ninguna otra cuenta tiene esto.',
  mergeMany: 'Más de una cuenta tiene esto: indica su id.',
  mergeMoves: {
    one: '{count} verificación de {id} pasa a esta cuenta.',
    many: '{count} de verificaciones de {id} pasan a esta cuenta.',
    other: '{count} verificaciones de {id} pasan a esta cuenta.',
  },
  mergeMovesAtLeast: {
    one: '{count} verificación de {id} o más pasa a esta cuenta.',
    many: '{count} de verificaciones de {id} o más pasan a esta cuenta.',
    other: '{count} verificaciones de {id} o más pasan a esta cuenta.',
  },
  mergeSend: 'Unir',
  merged: 'Las cuentas están unidas.',
  field: 'Campo',
  stays: '{name} se queda',
  archives: '{name} se archiva',
  differs: 'difiere',
};
