/** Case templates as JSON:API resources, newest version. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { showFieldSchema } from '../../../fields/index.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { CaseTemplate } from './case-template.ts';
import type { caseTemplateAttributes } from './schema.ts';

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
