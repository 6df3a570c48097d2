/** Case templates as JSON:API resources, newest version. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { showFieldSchema } from '../../../fields/index.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { CaseTemplate } from './case-template.ts';
import { showDocument } from './input.ts';
import type { caseTemplateAttributes } from './schema.ts';
import type { listVersions } from './store.ts';

export const serializeCaseTemplate = (template: CaseTemplate): Resource<Wire<typeof caseTemplateAttributes>> => ({
  type: 'case-template',
  id: template.id,
  attributes: {
    status: template.status,
    name: template.name,
    resolutions: template.version.document.statuses.filter(({ kind }) => kind === 'end').map(({ name }) => name),
    'created-at': isoTimestamp(template.createdAt),
    'updated-at': isoTimestamp(template.updatedAt),
    'archived-at': isoTimestamp(template.archivedAt),
    'field-schemas': template.version.document.fields.map(showFieldSchema),
  },
});

/** Serializes the whole document of a template in each of its versions. */
export const serializeTemplateDocument = (
  { id, key, name, status, isDefault, createdAt, updatedAt }: CaseTemplate,
  versions: Awaited<ReturnType<typeof listVersions>>,
) => ({
  id,
  key,
  name,
  status,
  'is-default': isDefault,
  'updated-at': isoTimestamp(updatedAt ?? createdAt),
  versions: versions.map((version) => ({
    id: version.id,
    number: version.number,
    'created-at': isoTimestamp(version.createdAt),
    'published-at': isoTimestamp(version.publishedAt),
    document: showDocument(version.document),
  })),
});
