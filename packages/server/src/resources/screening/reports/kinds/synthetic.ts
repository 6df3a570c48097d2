/** Kind of synthetic identity reports: signals of the environment's accounts are local, scores come from a provider. */
import { Type } from 'typebox';
import { type AccountSignals, signalsOf } from '../account-signals.ts';
import type { AskedKind } from '../kind.ts';
import { plainAnswer } from '../own-answer.ts';
import type { Members } from '../report.ts';
import { answerOf, told } from './asked-kind.ts';
import { countryProblems, dateProblems, textOf } from './named-query.ts';
import { numberProblems } from './profile.ts';
import { flags, integers, needed, optional, orNull, part, query } from './shapes.ts';

const scoreNames = ['abuse', 'first-party-synthetic', 'third-party-synthetic'].map((name) => `sentilink-${name}-score`);
const scores = Object.fromEntries(scoreNames.map((name) => [name, orNull(Type.Integer())]));

/** Member for local signals, an extension; null until they are computed. */
const signals = 'signals';
const signalsShape = orNull(
  part({
    ...integers('accounts-with-phone-number', 'accounts-with-email-address', 'accounts-with-address'),
    ...integers('accounts-with-identification-number'),
    ...flags('identification-number-possible', 'identification-number-fits-birthdate'),
    ...flags('identification-number-issued-before-birth'),
  }),
);

const shown = (found: AccountSignals): Members => ({
  'accounts-with-phone-number': found.phoneNumber,
  'accounts-with-email-address': found.emailAddress,
  'accounts-with-address': found.address,
  'accounts-with-identification-number': found.identificationNumber,
  'identification-number-possible': found.isNumberPossible,
  'identification-number-fits-birthdate': found.fitsBirthdate,
  // No public plan states a number's date of issue: United States numbers need the tables of areas and groups.
  'identification-number-issued-before-birth': null,
});

export const syntheticKind: AskedKind = {
  kind: 'synthetic',
  title: 'Synthetic fraud',
  answeredBy: 'provider',
  query: query({
    ...needed('name-first', 'name-last', 'birthdate'),
    ...needed('address-street-1', 'address-city', 'address-subdivision', 'address-postal-code', 'address-country-code'),
    ...optional('social-security-number', 'identification-number', 'address-street-2', 'phone-number', 'email-address'),
  }),
  queryProblems(given) {
    const numbers = [textOf(given, 'social-security-number'), textOf(given, 'identification-number')];
    const problem = 'must have social-security-number or identification-number';
    const unnamed = numbers.every((number) => number === null) ? [{ member: null, problem }] : [];
    return [...unnamed, ...dateProblems(given), ...countryProblems(given), ...numberProblems(given)];
  },
  attributes: { ...scores, [signals]: signalsShape },
  result: answerOf(scores),
  ownSource: 'accounts of the environment, with `accept-signals-only`',
  async own({ sources, scope, query: given, settings, accountId }) {
    const found = await sources.read(scope, (reader) => signalsOf(reader, scope, given, accountId));
    return plainAnswer({ [signals]: shown(found) }, settings.acceptSignalsOnly ? 'enough' : 'hint');
  },
  present: ({ result }) => told([...scoreNames, signals], result),
  recurs: false,
  occurrences: ['ready', 'errored'],
};
