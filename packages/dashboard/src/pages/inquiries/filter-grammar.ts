/**
 * What a list of inquiries is narrowed by, as one line of text that stands in the address: `status:needs_review age:>2h`. Words
 * without a name are ids, or what the caller calls the inquiry.
 */

/** Names of `filter[…]` of `GET /inquiries` with their values. */
export type InquiryFilter = Readonly<Record<string, string>>;

export interface ParsedFilter {
  readonly filter: InquiryFilter;
  /** Words that mean nothing here. */
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

const seconds = { m: 60, h: 3600, d: 86_400, w: 604_800 } as const;

type Unit = keyof typeof seconds;

const isStatus = (word: string): boolean => (inquiryStatuses as readonly string[]).includes(word);

/** A word, or one with a part in quotes: `reference:"order 12"`. */
const words = /(?:[^\s"]+|"[^"]*")+/g;

/** Null for what is no day. Days begin where the person is. */
function dayAt(day: string, time: string): string | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T${time}`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

function ageFilter(value: string, now: number): InquiryFilter | null {
  const [, sign, count, unit] = /^([<>])(\d{1,4})([mhdw])$/.exec(value) ?? [];
  if (sign === undefined) return null;
  const at = new Date(now - Number(count) * seconds[unit as Unit] * 1000).toISOString();
  return sign === '>' ? { 'created-at-end': at } : { 'created-at-start': at };
}

function namedFilter(name: string, value: string, now: number): InquiryFilter | null {
  const day = (filter: string, time: string): InquiryFilter | null => {
    const at = dayAt(value, time);
    return at === null ? null : { [filter]: at };
  };
  switch (name) {
    case 'status':
      return value.split(',').every(isStatus) ? { status: value } : null;
    case 'template':
      return { 'inquiry-template-id': value };
    case 'account':
      return { 'account-id': value };
    case 'reference':
      return { 'reference-id': value };
    case 'id':
      return { 'inquiry-id': value };
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
  const [, name, value] = /^([a-z]+):(.+)$/.exec(plain) ?? [];
  if (name !== undefined && value !== undefined) return namedFilter(name, value, now);
  if (/^[a-z]+:$/.test(plain)) return null;
  if (plain.startsWith('inq_')) return { 'inquiry-id': plain };
  return plain.startsWith('act_') ? { 'account-id': plain } : { 'reference-id': plain };
}

/** `now` in milliseconds since 1970. */
export function parseFilter(text: string, now: number): ParsedFilter {
  const filter: Record<string, string> = {};
  const unknown: string[] = [];
  for (const word of text.match(words) ?? []) {
    const found = filterOf(word, now);
    if (found === null) unknown.push(word);
    else Object.assign(filter, found);
  }
  return { filter, unknown };
}

/** The line with `name:` set to the value, in place of what it was; an empty value takes it away. */
export function withWord(text: string, name: string, value: string): string {
  const kept = (text.match(words) ?? []).filter((word) => !word.startsWith(`${name}:`));
  return [...(value === '' ? [] : [`${name}:${value}`]), ...kept].join(' ');
}

/** What `name:` is set to; empty where it is not. */
export const wordOf = (text: string, name: string): string =>
  (text.match(words) ?? []).find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
