/** Document → JSON:API resource: `document/government-id` and `document/generic`. */
import type { Resource } from '../../../api/json-api/document.ts';
import { isoTimestamp, unixSeconds } from '../../../lib/clock.ts';
import { legacyTemplateId } from '../inquiry-templates/index.ts';
import { type DocumentKind, documentType, filesOf, type ShownDocument } from './document.ts';
import { documentAttributes } from './document-attributes.ts';
import { documentFileId } from './document-files.ts';
import { extractionResponse } from './extraction.ts';
import { fileValue } from './file-value.ts';

type Shown = (document: ShownDocument) => Record<string, unknown>;

const governmentIdAttributes: Shown = ({ front, back, idClass, designations, attributes }) => ({
  'front-photo': front === null ? null : fileValue(front),
  'back-photo': back === null ? null : fileValue(back),
  'selfie-photo': null,
  'id-class': idClass,
  ...documentAttributes(attributes),
  designations,
});

const genericAttributes: Shown = ({ documentType: type, extractions, pages }) => ({
  kind: 'document',
  files: pages.map(fileValue),
  'files-normalized': pages.map(fileValue),
  'extraction-responses': extractions.map(extractionResponse),
  'document-type': type,
  fields: {},
});

const attributesByKind: Readonly<Record<DocumentKind, Shown>> = {
  'government-id': governmentIdAttributes,
  generic: genericAttributes,
};

export function serializeDocument(document: ShownDocument): Resource {
  return {
    type: documentType(document.kind),
    id: document.id,
    attributes: {
      status: document.status,
      'created-at': isoTimestamp(document.createdAt),
      'processed-at': isoTimestamp(document.processedAt),
      'processed-at-ts': unixSeconds(document.processedAt),
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
