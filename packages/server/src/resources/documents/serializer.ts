/** Government-id document → JSON:API resource. */
import type { Resource } from '../../api/json-api/document.ts';
import { isoTimestamp, unixSeconds } from '../../lib/clock.ts';
import { fileReference } from '../../storage/file-links.ts';
import type { FileReference } from '../files/index.ts';
import { legacyTemplateId } from '../inquiry-templates/index.ts';
import type { GovernmentIdDocument } from './store.ts';

function photo(file: FileReference | null): object | null {
  if (file === null) return null;
  return { filename: file.filename, url: fileReference(file.id, file.filename), 'byte-size': file.byteSize };
}

/** `attributes` holds the values by every attribute name of a government id, null where nothing was read. */
export function serializeDocument(
  document: GovernmentIdDocument,
  attributes: Readonly<Record<string, string | null>>,
): Resource {
  return {
    type: 'document/government-id',
    id: document.id,
    attributes: {
      status: document.status,
      'created-at': isoTimestamp(document.createdAt),
      'processed-at': isoTimestamp(document.processedAt),
      'processed-at-ts': unixSeconds(document.processedAt),
      'front-photo': photo(document.front),
      'back-photo': photo(document.back),
      'selfie-photo': null,
      'id-class': document.idClass,
      ...attributes,
      designations: [],
    },
    relationships: {
      inquiry: { data: { type: 'inquiry', id: document.inquiryId } },
      template: { data: { type: 'template', id: legacyTemplateId(document.templateId) } },
      'inquiry-template': { data: { type: 'inquiry-template', id: document.templateId } },
      'inquiry-template-version': { data: { type: 'inquiry-template-version', id: document.templateVersionId } },
      transaction: { data: null },
      'document-files': { data: [] },
    },
  };
}
