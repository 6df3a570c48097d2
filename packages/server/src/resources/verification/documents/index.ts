/** Exports of documents for other slices. */
import { belonging } from '../../../api/bounds.ts';
import { fillPort } from '../../../operations/port.ts';
import { defineKind, type ResourceKind, type Slice } from '../../../operations/slice.ts';
import { attachableToCases } from '../../platform/case-links/index.ts';
import { documentType } from './document.ts';
import { documentFileAttributes, loadDocumentFiles } from './document-files.ts';
import { documentEndpoints } from './endpoints.ts';
import { erases, keeps } from './privacy.ts';
import { documentFamilyAttributes, genericDocumentAttributes, governmentIdDocumentAttributes } from './schema.ts';
import { serializeDocument } from './serializer.ts';
import { findDocuments } from './store.ts';

export { documentAttributeNames, documentAttributes } from './document-attributes.ts';
export { type Extraction, extractionResponse, extractionResponses } from './extraction.ts';
export { beginDocument, finishDocument, submitDocument } from './operations/submit-document.ts';

const shared: Pick<ResourceKind, 'readPermission' | 'relationships' | 'includable' | 'load'> = {
  readPermission: 'document.read',
  relationships: {
    inquiry: 'one',
    template: 'one',
    'inquiry-template': 'one',
    'inquiry-template-version': 'one',
    transaction: 'one-or-none',
    'document-files': 'many',
  },
  includable: ['inquiry', 'template', 'inquiry-template', 'inquiry-template-version', 'transaction', 'document-files'],
  load: async ({ tx, scope }, ids) => (await findDocuments(tx, scope, ids)).map(serializeDocument),
};

const generic = documentType('generic');
const governmentId = documentType('government-id');

export const documentsSlice: Slice = {
  fills: [
    fillPort(attachableToCases, {
      prefix: 'doc_',
      find: async (tx, scope, ids) =>
        (await findDocuments(tx, scope, ids)).map(({ id, kind }) => ({ type: documentType(kind), id })),
    }),
    fillPort(belonging, {
      parameter: 'document-id',
      async find({ tx, scope }, id) {
        const [found] = await findDocuments(tx, scope, [id]);
        return found === undefined ? null : { parameter: 'inquiry-id', id: found.inquiryId };
      },
    }),
  ],
  boundableRights: ['document.read', 'document.write'],
  relationTypes: { document: 'document/', 'document-files': 'document-file', documents: 'document/' },
  events: ['document.created', 'document.submitted', 'document.processed'],
  kinds: [
    { ...shared, type: generic, attributes: genericDocumentAttributes },
    { ...shared, type: governmentId, attributes: governmentIdDocumentAttributes },
    { ...shared, type: 'document/', attributes: documentFamilyAttributes, members: [generic, governmentId] },
    defineKind({
      type: 'document-file',
      readPermission: 'document.read',
      includable: [],
      attributes: documentFileAttributes,
      load: loadDocumentFiles,
    }),
  ],
  endpoints: documentEndpoints,
  erases,
  keeps,
};
