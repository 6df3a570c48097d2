/** Exports of inquiries for other slices. */

import { belonging } from '../../../api/bounds.ts';
import { fillPort } from '../../../operations/port.ts';
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { moveBelowAccount, redactionBelowAccount } from '../../people/accounts/index.ts';
import { attachableToCases } from '../../platform/case-links/index.ts';
import { carriedTags } from '../../platform/tags/index.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { accountOfInquiry } from '../../platform/view-tickets/index.ts';
import { inquiryActionEndpoints } from './action-endpoints.ts';
import { decideInquiryJob } from './decide-job.ts';
import { decisionRule } from './decision-rule.ts';
import { inquiryEndpoints } from './endpoints.ts';
import {
  decideWaitingInquiriesJob,
  expireDueInquiriesJob,
  indexPeopleOfInquiriesJob,
  redactInquiryChildrenJob,
} from './jobs.ts';
import { moveInquiries, redactInquiriesOfAccount } from './operations/inquiries-of-account.ts';
import { inquiriesUsed } from './organization-ports.ts';
import { erases, keeps, pictures } from './privacy.ts';
import { processVerificationJob } from './processing-job.ts';
import { inquiryRelation } from './related.ts';
import { redactionBelowInquiry, reportsOfInquiries } from './report-port.ts';
import { runInquiryReportsJob } from './reports-job.ts';
import { rerunEndpoint } from './rerun-endpoint.ts';
import { rerunVerificationJob } from './rerun-job.ts';
import { inquiryAttributes } from './schema.ts';
import { serializeInquiry } from './serializer.ts';
import { inquirySessionEndpoints } from './session-endpoints.ts';
import { inquiryTransitions } from './states.ts';
import { findInquiries, findInquiry, inquiriesWithTag } from './store.ts';
import { endOfInquiry } from './transaction-port.ts';

export { arrive, completeInquiry, goOn } from './advance-inquiry.ts';
export {
  type AnswerBehavior,
  type BrowserCounts,
  withAnswer,
  withSpoofedRequest,
} from './behaviors.ts';
export { type Cohort, countConversion, countDays, idsOfCohort } from './cohort.ts';
export { askedOf } from './coming-row.ts';
export { decideInquiryJob } from './decide-job.ts';
export { type DecisionRuling, decisionRule } from './decision-rule.ts';
export { showInquiryFields } from './fields.ts';
export { inquiryConditions } from './filters.ts';
export type { CreateInquiry } from './input.ts';
export {
  type FieldCorrection,
  type FlowScreen,
  type Inquiry,
  inquiryStatuses,
  type NextCheck,
} from './inquiry.ts';
export { lockInquiry, moveInquiry, refuseRedacted, storeInquiry } from './operations/change-inquiry.ts';
export { createInquiry } from './operations/create-inquiry.ts';
export { decideInquiry, decideLocked, type InquiryDecision } from './operations/decide-inquiry.ts';
export { expireLocked } from './operations/expire-inquiry.ts';
export { generateOneTimeLink, linkTo, openSession } from './operations/open-session.ts';
export { processVerification } from './operations/process-verification.ts';
export { redactInquiryIfLive } from './operations/redact-inquiry.ts';
export { resolveTemplateVersion } from './operations/resolve-template.ts';
export { beginStep, submitStep } from './operations/submit-step.ts';
export { changeTags } from './operations/update-inquiry.ts';
export { orderReports } from './order-reports.ts';
export { findInquiryIdsByPerson } from './person-index.ts';
export { meantPerson } from './person-terms.ts';
export { findingStates, findReportFindings, type ReportFinding } from './report-findings.ts';
export { waitsForReports } from './report-moment.ts';
export {
  type KnownValue,
  type KnownValues,
  type OrderedReport,
  type ReportOrder,
  redactionBelowInquiry,
  reportsOfInquiries,
} from './report-port.ts';
export { countWaiting, idsThatWait, lockNextToReview } from './review-queue.ts';
export { type ReviewReason, reviewReasonCodes, reviewReasons } from './review-reasons.ts';
export { findReviewSeconds } from './review-wait.ts';
export { noteIndex, referenceIndex } from './row.ts';
export { formBefore, rowAt, rowsFromStart } from './rows.ts';
export {
  type InquiryFilterTexts,
  inquiryFilters as inquiryFilterTexts,
  type SimulateActionType,
  simulateMeta,
} from './schema.ts';
export { afterCountry, firstScreenOf } from './screens.ts';
export { serializeInquiry } from './serializer.ts';
export { type InquiryAction, isOpen, isOver, isPermitted } from './states.ts';
export { progressOf, type TurnChallenge } from './step-progress.ts';
export {
  findInquiries,
  findInquiry,
  findInquiryIdsByNumber,
  findInquiryIdsByReference,
  findLastInquiryOfAccount,
  findNameIndexes,
  listInquiries,
} from './store.ts';
export { submitFields } from './submit-fields.ts';
export { endOfInquiry } from './transaction-port.ts';

const actionEvents = Object.values(inquiryTransitions).flatMap(({ event }) => (event === null ? [] : [event]));

export const inquiriesSlice = defineSlice({
  boundableRights: ['inquiry.decide', 'inquiry.read', 'inquiry.redact', 'inquiry.write', 'pii.view'],
  relationTypes: { inquiries: 'inquiry', inquiry: 'inquiry', reviewer: null },
  events: ['inquiry.created', 'inquiry.transitioned', ...actionEvents, 'inquiry.redacted', 'inquiry.updated-tags'],
  kinds: [
    defineKind({
      type: 'inquiry',
      readPermission: 'inquiry.read',
      relationships: {
        account: 'one-or-none',
        template: 'one',
        'inquiry-template': 'one',
        'inquiry-template-version': 'one',
        transaction: 'one-or-none',
        reviewer: 'one-or-none',
        reports: 'many',
        verifications: 'many',
        sessions: 'many',
        documents: 'many',
        selfies: 'many',
      },
      includable: [
        'account',
        'template',
        'inquiry-template',
        'inquiry-template-version',
        'transaction',
        'reviewer',
        'reports',
        'verifications',
        'sessions',
        'documents',
        'selfies',
      ],
      attributes: inquiryAttributes,
      load: async ({ tx, scope }, ids) =>
        (await findInquiries(tx, scope, ids)).map(({ inquiry }) => serializeInquiry(inquiry)),
    }),
  ],
  endpoints: [...inquiryEndpoints, ...inquiryActionEndpoints, ...inquirySessionEndpoints, rerunEndpoint],
  jobs: [
    processVerificationJob,
    rerunVerificationJob,
    runInquiryReportsJob,
    decideInquiryJob,
    decideWaitingInquiriesJob,
    redactInquiryChildrenJob,
    expireDueInquiriesJob,
    indexPeopleOfInquiriesJob,
  ],
  relations: [inquiryRelation],
  needs: [decisionRule, reportsOfInquiries, redactionBelowInquiry, endOfInquiry],
  erases,
  keeps,
  fills: [
    fillPort(redactionBelowAccount, redactInquiriesOfAccount),
    fillPort(moveBelowAccount, moveInquiries),
    fillPort(carriedTags, inquiriesWithTag),
    fillPort(attachableToCases, {
      prefix: 'inq_',
      find: async (tx, scope, ids) =>
        (await findInquiries(tx, scope, ids)).map(({ inquiry: { id } }) => ({ type: 'inquiry', id })),
    }),
    inquiriesUsed,
    fillNames(
      'inq_',
      'inquiry.read',
      async (tx, scope, ids) => (await findInquiries(tx, scope, ids)).map(({ inquiry }) => inquiry),
      ({ referenceId }) => referenceId,
    ),
    fillPort(belonging, {
      parameter: 'inquiry-id',
      async find({ tx, scope }, id) {
        const found = await findInquiry(tx, scope, id);
        return found === null ? null : { templateId: found.inquiry.templateId };
      },
    }),
    pictures,
    fillPort(
      accountOfInquiry,
      async ({ tx, scope }, id) => (await findInquiry(tx, scope, id))?.inquiry.accountId ?? null,
    ),
  ],
});
