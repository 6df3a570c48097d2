/** What other slices may use of documents: the papers an individual showed, and what was read from them. */
import { Type } from 'typebox';
import { type OperationContext, readEndpoint } from '../../api/endpoint.ts';
import { nullable, timestamp } from '../../api/json-api/schema.ts';
import type { Slice } from '../../api/slice.ts';
import { Refusal } from '../../lib/refusal.ts';
import { recordEvent } from '../../outbox/record-event.ts';
import { type LiveSubject, liveSubject } from '../../security/subject-keys.ts';
import type { FileReference } from '../files/index.ts';
import { documentAttributes } from '../verifications/index.ts';
import { serializeDocument } from './serializer.ts';
import { findDocuments, type GovernmentIdDocument, insertDocument, saveDocument } from './store.ts';

export { redactDocumentsOfInquiry } from './store.ts';

const render = (document: GovernmentIdDocument) => serializeDocument(document, documentAttributes(document.attributes));

async function recordDocumentEvent(context: OperationContext, document: GovernmentIdDocument, name: string) {
  await recordEvent(context, { name, resource: render(document), subject: liveSubject(document.subject) });
}

/** Both sides, or the one, were sent; gives the id of the new `document/government-id`. */
export async function submitDocument(
  context: OperationContext,
  given: {
    readonly inquiryId: string;
    readonly templateId: string;
    readonly templateVersionId: string;
    readonly subject: LiveSubject;
    readonly front: FileReference | null;
    readonly back: FileReference | null;
    readonly idClass: string | null;
  },
): Promise<string> {
  const { tx, scope, ids, clock } = context;
  const document: GovernmentIdDocument = {
    ...given,
    id: ids.next('document'),
    status: 'submitted',
    attributes: {},
    createdAt: clock.now(),
    processedAt: null,
  };
  await insertDocument(tx, scope, document);
  await recordDocumentEvent(context, document, 'document.created');
  await recordDocumentEvent(context, document, 'document.submitted');
  return document.id;
}

export async function finishDocument(
  context: OperationContext,
  documentId: string,
  status: 'processed' | 'errored',
  read: { readonly idClass: string | null; readonly attributes: Readonly<Record<string, string>> },
): Promise<void> {
  const [document] = await findDocuments(context.tx, context.scope, [documentId]);
  if (document === undefined) throw new Error(`document ${documentId} is missing`);
  const finished: GovernmentIdDocument = { ...document, ...read, status, processedAt: context.clock.now() };
  await saveDocument(context.tx, context.scope, finished);
  await recordDocumentEvent(context, finished, `document.${status}`);
}

const photo = nullable('object');

export const documentsSlice: Slice = {
  events: ['document.created', 'document.submitted', 'document.processed', 'document.errored'],
  kinds: [
    {
      type: 'document/',
      includable: [
        'inquiry',
        'template',
        'inquiry-template',
        'inquiry-template-version',
        'transaction',
        'document-files',
      ],
      attributes: Type.Object({
        status: Type.String({ enum: ['initiated', 'submitted', 'processed', 'errored'] }),
        'created-at': timestamp(),
        'processed-at': nullable('string', 'date-time'),
        'processed-at-ts': nullable('integer'),
        'front-photo': photo,
        'back-photo': photo,
        'selfie-photo': photo,
        'id-class': nullable('string'),
        ...Object.fromEntries(Object.keys(documentAttributes({})).map((name) => [name, nullable('string')])),
        designations: Type.Array(Type.String()),
      }),
      load: async ({ tx, scope }, ids) => (await findDocuments(tx, scope, ids)).map(render),
    },
  ],
  endpoints: [
    readEndpoint({
      path: '/documents/{document-id}',
      operationId: 'retrieve-a-document',
      summary: 'Retrieves one document.',
      permission: 'document.read',
      resourceType: 'document/',
      async handle({ tx, scope }, { params }) {
        const [document] = await findDocuments(tx, scope, [params['document-id'] ?? '']);
        if (document === undefined) throw new Refusal('not_found');
        return { resource: render(document) };
      },
    }),
  ],
};
