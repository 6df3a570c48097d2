/** Phone numbers: what the plan of numbers tells here, and what a provider knows of the line. */
import { readPhoneNumber } from '../../../../lookups/phone-plan.ts';
import type { AskedKind } from '../kind.ts';
import { plainAnswer } from '../own-answer.ts';
import { answerOf, told } from './asked-kind.ts';
import { textOf } from './named-query.ts';
import { integers, needed, query, texts } from './shapes.ts';

const result = {
  ...texts('phone-type', 'phone-carrier', 'phone-city', 'phone-subdivision', 'phone-country-code'),
  ...texts('phone-risk-level', 'phone-risk-recommendation', 'phone-risk-sim-swap'),
  ...integers('phone-risk-score'),
};

export const phoneNumberKind: AskedKind = {
  kind: 'phone-number',
  title: 'Phone number',
  answeredBy: 'provider',
  query: query(needed('phone-number')),
  attributes: { ...texts('phone-number'), ...result },
  result: answerOf(result),
  ownSource: 'the plans of numbers',
  async own({ query: asked }) {
    const { type, countryCode } = readPhoneNumber(textOf(asked, 'phone-number') ?? '');
    return plainAnswer({ 'phone-type': type, 'phone-country-code': countryCode }, 'part');
  },
  present: ({ query: asked, result: found }) => ({
    'phone-number': asked['phone-number'] ?? null,
    ...told(Object.keys(result), found),
  }),
  recurs: false,
  occurrences: ['ready', 'errored'],
};
