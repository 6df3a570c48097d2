/** Printed report of an inquiry. Pure. */
import type { Fact, Mark, Report, Section } from '../../../print/report.ts';
import type { Inquiry, ReportFinding } from '../inquiries/index.ts';
import type { Verification } from '../verifications/index.ts';
import { type Pictures, verificationSection } from './describe-verification.ts';
import { inWords, markOf, masked, momentOf, textOf } from './words.ts';

const moments = [
  ['createdAt', 'Created'],
  ['startedAt', 'Started'],
  ['completedAt', 'Completed'],
  ['failedAt', 'Failed'],
  ['markedForReviewAt', 'Marked for review'],
  ['decisionedAt', 'Decided'],
  ['expiredAt', 'Expired'],
] as const satisfies readonly (readonly [keyof Inquiry, string])[];

function timelineOf(inquiry: Inquiry): { label: string; at: string }[] {
  return moments
    .flatMap(([name, label]) => {
      const at = inquiry[name];
      return at === null ? [] : [{ label, at }];
    })
    .sort((left, right) => left.at.getTime() - right.at.getTime())
    .map(({ label, at }) => ({ label, at: momentOf(at) }));
}

function fieldFacts({ fields }: Inquiry): Fact[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const text = textOf(value);
    if (text === null) return [];
    return [{ label: inWords(name), value: name === 'social-security-number' ? masked(text) : text }];
  });
}

/** Returns the person's name, else the template's. */
function titleOf({ fields }: Inquiry, templateName: string): string {
  const name = ['name-first', 'name-middle', 'name-last'].flatMap((key) => textOf(fields[key]) ?? []).join(' ');
  return name === '' ? templateName : name;
}

export interface InquiryToPrint {
  readonly inquiry: Inquiry;
  readonly templateName: string;
  /** Verifications, oldest first. */
  readonly verifications: readonly Verification[];
  /** Number of verifications not printed. */
  readonly leftOut: number;
  readonly pictures: Pictures;
  /** Reports that the template runs. */
  readonly reports: readonly ReportFinding[];
}

const marks: Readonly<Record<ReportFinding['state'], Mark>> = {
  clear: { text: 'No match', tone: 'positive' },
  match: { text: 'Match', tone: 'negative' },
  unanswered: { text: 'Not answered', tone: 'attention' },
  waiting: { text: 'Waiting', tone: 'neutral' },
  'not-run': { text: 'Not run', tone: 'attention' },
};

function reportsSection(reports: readonly ReportFinding[]): Section {
  return {
    title: 'Reports',
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'Report', share: 46 },
          { title: 'After', share: 26 },
          { title: 'Decision', share: 28 },
        ],
        rows: reports.map(({ report, reportTemplateId, after, required, state }) => ({
          cells: [
            report === null ? reportTemplateId : `${report.title} ${report.id}`,
            inWords(after),
            required ? 'Counts it' : 'Goes without it',
          ],
          mark: marks[state],
        })),
      },
    ],
  };
}

export function describeInquiry(
  { inquiry, templateName, verifications, leftOut, pictures, reports }: InquiryToPrint,
  printed: { readonly at: Date; readonly stamp: string | null },
): Report {
  const fields = fieldFacts(inquiry);
  const more: Section = {
    title: 'Further verifications',
    blocks: [{ kind: 'note', text: `${leftOut} more are not printed; the API has them.` }],
  };
  return {
    kind: 'Inquiry',
    id: inquiry.id,
    title: titleOf(inquiry, templateName),
    mark: markOf(inquiry.status),
    stamp: printed.stamp,
    printedAt: printed.at,
    facts: [
      { label: 'Template', value: templateName },
      { label: 'Reference id', value: inquiry.referenceId },
      { label: 'Account', value: inquiry.accountId },
      { label: 'Created by', value: inquiry.creator },
      { label: 'Reviewed by', value: inquiry.reviewer?.id ?? null },
      { label: 'Tags', value: textOf(inquiry.tags) },
      { label: 'Note', value: textOf(inquiry.note) },
      { label: 'Comment of the reviewer', value: textOf(inquiry.reviewerComment) },
    ],
    sections: [
      { title: 'Timeline', blocks: [{ kind: 'timeline', moments: timelineOf(inquiry) }] },
      ...(fields.length === 0 ? [] : [{ title: 'Fields', blocks: [{ kind: 'facts' as const, facts: fields }] }]),
      ...verifications.map((verification) => verificationSection(verification, pictures)),
      ...(leftOut === 0 ? [] : [more]),
      ...(reports.length === 0 ? [] : [reportsSection(reports)]),
    ],
  };
}
