/** Serializer of the evidence of an inquiry. */
import type { Inquiry, ReportFinding } from '../inquiries/index.ts';
import type { Verification } from '../verifications/index.ts';
import type { EvidenceRow } from './evidence-rows.ts';
import type { Evidence } from './operations.ts';

const serializeRow = ({ attribute, inInquiry, chosen, statements, verdict }: EvidenceRow) => ({
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

function serializeAttempt({ id, kind, attempt, engineVersion, files, rectifiedFiles }: Verification) {
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

const serializeReport = ({ report, reportTemplateId, after, required, state }: ReportFinding) => ({
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

function serializeCondition({
  name,
  when,
  decides,
  values,
}: NonNullable<NonNullable<Inquiry['conditions']>['decided']>) {
  // biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
  return { name, when, then: decides, values: values.map((each) => ({ ...each })) };
}

const serializeConditions = ({ decided, faults }: NonNullable<Inquiry['conditions']>) => ({
  decided: decided === null ? null : serializeCondition(decided),
  faults: faults.map((each) => ({ ...each })),
});

export const serializeEvidence = ({ inquiry, templateName, rows, attempts, reports }: Evidence) => ({
  'template-name': templateName,
  rows: rows.map(serializeRow),
  attempts: attempts.map(serializeAttempt),
  reports: reports.map(serializeReport),
  conditions: inquiry.conditions === undefined ? null : serializeConditions(inquiry.conditions),
});
