/** Texts of printed cases, in Spanish. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  case: 'Caso',
  facts: {
    opened: 'Abierto',
    openedBy: 'Abierto por',
    cause: 'Motivo',
    assignee: 'Asignado a',
    deadline: 'Plazo',
    resolved: 'Resuelto',
    resolvedBy: 'Resuelto por',
    tags: 'Etiquetas',
  },
  causes: {
    review: 'Una solicitud se envió a revisión.',
    disagreement: 'Dos revisores no están de acuerdo.',
    'report-match': 'Un informe tiene una coincidencia.',
    rule: 'Abierto por una regla.',
    workflow: 'Abierto por un flujo de trabajo.',
  },
  fields: 'Campos',
  objects: 'Objetos adjuntos',
  objectTable: { kind: 'Tipo', id: 'Id' },
  objectKinds: {
    inquiry: 'Solicitud',
    account: 'Cuenta',
    report: 'Informe',
    'report-run': 'Ejecución de un informe',
    verification: 'Verificación',
    transaction: 'Transacción',
    document: 'Documento',
    other: 'Otro',
  },
  objectOf: '{family}: {kind}',
  checklist: 'Lista de control',
  checkTable: { item: 'Punto', by: 'Por', at: 'Fecha' },
  comments: 'Comentarios',
  comment: '{by}, {at}: {message}',
};
