/** Public interface of cases. */

import { fillPort } from '../../../operations/port.ts';
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import type { Printer } from '../../../print/printer.ts';
import { caseOpening, caseTemplateOf } from '../../platform/case-links/index.ts';
import { carriedTags } from '../../platform/tags/index.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { assignmentPolicyExists } from '../case-queues/index.ts';
import { statusesInUse } from '../case-templates/index.ts';
import { caseActionEndpoints } from './action-endpoints.ts';
import { findComments } from './comment-store.ts';
import { caseEndpoints } from './endpoints.ts';
import { caseEvents } from './events.ts';
import { exportEndpoint } from './export-endpoint.ts';
import { openCaseFor, templateFor } from './operations/create-case.ts';
import { hasAssignmentPolicy } from './policy-store.ts';
import { erases, keeps } from './privacy.ts';
import { caseJobs } from './run-jobs.ts';
import { caseAttributes, commentAttributes } from './schema.ts';
import { serializeComment } from './serializer.ts';
import { emailsOf, showCases } from './show-cases.ts';
import { caseStaffEndpoints } from './staff-endpoints.ts';
import { casesWithTag, findCases, findStatusesInUse } from './store.ts';
import { caseWorkEndpoints } from './work-endpoints.ts';

export interface CaseParts {
  readonly print: Printer;
}

export const createCasesSlice = ({ print }: CaseParts) =>
  defineSlice({
    relationTypes: { 'case-comments': 'case-comment' },
    events: [...caseEvents, 'case-comment.created'],
    kinds: [
      defineKind({
        type: 'case',
        readPermission: 'case.read',
        relationships: {
          accounts: 'many',
          'case-comments': 'many',
          'case-template': 'one',
          'case-queue': 'one-or-none',
          inquiries: 'many',
          reports: 'many',
          verifications: 'many',
          txns: 'many',
        },
        includable: [
          'accounts',
          'case-comments',
          'case-template',
          'case-queue',
          'inquiries',
          'reports',
          'verifications',
          'txns',
        ],
        attributes: caseAttributes,
        load: async (context, ids) => showCases(context, await findCases(context.tx, context.scope, ids)),
      }),
      defineKind({
        type: 'case-comment',
        readPermission: 'case.read',
        includable: [],
        attributes: commentAttributes,
        async load(context, ids) {
          const comments = await findComments(context.tx, context.scope, ids);
          const emails = await emailsOf(
            context,
            comments.map(({ commenter }) => commenter.id),
          );
          return comments.map((comment) => serializeComment(comment, emails));
        },
      }),
    ],
    endpoints: [...caseEndpoints, ...caseActionEndpoints],
    dashboard: [...caseWorkEndpoints, ...caseStaffEndpoints, exportEndpoint(print)],
    jobs: caseJobs,
    erases,
    keeps,
    fills: [
      fillPort(caseOpening, openCaseFor),
      fillPort(caseTemplateOf, templateFor),
      fillPort(statusesInUse, findStatusesInUse),
      fillPort(assignmentPolicyExists, hasAssignmentPolicy),
      fillPort(carriedTags, casesWithTag),
      fillNames('case_', 'case.read', findCases, ({ name }) => name),
    ],
  });
