/**
 * The operator's database of persons: the same address as for reports (`report-provider.ts`), with kinds that begin
 * with `verification/`.
 *
 *     {"kind": "verification/database", "query": {"name-first": "Ava", "name-last": "Lindqvist",
 *      "birthdate": "1990-04-12", "country-code": "US"}, "request-id": "ver_…"}
 *
 * `kind` ends with `database`, `database-standard`, `database-ecbsv`, `database-phone-carrier`, `database-serpro`,
 * `database-tin` or `aamva`. `query` has the typed values, dates as YYYY-MM-DD; `country-code` is absent if unknown.
 * The answer is that of a report, with one to twenty records of one or several possible persons as its result:
 *
 *     {"state": "found", "result": {"records": [{"values": {"name-last": "LINDQVIST", "birthdate": "1990-04-12",
 *      "normalized-address-city": "OAKLAND"}, "deceased": false, "address-deliverable": true,
 *      "address-residential": null}]}, "sources": []}
 *
 * A source without values returns `"matches": {"name-last": true, "birthdate": "partial"}` instead of `values`, or in
 * addition: `true` or `full`, `partial`, `false` or `none`. All members are optional, but a record covers at least one
 * requested value.
 */
import { isLongerThan } from '../lib/text-length.ts';
import type { ProviderAnswer, ReportProvider } from './report-provider.ts';

export interface DatabaseRecord {
  readonly values: Readonly<Record<string, string>>;
  readonly matches: Readonly<Record<string, 'full' | 'partial' | 'none'>>;
  readonly deceased: boolean | null;
  readonly addressDeliverable: boolean | null;
  readonly addressResidential: boolean | null;
}

export type DatabaseAnswer =
  /** At least one record. */
  | { readonly state: 'found'; readonly records: readonly DatabaseRecord[] }
  | { readonly state: 'not_found' }
  /** The answer is not ready; ask again later. */
  | { readonly state: 'pending' }
  /** No answer, an invalid one, or none for this kind. */
  | { readonly state: 'unavailable' }
  /** Answer for licences only: the jurisdiction does not participate, so there is no record to search. */
  | { readonly state: 'not_participating' };

export interface DatabaseQuestion {
  /** Kind of the verification. */
  readonly kind: string;
  readonly details: Readonly<Record<string, string>>;
  /** Id of the request; the same one repeats the same lookup. */
  readonly requestId: string;
}

export interface IdentityDatabase {
  /** Asks the database. Never throws. */
  ask(question: DatabaseQuestion): Promise<DatabaseAnswer>;
}

export interface IdentityDatabaseOptions {
  readonly provider: ReportProvider;
  /** Called with the reason for a missing answer, in a few words without personal data. */
  readonly onUnavailable: (problem: string) => void;
}

const licenceKind = 'aamva';

/**
 * Creates the database client. It retries a failed request once, immediately: a broken connection is no result about a
 * person.
 */
export function createIdentityDatabase({ provider, onUnavailable }: IdentityDatabaseOptions): IdentityDatabase {
  return {
    async ask({ kind, details, requestId }) {
      const request = { kind: `verification/${kind}`, query: details, requestId };
      const first = await provider.ask(request);
      const answer = first.state === 'failed' ? await provider.ask(request) : first;
      if (kind === licenceKind && answer.state === 'unavailable' && answer.reason === 'not-participating') {
        return { state: 'not_participating' };
      }
      const read = readAnswer(answer, details);
      if (read === null || answer.state === 'failed') {
        onUnavailable(answer.state === 'failed' ? answer.problem : 'its records have another shape');
      }
      return read ?? { state: 'unavailable' };
    },
  };
}

/** Reads an answer; null for an invalid result. */
function readAnswer(answer: ProviderAnswer, asked: DatabaseQuestion['details']): DatabaseAnswer | null {
  switch (answer.state) {
    case 'found':
      return readRecords(answer.result['records'], asked);
    case 'not_found':
    case 'pending':
      return { state: answer.state };
    default:
      return { state: 'unavailable' };
  }
}

const mostRecords = 20;
const longestValue = 500;

function readRecords(given: unknown, asked: DatabaseQuestion['details']): DatabaseAnswer | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > mostRecords) return null;
  const records = given.flatMap((each: unknown) => readRecord(each, asked) ?? []);
  return records.length === given.length ? { state: 'found', records } : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const normalized = 'normalized-address-';

function readRecord(given: unknown, asked: DatabaseQuestion['details']): DatabaseRecord | null {
  if (!isObject(given)) return null;
  const isAsked = (name: string): boolean => Object.hasOwn(asked, name) && name !== 'country-code';
  const values = membersOf(given['values'], (name) => isAsked(name) || name.startsWith(normalized), readText);
  const matches = membersOf(given['matches'], isAsked, readMatch);
  const signs = [given['deceased'], given['address-deliverable'], given['address-residential']].map(readSign);
  if (values === null || matches === null || signs.some((sign) => sign === undefined)) return null;
  const [deceased = null, addressDeliverable = null, addressResidential = null] = signs;
  // A record without any requested value belongs to no person and must not count against the individual.
  if (![...Object.keys(values), ...Object.keys(matches)].some(isAsked)) return null;
  return { values, matches, deceased, addressDeliverable, addressResidential };
}

/**
 * Reads members; null for a list or text, and for an invalid wanted member. Ignores members that were not requested,
 * and null.
 */
function membersOf<Value>(
  given: unknown,
  isWanted: (name: string) => boolean,
  read: (value: unknown) => Value | undefined,
): Readonly<Record<string, Value>> | null {
  if (given === undefined || given === null) return {};
  if (!isObject(given)) return null;
  const wanted = Object.entries(given).filter(([name, value]) => isWanted(name) && value !== null);
  const entries = wanted.flatMap(([name, value]) => {
    const member = read(value);
    return member === undefined ? [] : [[name, member] as const];
  });
  return entries.length === wanted.length ? Object.fromEntries(entries) : null;
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && !isLongerThan(value, longestValue) ? value : undefined;

const levels: ReadonlyMap<unknown, 'full' | 'partial' | 'none'> = new Map<unknown, 'full' | 'partial' | 'none'>([
  [true, 'full'],
  ['full', 'full'],
  ['partial', 'partial'],
  [false, 'none'],
  ['none', 'none'],
]);

const readMatch = (value: unknown) => levels.get(value);

const readSign = (value: unknown): boolean | null | undefined =>
  value === undefined || value === null ? null : typeof value === 'boolean' ? value : undefined;
