/** Facts of made-up look-ups for the tests of checks: what was typed, and what a database answers to it. */
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

/** Somebody was typed, and this was answered. */
export const typed = (record: CheckFacts['record']): CheckFacts => checkFacts({ submitted: somebody, record });

/** One record with these values. */
export const answered = (submitted: Values, values: Values): CheckFacts => found(submitted, [{ values }]);

/** Several records. */
export const several = (submitted: Values, records: readonly Values[]): CheckFacts =>
  found(
    submitted,
    records.map((values) => ({ values })),
  );

/** A source that says how well each value agrees, and tells none. */
export const matched = (submitted: Values, matches: IdentityRecord['matches']): CheckFacts =>
  found(submitted, [{ matches }]);

/** A record that says this beside its values. */
export const signed = (signs: Partial<IdentityRecord>): CheckFacts => found(somebody, [signs]);

/** What was typed, beside what was filled before. */
export const given = (submitted: Values, inquiryFields: CheckFacts['inquiryFields']): CheckFacts =>
  checkFacts({ submitted, inquiryFields });

export const address = (street: string): CheckFacts => checkFacts({ submitted: { 'address-street-1': street } });
