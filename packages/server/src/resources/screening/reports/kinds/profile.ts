/** Kinds of reports on a person's records at providers: profiles, authoritative or not, and social network accounts. */
import { type TProperties, Type } from 'typebox';
import type { AskedKind, QueryProblem } from '../kind.ts';
import type { Members } from '../report.ts';
import { answerOf, echoed, told } from './asked-kind.ts';
import { countryProblems, dateProblems, textOf } from './named-query.ts';
import { listOf, optional, orNull, part, query, textList, texts } from './shapes.ts';

const occurrences = ['ready', 'errored'] as const;
const asked = { answeredBy: 'provider', recurs: false, occurrences } as const;

const person = ['name-first', 'name-last', 'birthdate'] as const;
const street = [
  'address-street-1',
  'address-street-2',
  'address-city',
  'address-subdivision',
  'address-postal-code',
] as const;

const address = part({
  ...texts('country-code', 'street-1', 'street-2', 'city', 'postal-code', 'subdivision'),
  ...texts('date-first-seen', 'date-last-seen'),
  longitude: Type.Number(),
  latitude: Type.Number(),
});
const record = part({
  names: listOf(part(texts('name-full', 'name-first', 'name-middle', 'name-last'))),
  birthdates: textList(),
  addresses: listOf(address),
  'social-security-numbers': textList(),
  'phone-numbers': textList(),
  'email-addresses': textList(),
  deceased: Type.Boolean(),
  ...texts('deceased-date'),
  'drivers-licenses': listOf(part(texts('number', 'state'))),
});
const records = { 'identity-records': listOf(record), 'omitted-identity-records': listOf(record) };
const lastFour = /(\d{4})$/;

/** Returns the problem of a social security number; none for a valid or missing one. */
export const numberProblems = (given: Members): QueryProblem[] => {
  const number = textOf(given, 'social-security-number');
  if (number === null || /^\d{3}-\d{2}-\d{4}$/.test(number)) return [];
  return [{ member: 'social-security-number', problem: 'must be written ddd-dd-dddd' }];
};

export const profileKind: AskedKind = {
  ...asked,
  kind: 'profile',
  title: 'Profile',
  query: query(optional(...person, 'social-security-number', ...street, 'country-code', 'phone-number')),
  queryProblems: (given) => [...dateProblems(given), ...countryProblems(given), ...numberProblems(given)],
  attributes: {
    ...texts(...person, 'social-security-number', 'social-security-number-last-4', ...street),
    ...texts('address-subdivision-abbr', 'address-postal-code-abbr', 'phone-number'),
    ...records,
  },
  result: answerOf(records),
  present: ({ query: given, result }) => ({
    ...echoed([...person, 'social-security-number', ...street, 'phone-number'], given),
    'social-security-number-last-4': lastFour.exec(textOf(given, 'social-security-number') ?? '')?.[1] ?? null,
    'address-subdivision-abbr': /^[A-Z]{2}$/.exec(textOf(given, 'address-subdivision') ?? '')?.[0] ?? null,
    'address-postal-code-abbr': textOf(given, 'address-postal-code')?.slice(0, 5) ?? null,
    'identity-records': result?.['identity-records'] ?? [],
    'omitted-identity-records': result?.['omitted-identity-records'] ?? [],
  }),
};

/** Returns problems of a query without any sufficient set of search members; one set is enough. */
function wayProblems(given: Members): QueryProblem[] {
  const named = ['name-first', 'name-last', 'address-city', 'address-subdivision'];
  const isFound =
    textOf(given, 'phone-number') !== null ||
    textOf(given, 'email-address') !== null ||
    named.every((name) => textOf(given, name) !== null);
  const problem =
    'must have phone-number, email-address, or all of name-first, name-last, address-city and address-subdivision';
  return [...(isFound ? [] : [{ member: null, problem }]), ...dateProblems(given)];
}

const years = texts('start-date', 'end-date');
const found: TProperties = {
  ...texts('name', 'birthdate'),
  emails: orNull(listOf(part(texts('address', 'type')))),
  'phone-numbers': orNull(textList()),
  location: orNull(
    part(texts('locality', 'region', 'country', 'continent', 'street-address', 'address-line-2', 'postal-code')),
  ),
  education: orNull(listOf(part({ ...years, ...texts('school-name', 'school-type') }))),
  experience: orNull(listOf(part({ ...years, ...texts('company-name', 'title-name') }))),
  'social-media-profiles': orNull(listOf(part(texts('network', 'url', 'username')))),
};
const reached = [
  'name-first',
  'name-last',
  'phone-number',
  'email-address',
  'address-city',
  'address-subdivision',
] as const;

export const nonAuthoritativeProfileKind: AskedKind = {
  ...asked,
  kind: 'profile-non-authoritative',
  title: 'Profile, non-authoritative',
  query: query(optional(...reached)),
  queryProblems: wayProblems,
  attributes: {
    query: orNull(
      part(
        texts(
          ...reached,
          'name-middle',
          'address-postal-code',
          'address-street-1',
          'address-street-2',
          'address-country-code',
          'birthdate',
        ),
      ),
    ),
    result: orNull(part(found)),
  },
  result: answerOf({ result: part(found) }),
  present: ({ query: given, result }) => ({ query: given, result: result?.['result'] ?? null }),
};

const networks = [
  'linkedin-url',
  'linkedin-username',
  'linkedin-id',
  'facebook-url',
  'facebook-username',
  'facebook-id',
].concat(['twitter-url', 'twitter-username', 'github-url', 'github-username', 'instagram-url', 'instagram-username']);

export const socialMediaKind: AskedKind = {
  ...asked,
  kind: 'social-media',
  title: 'Social media',
  query: query(optional(...reached, 'birthdate', 'address-postal-code', 'address-country-code')),
  queryProblems: wayProblems,
  attributes: { ...texts(...reached, 'birthdate', ...networks) },
  result: answerOf(texts(...networks)),
  present: ({ query: given, result }) => ({
    ...echoed(reached, given),
    birthdate: given['birthdate'] ?? '',
    ...told(networks, result),
  }),
};

const score = part({ ...texts('name', 'version'), score: Type.Integer(), 'reason-codes': textList() });
const asking = [...person, 'address-street-1', 'address-city', 'address-subdivision', 'address-postal-code'].concat([
  'address-country-code',
  'social-security-number',
  'user-id',
  'phone-number',
  'email-address',
]);
const answered: TProperties = {
  ...texts('application-id', 'customer-id', 'environment', 'notes', 'status', 'transaction-id'),
  scores: listOf(score),
};

/** Kind created only by a workflow. */
export const scoresKind: AskedKind = {
  ...asked,
  kind: 'integration/sentilink-scores',
  title: 'Synthetic fraud scores',
  eventName: 'sentilink-scores',
  query: null,
  attributes: { query: part(texts(...asking)), result: part(answered) },
  result: answerOf({ result: part(answered) }),
  present: ({ query: given, result }) => ({ query: given, result: result?.['result'] ?? {} }),
};
