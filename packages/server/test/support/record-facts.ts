/** Facts of made-up lookups for the tests of checks: the typed details, and the answer of a database. */
import type { CheckFacts, IdentityRecord } from '../../src/checks/check.ts';
import { checkFacts } from './check-facts.ts';

type Values = Readonly<Record<string, string>>;

const silent: IdentityRecord = {
  values: {},
  matches: {},
  deceased: null,
  addressDeliverable: null,
  addressResidential: null,
};

const somebody = { 'name-first': 'AVA', 'name-last': 'LINDQVIST' };

const found = (submitted: Values, records: readonly Partial<IdentityRecord>[]): CheckFacts =>
  checkFacts({ submitted, record: { state: 'found', records: records.map((record) => ({ ...silent, ...record })) } });

/** Returns the facts of a lookup with this answer. */
export const typed = (record: CheckFacts['record']): CheckFacts => checkFacts({ submitted: somebody, record });

/** Returns the facts with one record of these values. */
export const answered = (submitted: Values, values: Values): CheckFacts => found(submitted, [{ values }]);

/** Returns the facts with several records. */
export const several = (submitted: Values, records: readonly Values[]): CheckFacts =>
  found(
    submitted,
    records.map((values) => ({ values })),
  );

/** Returns the facts of a source that reports how well each value agrees, without the values. */
export const matched = (submitted: Values, matches: IdentityRecord['matches']): CheckFacts =>
  found(submitted, [{ matches }]);

/** Returns the facts of a record with these signs in addition to its values. */
export const signed = (signs: Partial<IdentityRecord>): CheckFacts => found(somebody, [signs]);

/** Returns the facts of typed details, with earlier values of the inquiry. */
export const given = (submitted: Values, inquiryFields: CheckFacts['inquiryFields']): CheckFacts =>
  checkFacts({ submitted, inquiryFields });

export const address = (street: string): CheckFacts => checkFacts({ submitted: { 'address-street-1': street } });
