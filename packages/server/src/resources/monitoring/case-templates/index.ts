/** Public interface of case templates. */

import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { caseTemplateEndpoints, templateDocumentEndpoint } from './endpoints.ts';
import { statusesInUse } from './operations.ts';
import { caseTemplateAttributes } from './schema.ts';
import { serializeCaseTemplate } from './serializer.ts';
import { findCaseTemplates } from './store.ts';

export {
  type ActionOperation,
  type ActionStep,
  type CaseDocument,
  type CaseStatus,
  type CaseTemplate,
  initialStatus,
  type StatusKind,
  statusNamed,
} from './case-template.ts';
export { statusesInUse } from './operations.ts';
export {
  findActiveCaseTemplates,
  findCaseTemplates,
  insertDefaultCaseTemplate,
  shareCaseTemplate,
} from './store.ts';

export const caseTemplatesSlice = defineSlice({
  kinds: [
    defineKind({
      type: 'case-template',
      isConfiguration: true,
      readPermission: 'case_template.read',
      includable: [],
      attributes: caseTemplateAttributes,
      load: async ({ tx, scope }, ids) => (await findCaseTemplates(tx, scope, ids)).map(serializeCaseTemplate),
    }),
  ],
  endpoints: caseTemplateEndpoints,
  dashboard: [templateDocumentEndpoint],
  relationTypes: { 'case-template': 'case-template' },
  events: [],
  needs: [statusesInUse],
  fills: [fillNames('ctmpl_', 'case_template.read', findCaseTemplates, ({ name }) => name)],
  keeps: [
    { table: 'case_templates', forever: 'settings of the business' },
    { table: 'case_template_versions', forever: 'each stays as it is: cases were decided by it' },
  ],
});
