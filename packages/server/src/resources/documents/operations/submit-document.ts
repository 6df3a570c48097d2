/** A document is sent, and later read. Each writes its events. */
import type { OperationContext } from '../../../api/endpoint.ts';
import { recordEvent } from '../../../outbox/record-event.ts';
import { type LiveSubject, liveSubject } from '../../../security/subject-keys.ts';
import { type DocumentKind, type DocumentSecrets, nothingKept, type ShownDocument } from '../document.ts';
import { serializeDocument } from '../serializer.ts';
import { findDocuments, insertDocument, saveDocument } from '../store.ts';

async function recordDocumentEvent(context: OperationContext, document: ShownDocument, name: string) {
  await recordEvent(context, { name, resource: serializeDocument(document), subject: liveSubject(document.subject) });
}

/** All its sides were sent; gives the id of the new document. */
export async function submitDocument(
  context: OperationContext,
  given: Partial<DocumentSecrets> & {
    readonly kind: DocumentKind;
    readonly inquiryId: string;
    readonly templateId: string;
    readonly templateVersionId: string;
    readonly subject: LiveSubject;
  },
): Promise<string> {
  const { tx, scope, ids, clock } = context;
  const document: ShownDocument = {
    ...nothingKept,
    ...given,
    id: ids.next('document'),
    status: 'submitted',
    createdAt: clock.now(),
    processedAt: null,
  };
  await insertDocument(tx, scope, document);
  await recordDocumentEvent(context, document, 'document.created');
  await recordDocumentEvent(context, document, 'document.submitted');
  return document.id;
}

/** Throws when there is no such document. */
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
