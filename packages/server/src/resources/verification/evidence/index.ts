/** Evidence for a reviewer's decision: statements of each part of each document, and the pictures behind them. */
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { Slice } from '../../../operations/slice.ts';
import { findInquiry, findReportFindings, type Inquiry, type ReportFinding } from '../inquiries/index.ts';
import { findVersions } from '../inquiry-templates/index.ts';
import { findVerificationsOfInquiry, type Verification } from '../verifications/index.ts';
import { type EvidenceRow, evidenceRows } from './evidence-rows.ts';
import { evidenceBody } from './schema.ts';

/** Limit of attempts in the response: the newest ones; older ones are available as single verifications. */
const mostAttempts = 30;

const retrieveEvidence: Endpoint = readEndpoint({
  surface: 'dashboard',
  path: '/inquiries/{inquiry-id}/evidence',
  operationId: 'retrieve-the-evidence-of-an-inquiry',
  summary:
    'Returns the values that the inquiry holds about a person next to the values read from each document, with their position on each picture.',
  permission: null,
  userPermission: 'pii.view',
  resourceType: 'inquiry',
  answerBody: evidenceBody,
  async handle(context, { params, caller }) {
    const { tx, scope } = context;
    demandPermission(caller, 'inquiry.read');
    demandPermission(caller, 'verification.read');
    const found = await findInquiry(tx, scope, params['inquiry-id']);
    if (found === null) throw new Refusal('not_found');
    const { inquiry } = found;
    const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
    const verifications = await findVerificationsOfInquiry(tx, scope, inquiry.id);
    const attempts = verifications.slice(-mostAttempts);
    const mayReadReports = caller.permissions.has('report.read');
    const reports = mayReadReports ? await findReportFindings(context, inquiry, verifications) : [];
    return {
      body: {
        'template-name': version?.templateName ?? inquiry.templateId,
        rows: evidenceRows(attempts, inquiry.fields).map(wireRow),
        attempts: attempts.map(wireAttempt),
        reports: reports.map(wireReport),
        conditions: inquiry.conditions === undefined ? null : wireConditions(inquiry.conditions),
      },
      note: { subjectIds: inquiry.accountId === null ? [inquiry.id] : [inquiry.id, inquiry.accountId] },
    };
  },
});

const wireRow = ({ attribute, inInquiry, chosen, statements, verdict }: EvidenceRow) => ({
  attribute,
  'in-inquiry': inInquiry,
  chosen,
  statements: statements.map(({ verificationId, differsAt, source, value, confidence, side, place }) => ({
    'verification-id': verificationId,
    source,
    value,
    confidence,
    side,
    place: place === null ? null : { ...place },
    'differs-at': [...differsAt],
  })),
  verdict,
});

function wireAttempt({ id, kind, attempt, engineVersion, files, rectifiedFiles }: Verification) {
  const taken = Object.entries(files).map(([page, { id: file }]) => ({ file, page, 'is-rectified': false }));
  const made = Object.entries(rectifiedFiles).map(([page, { id: file }]) => ({ file, page, 'is-rectified': true }));
  return {
    'verification-id': id,
    kind,
    attempt,
    'engine-version': engineVersion,
    pictures: [...made, ...taken].filter(({ page }) => page !== 'turns'),
  };
}

const wireReport = ({ report, reportTemplateId, after, required, state }: ReportFinding) => ({
  'report-id': report?.id ?? null,
  type: report?.type ?? null,
  title: report?.title ?? null,
  status: report?.status ?? null,
  'report-template-id': reportTemplateId,
  after,
  required,
  state,
  errors: report?.errors.map((each) => ({ ...each })) ?? [],
});

function wireCondition({ name, when, decides, values }: NonNullable<NonNullable<Inquiry['conditions']>['decided']>) {
  // biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
  return { name, when, then: decides, values: values.map((each) => ({ ...each })) };
}

const wireConditions = ({ decided, faults }: NonNullable<Inquiry['conditions']>) => ({
  decided: decided === null ? null : wireCondition(decided),
  faults: faults.map((each) => ({ ...each })),
});

export const evidenceSlice: Slice = { events: [], kinds: [], endpoints: [], dashboard: [retrieveEvidence] };
