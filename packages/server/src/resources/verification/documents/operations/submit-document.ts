/** State changes of a document: it is begun, submitted, and later read. Each records its events. */
import type { OperationContext } from '../../../../operations/context.ts';
import { relate } from '../../../../operations/relate.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { type LiveSubject, liveSubject } from '../../../../security/subject-keys.ts';
import { type DocumentKind, type DocumentSecrets, documentType, nothingKept, type ShownDocument } from '../document.ts';
import { serializeDocument } from '../serializer.ts';
import { findDocuments, insertDocument, saveDocument } from '../store.ts';

async function recordDocumentEvent(context: OperationContext, document: ShownDocument, name: string) {
  await recordEvent(context, { name, resource: serializeDocument(document), subject: liveSubject(document.subject) });
}

type GivenDocument = Partial<DocumentSecrets> & {
  readonly kind: DocumentKind;
  readonly inquiryId: string;
  readonly templateId: string;
  readonly templateVersionId: string;
  readonly subject: LiveSubject;
};

/** Begins a document with its first side; others follow. Returns the id of the new document. */
export async function beginDocument(context: OperationContext, given: GivenDocument): Promise<string> {
  const { tx, scope, ids, clock } = context;
  const id = ids.next('document');
  const begun = {
    ...nothingKept,
    ...given,
    id,
    status: 'initiated' as const,
    createdAt: clock.now(),
    processedAt: null,
  };
  await insertDocument(tx, scope, begun);
  const inquiry = { type: 'inquiry', id: given.inquiryId };
  await relate(context, inquiry, 'documents', { type: documentType(given.kind), id });
  await recordDocumentEvent(context, begun, 'document.created');
  return id;
}

/** Submits a document with all its sides, or completes the begun document `begunId`. Returns its id. */
export async function submitDocument(
  context: OperationContext,
  given: GivenDocument,
  begunId: string | null = null,
): Promise<string> {
  const { tx, scope } = context;
  const id = begunId ?? (await beginDocument(context, given));
  const [begun] = await findDocuments(tx, scope, [id]);
  if (begun === undefined) throw new Error(`document ${id} is missing`);
  const submitted: ShownDocument = { ...begun, ...given, status: 'submitted' };
  await saveDocument(tx, scope, submitted);
  await recordDocumentEvent(context, submitted, 'document.submitted');
  return id;
}

/** Finishes the document. Throws if there is no such document. */
export async function finishDocument(
  context: OperationContext,
  documentId: string,
  status: 'processed' | 'errored',
  read: Partial<Pick<DocumentSecrets, 'idClass' | 'designations' | 'attributes' | 'documentType' | 'extractions'>>,
): Promise<void> {
  const [document] = await findDocuments(context.tx, context.scope, [documentId]);
  if (document === undefined) throw new Error(`document ${documentId} is missing`);
  const finished: ShownDocument = { ...document, ...read, status, processedAt: context.clock.now() };
  await saveDocument(context.tx, context.scope, finished);
  await recordDocumentEvent(context, finished, `document.${status}`);
}
