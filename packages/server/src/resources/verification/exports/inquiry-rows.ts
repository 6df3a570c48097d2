/**
 * Inquiries as lines of CSV (RFC 4180). Cells that a spreadsheet would take for a formula are written as text. Pure.
 */
import { stringify } from 'csv-stringify/sync';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { Inquiry } from '../inquiries/index.ts';

const moments = [
  ['created-at', 'createdAt'],
  ['started-at', 'startedAt'],
  ['completed-at', 'completedAt'],
  ['failed-at', 'failedAt'],
  ['marked-for-review-at', 'markedForReviewAt'],
  ['decisioned-at', 'decisionedAt'],
  ['expired-at', 'expiredAt'],
  ['redacted-at', 'redactedAt'],
] as const;

const plain = ['id', 'status', 'inquiry-template-id', 'inquiry-template-version-id', 'account-id', 'tags'] as const;

/** Columns with personal data. */
const personal = [
  ...['name-first', 'name-middle', 'name-last', 'birthdate', 'email-address', 'phone-number'],
  ...['address-street-1', 'address-street-2', 'address-city', 'address-subdivision', 'address-postal-code'],
  ...['address-country-code', 'selected-country-code', 'identification-class', 'identification-number'],
] as const;

const columnsOf = (withPersonal: boolean): readonly string[] => [
  ...plain,
  ...moments.map(([name]) => name),
  ...(withPersonal ? ['reference-id', 'reviewer-comment', ...personal] : []),
];

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

function cellsOf(inquiry: Inquiry, withPersonal: boolean): string[] {
  const own: Readonly<Record<(typeof plain)[number], string>> = {
    id: inquiry.id,
    status: inquiry.status,
    'inquiry-template-id': inquiry.templateId,
    'inquiry-template-version-id': inquiry.templateVersionId,
    'account-id': inquiry.accountId ?? '',
    tags: inquiry.tags.join(', '),
  };
  return [
    ...plain.map((name) => own[name]),
    ...moments.map(([, member]) => {
      const at = inquiry[member];
      return at === null ? '' : isoTimestamp(at);
    }),
    ...(withPersonal
      ? [
          inquiry.referenceId ?? '',
          inquiry.reviewerComment ?? '',
          ...personal.map((name) => textOf(inquiry.fields[name])),
        ]
      : []),
  ];
}

const options = { record_delimiter: 'windows' } as const;

/**
 * Start of a cell that a spreadsheet takes for a formula, also after blanks and invisible characters, which some
 * spreadsheets drop.
 */
const formula = /^[\p{Z}\p{C}]*[=+\-@\u2212\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

const asText = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

export const headerLine = (withPersonal: boolean): string => stringify([[...columnsOf(withPersonal)]], options);

export const lineOf = (inquiry: Inquiry, withPersonal: boolean): string =>
  stringify([cellsOf(inquiry, withPersonal).map(asText)], options);
