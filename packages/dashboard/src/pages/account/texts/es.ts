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
  values: 'Datos conocidos',
  valuesHelp: 'Cada valor y su fuente.',
  noValues: 'Aún no hay datos.',
  before: {
    one: '{count} valor anterior',
    many: '{count} de valores anteriores',
    other: '{count} valores anteriores',
  },
  byInquiry: 'solicitud aprobada',
  authors: {
    'api-key': 'una clave de API',
    user: 'un miembro del equipo',
    'inquiry-session': 'la persona',
    system: 'el servicio',
  },
  inquiries: 'Solicitudes',
  noInquiries: 'Ninguna solicitud pertenece a esta cuenta.',
  raw: 'Respuesta de la API',
  more: 'Más',
  editTags: 'Editar etiquetas',
  redacted: 'Datos eliminados',
  redact: 'Eliminar los datos personales',
  redactText:
    'Elimina de forma permanente todos los datos de la persona, con todas sus solicitudes, imágenes y documentos.',
  merge: 'Combinar con otra cuenta',
  mergeText:
    'Mueve a esta cuenta todo lo vinculado a la otra. La otra cuenta conserva sus valores y se archiva. No se puede deshacer.',
  mergeOther: 'La otra cuenta: id, id de referencia o correo electrónico',
  mergeFind: 'Buscar la cuenta',
  mergeNone: 'Ninguna otra cuenta coincide.',
  mergeMany: 'Coincide más de una cuenta. Introduzca el id.',
  mergeMoves: {
    one: '{count} solicitud de {id} pasa a esta cuenta.',
    many: '{count} de solicitudes de {id} pasan a esta cuenta.',
    other: '{count} solicitudes de {id} pasan a esta cuenta.',
  },
  mergeMovesAtLeast: {
    one: 'Al menos {count} solicitud de {id} pasa a esta cuenta.',
    many: 'Al menos {count} de solicitudes de {id} pasan a esta cuenta.',
    other: 'Al menos {count} solicitudes de {id} pasan a esta cuenta.',
  },
  mergeSend: 'Combinar las cuentas',
  merged: 'Las cuentas se combinaron.',
  field: 'Campo',
  stays: '{name} se conserva',
  archives: '{name} se archiva',
  differs: 'difiere',
};
