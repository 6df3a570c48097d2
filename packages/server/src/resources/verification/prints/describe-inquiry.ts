/** Printed report of an inquiry. Pure. */
import { countOf } from '@countersign/texts';
import { footOf, shortened, stampOf } from '../../../print/print-words.ts';
import type { Fact, Report, Section, Tone } from '../../../print/report.ts';
import type { Inquiry, ReportFinding } from '../inquiries/index.ts';
import { completion } from '../inquiry-templates/index.ts';
import type { Verification } from '../verifications/index.ts';
import { type Pictures, verificationSection } from './describe-verification.ts';
import { masked, type Printed, type PrintWords, toneOf } from './words.ts';

const moments = [
  'createdAt',
  'startedAt',
  'completedAt',
  'failedAt',
  'markedForReviewAt',
  'decisionedAt',
  'expiredAt',
] as const satisfies readonly (keyof Inquiry)[];

function timelineOf(inquiry: Inquiry, { texts, moment }: PrintWords): { label: string; at: string }[] {
  return moments
    .flatMap((name) => {
      const at = inquiry[name];
      return at === null ? [] : [{ label: texts.inquiryMoments[name], at }];
    })
    .sort((left, right) => left.at.getTime() - right.at.getTime())
    .map(({ label, at }) => ({ label, at: moment(at) }));
}

function fieldFacts({ fields }: Inquiry, { names, valueText }: PrintWords): Fact[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const text = valueText(name, value);
    if (text === null) return [];
    return [{ label: names.property(name), value: name === 'social-security-number' ? masked(text) : text }];
  });
}

/** Returns the person's name, else the template's. */
function titleOf({ fields }: Inquiry, templateName: string, { valueText }: PrintWords): string {
  const parts = ['name-first', 'name-middle', 'name-last'].flatMap((key) => valueText(key, fields[key]) ?? []);
  return parts.length === 0 ? templateName : parts.join(' ');
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

const reportTones: Readonly<Record<ReportFinding['state'], Tone>> = {
  clear: 'positive',
  match: 'negative',
  unanswered: 'attention',
  waiting: 'neutral',
  'not-run': 'attention',
};

/** Returns the step or event after which a report runs; the name of a form is its author's own. */
function stepInWords(name: string, { texts, names }: PrintWords): string {
  if (name === completion) return texts.completion;
  return name.startsWith('verification_') ? names.kind(name.slice(13).replaceAll('_', '-')) : name;
}

function reportsSection(reports: readonly ReportFinding[], words: PrintWords): Section {
  const { reports: title, reportTable, reportStates, result } = words.texts;
  const { answers } = words.shared;
  return {
    title,
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: reportTable.report, share: 46 },
          { title: reportTable.after, share: 26 },
          { title: reportTable.required, share: 28 },
        ],
        markTitle: result,
        rows: reports.map(({ report, reportTemplateId, after, required, state }) => ({
          cells: [
            report === null ? reportTemplateId : `${words.reportKind(report.type)} ${report.id}`,
            stepInWords(after, words),
            required ? answers.yes : answers.no,
          ],
          mark: { text: reportStates[state], tone: reportTones[state] },
        })),
      },
    ],
  };
}

function inquiryFacts(inquiry: Inquiry, templateName: string, { facts }: PrintWords['texts']): Fact[] {
  return [
    { label: facts.template, value: templateName },
    { label: facts.referenceId, value: inquiry.referenceId },
    { label: facts.account, value: inquiry.accountId },
    { label: facts.creator, value: inquiry.creator },
    { label: facts.reviewer, value: inquiry.reviewer?.id ?? null },
    { label: facts.tags, value: shortened(inquiry.tags.join(', ')) },
    { label: facts.note, value: shortened(inquiry.note) },
    { label: facts.reviewerComment, value: shortened(inquiry.reviewerComment) },
  ];
}

export function describeInquiry(
  { inquiry, templateName, verifications, leftOut, pictures, reports }: InquiryToPrint,
  printed: Printed,
): Report {
  const { words } = printed;
  const { texts, language } = words;
  const fields = fieldFacts(inquiry, words);
  const more: Section = {
    title: texts.further,
    blocks: [{ kind: 'note', text: countOf(texts.leftOut, leftOut, language) }],
  };
  return {
    kind: texts.inquiry,
    id: inquiry.id,
    title: titleOf(inquiry, templateName, words),
    mark: { text: texts.inquiryStatuses[inquiry.status], tone: toneOf(inquiry.status) },
    stamp: stampOf(printed),
    printedAt: printed.at,
    language,
    foot: footOf(inquiry.id, printed),
    facts: inquiryFacts(inquiry, templateName, texts),
    sections: [
      { title: texts.timeline, blocks: [{ kind: 'timeline', moments: timelineOf(inquiry, words) }] },
      ...(fields.length === 0 ? [] : [{ title: texts.fields, blocks: [{ kind: 'facts' as const, facts: fields }] }]),
      ...verifications.map((verification) => verificationSection(verification, pictures, words)),
      ...(leftOut === 0 ? [] : [more]),
      ...(reports.length === 0 ? [] : [reportsSection(reports, words)]),
    ],
  };
}
