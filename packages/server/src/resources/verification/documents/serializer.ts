/** Serializer of documents to JSON:API resources: `document/government-id` and `document/generic`. */
import type { TObject, TSchema } from 'typebox';
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp, unixSeconds } from '../../../lib/clock.ts';
import { legacyTemplateId } from '../inquiry-templates/index.ts';
import { type DocumentKind, documentType, filesOf, type ShownDocument } from './document.ts';
import { documentAttributes } from './document-attributes.ts';
import { documentFileId } from './document-files.ts';
import { extractionResponse } from './extraction.ts';
import { fileValue } from './file-value.ts';
import type { genericDocumentAttributes, governmentIdDocumentAttributes, shared } from './schema.ts';

/** Serializer of the attributes that a kind adds to the shared ones, typed by its schema. */
type Shown<Schema extends TSchema> = (document: ShownDocument) => Omit<Wire<Schema>, keyof typeof shared>;

const governmentIdAttributes: Shown<typeof governmentIdDocumentAttributes> = ({
  front,
  back,
  idClass,
  designations,
  attributes,
}) => ({
  'front-photo': front === null ? null : fileValue(front),
  'back-photo': back === null ? null : fileValue(back),
  'selfie-photo': null,
  'id-class': idClass,
  ...documentAttributes(attributes),
  designations,
});

const genericAttributes: Shown<typeof genericDocumentAttributes> = ({ documentType: type, extractions, pages }) => ({
  kind: 'document',
  files: pages.map(fileValue),
  'files-normalized': pages.map(fileValue),
  'extraction-responses': extractions.map(extractionResponse),
  'document-type': type,
  fields: {},
});

const attributesByKind = {
  'government-id': governmentIdAttributes,
  generic: genericAttributes,
} satisfies Record<DocumentKind, (document: ShownDocument) => object>;

const sharedAttributes = ({ status, createdAt, processedAt }: ShownDocument): Wire<TObject<typeof shared>> => ({
  status,
  'created-at': isoTimestamp(createdAt),
  'processed-at': isoTimestamp(processedAt),
  'processed-at-ts': unixSeconds(processedAt),
});

export function serializeDocument(document: ShownDocument): Resource {
  return {
    type: documentType(document.kind),
    id: document.id,
    attributes: {
      ...sharedAttributes(document),
      ...attributesByKind[document.kind](document),
    },
    relationships: {
      inquiry: { data: { type: 'inquiry', id: document.inquiryId } },
      template: { data: { type: 'template', id: legacyTemplateId(document.templateId) } },
      'inquiry-template': { data: { type: 'inquiry-template', id: document.templateId } },
      'inquiry-template-version': { data: { type: 'inquiry-template-version', id: document.templateVersionId } },
      transaction: { data: null },
      'document-files': {
        data: filesOf(document).map((file) => ({ type: 'document-file', id: documentFileId(file) })),
      },
    },
  };
}
