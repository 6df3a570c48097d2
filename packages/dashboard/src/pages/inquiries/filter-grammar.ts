/**
 * A filter for inquiries as one line of text in the address: `status:needs_review age:>2h`. Words without a name are
 * ids or reference ids of the caller.
 */

import { ageOf, dayAt, wordsIn } from '../../kit/filter-line.ts';

/** Filters of `GET /inquiries`: names of `filter[…]` with their values. */
export type InquiryFilter = Readonly<Record<string, string>>;

export interface ParsedFilter {
  readonly filter: InquiryFilter;
  /** Words that the filter does not know. */
  readonly unknown: readonly string[];
}

export const inquiryStatuses = [
  'created',
  'pending',
  'completed',
  'needs_review',
  'approved',
  'declined',
  'failed',
  'expired',
] as const;

/** Counts of home and of the analytics, each with the inquiries that are in it. */
const inquiryCounts: readonly string[] = ['waiting', 'started', 'completed', 'reviewed', 'failed', 'expired'];

const isCount = (word: string): boolean => inquiryCounts.includes(word);

const isStatus = (word: string): boolean => (inquiryStatuses as readonly string[]).includes(word);

function ageFilter(value: string, now: number): InquiryFilter | null {
  const age = ageOf(value, now);
  return age === null ? null : { [age.isOlder ? 'created-at-end' : 'created-at-start']: age.at };
}

function namedFilter(name: string, value: string, now: number): InquiryFilter | null {
  const day = (filter: string, time: string): InquiryFilter | null => {
    const at = dayAt(value, time);
    return at === null ? null : { [filter]: at };
  };
  switch (name) {
    case 'status':
      return value.split(',').every(isStatus) ? { status: value } : null;
    case 'counted':
      return isCount(value) ? { 'counted-as': value } : null;
    case 'template':
      return { 'inquiry-template-id': value };
    case 'version':
      return { 'inquiry-template-version-id': value };
    case 'account':
      return { 'account-id': value };
    case 'reference':
      return { 'reference-id': value };
    case 'id':
      return { 'inquiry-id': value };
    case 'list-hit':
      return { 'list-hit': value };
    case 'tag':
      return { tag: value };
    case 'country':
      return /^[a-z]{2}$/i.test(value) ? { country: value.toUpperCase() } : null;
    case 'check':
      return /^[a-z_]+(?:,[a-z_]+)*$/.test(value) ? { 'failed-check': value } : null;
    case 'from':
      return day('created-at-start', '00:00:00.000');
    case 'until':
      return day('created-at-end', '23:59:59.999');
    case 'age':
      return ageFilter(value, now);
    default:
      return null;
  }
}

function filterOf(word: string, now: number): InquiryFilter | null {
  const plain = word.replaceAll('"', '');
  const [, name, value] = /^([a-z-]+):(.+)$/.exec(plain) ?? [];
  if (name !== undefined && value !== undefined) return namedFilter(name, value, now);
  if (/^[a-z-]+:$/.test(plain)) return null;
  if (plain.startsWith('inq_')) return { 'inquiry-id': plain };
  return plain.startsWith('act_') ? { 'account-id': plain } : { 'reference-id': plain };
}

const endsBeforeItStarts = (filter: InquiryFilter): boolean =>
  (filter['created-at-start'] ?? '') > (filter['created-at-end'] ?? '~');

/** Parses a filter. `now` in milliseconds since 1970. */
export function parseFilter(text: string, now: number): ParsedFilter {
  const filter: Record<string, string> = {};
  const unknown: string[] = [];
  for (const word of wordsIn(text)) {
    const found = filterOf(word, now);
    // A second word about the same would silently replace the first one.
    if (found === null || Object.keys(found).some((name) => name in filter)) unknown.push(word);
    else if (endsBeforeItStarts({ ...filter, ...found })) unknown.push(word);
    else Object.assign(filter, found);
  }
  return { filter, unknown };
}
