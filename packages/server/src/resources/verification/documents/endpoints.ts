/** Endpoints of documents: retrieve by any kind or by one. */
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { DocumentKind } from './document.ts';
import { serializeDocument } from './serializer.ts';
import { findDocuments } from './store.ts';

interface DocumentAddress {
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** Kind of the endpoint; null for every kind. */
  readonly kind: DocumentKind | null;
}

const addresses: readonly DocumentAddress[] = [
  {
    path: '/documents',
    operationId: 'retrieve-a-document',
    summary: 'Retrieves one document of any kind.',
    kind: null,
  },
  {
    path: '/document/generics',
    operationId: 'retrieve-a-generic-document',
    summary: 'Retrieves one document of the kind generic.',
    kind: 'generic',
  },
  {
    path: '/document/government-ids',
    operationId: 'retrieve-a-government-id-document',
    summary: 'Retrieves one document of the kind government-id.',
    kind: 'government-id',
  },
];

export const documentEndpoints: readonly Endpoint[] = addresses.map(({ path, operationId, summary, kind }) =>
  readEndpoint({
    path: `${path}/{document-id}`,
    operationId,
    summary,
    permission: 'document.read',
    resourceType: `document/${kind ?? ''}`,
    async handle({ tx, scope }, { params }) {
      const [document] = await findDocuments(tx, scope, [params['document-id']]);
      if (document === undefined || (kind !== null && document.kind !== kind)) throw new Refusal('not_found');
      return { resource: serializeDocument(document) };
    },
  }),
);
