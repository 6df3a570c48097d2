/** Items of each kind: how they are typed, sent and shown. Pure. */
import type { ListKind } from '../../client/lists.ts';
import type { PageTexts } from '../../texts/page-texts.ts';

export type ItemMember = keyof PageTexts['list']['members'];

/** Typed members of each kind, in order. */
export const membersOf: Readonly<Record<ListKind, readonly ItemMember[]>> = {
  'email-address': ['value'],
  'phone-number': ['value'],
  name: ['name-first', 'name-last'],
  'ip-address': ['value'],
  country: ['country-code'],
  geolocation: ['latitude', 'longitude', 'radius-meters'],
  'government-id-number': ['id-class', 'id-number'],
  'browser-fingerprint': ['value'],
  'device-fingerprint': ['value'],
  string: ['value'],
  field: ['field-value'],
};

/** Names in paths. */
const plurals: Readonly<Record<ListKind, string>> = {
  'email-address': 'email-addresses',
  'phone-number': 'phone-numbers',
  name: 'names',
  'ip-address': 'ip-addresses',
  country: 'countries',
  geolocation: 'geolocations',
  'government-id-number': 'government-id-numbers',
  'browser-fingerprint': 'browser-fingerprints',
  'device-fingerprint': 'device-fingerprints',
  string: 'strings',
  field: 'fields',
};

export const pathOfItems = (kind: ListKind): string => `/list-item/${plurals[kind]}`;

export type TypedItem = Readonly<Partial<Record<ItemMember, string>>>;

const numbers: readonly ItemMember[] = ['latitude', 'longitude', 'radius-meters'];

/** Members that may be empty as long as another is filled. */
const optional: readonly ItemMember[] = ['id-class', 'name-first', 'name-last'];

export const isOptional = (member: ItemMember): boolean => optional.includes(member);
export const isNumber = (member: ItemMember): boolean => numbers.includes(member);

const textOf = (typed: TypedItem, member: ItemMember): string => (typed[member] ?? '').trim();

/** Returns true if enough is typed for a request. */
export const isFilled = (kind: ListKind, typed: TypedItem): boolean =>
  membersOf[kind].some((member) => textOf(typed, member) !== '') &&
  membersOf[kind].every(
    (member) =>
      (isOptional(member) || textOf(typed, member) !== '') &&
      (!isNumber(member) || Number.isFinite(Number(textOf(typed, member)))),
  );

/** Returns true for `@example.com` and `example.com`, which are domains. */
const isDomain = (address: string): boolean => address.indexOf('@') <= 0;

export function attributesOf(kind: ListKind, typed: TypedItem): Readonly<Record<string, string | number>> {
  const value = textOf(typed, 'value');
  if (kind === 'email-address') {
    return isDomain(value)
      ? { value: value.replace(/^@/, ''), 'match-type': 'domain' }
      : { value, 'match-type': 'email_address' };
  }
  return Object.fromEntries(
    membersOf[kind].map((member) => {
      const text = textOf(typed, member);
      return [member, isNumber(member) ? Number(text) : text];
    }),
  );
}

/** Returns the item as a line to paste: commas separate its members, so no member may contain one. */
export const lineOf = (kind: ListKind, typed: TypedItem): string =>
  membersOf[kind].map((member) => textOf(typed, member).replaceAll(/[,;\t]/g, ' ')).join(',');

/** Returns the lines of a text with any line ending, without blank lines at its end. */
export const linesIn = (text: string): string[] => text.trimEnd().split(/\r\n|\r|\n/);

/** Returns an item in one line; empty if its values are hidden from the user. */
export function shownItem(kind: ListKind, values: Readonly<Record<string, string | number>>): string {
  const text = (member: ItemMember): string => String(values[member] ?? '');
  if (kind === 'email-address' && values['match-type'] === 'domain') return `@${text('value')}`;
  if (kind === 'name') return `${text('name-first')} ${text('name-last')}`.trim();
  if (kind === 'geolocation' && 'latitude' in values) {
    return `${text('latitude')}, ${text('longitude')} (${text('radius-meters')} m)`;
  }
  return membersOf[kind]
    .map(text)
    .filter((each) => each !== '')
    .join(' ');
}
