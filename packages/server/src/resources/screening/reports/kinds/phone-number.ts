/** Kind of phone number reports: the numbering plan is local, facts about the line come from a provider. */
import { Type } from 'typebox';
import { readPhoneNumber } from '../../../../lookups/phone-plan.ts';
import type { AskedKind } from '../kind.ts';
import { plainAnswer } from '../own-answer.ts';
import { answerOf, told } from './asked-kind.ts';
import { textOf } from './named-query.ts';
import { integers, needed, oneOfOrNull, query, texts } from './shapes.ts';

const result = {
  ...texts('phone-type', 'phone-carrier', 'phone-city', 'phone-subdivision', 'phone-country-code'),
  ...texts('phone-risk-level', 'phone-risk-recommendation', 'phone-risk-sim-swap'),
  ...integers('phone-risk-score'),
};

const lineTypes = [
  ...['FIXED_LINE', 'MOBILE', 'PREPAID', 'TOLL_FREE', 'VOIP', 'PAGER', 'PAYPHONE', 'INVALID', 'RESTRICTED_PREMIUM'],
  ...['PERSONAL', 'VOICEMAIL', 'OTHER'],
];

/**
 * Enumerations of the contract (resources 3.4), which a provider's answer must use; its scores are 0 to 100 and 0 to
 * 1000.
 */
const closedValues = {
  'phone-type': oneOfOrNull(...lineTypes),
  'phone-risk-level': oneOfOrNull('low', 'medium-low', 'medium', 'medium-high', 'high'),
  'phone-risk-recommendation': oneOfOrNull('allow', 'flag', 'block'),
  'phone-risk-sim-swap': oneOfOrNull('very-low', 'low', 'medium', 'high', 'N/A'),
  'phone-risk-score': Type.Union([Type.Integer({ minimum: 0, maximum: 1000 }), Type.Null()]),
};

export const phoneNumberKind: AskedKind = {
  kind: 'phone-number',
  title: 'Phone number',
  answeredBy: 'provider',
  query: query(needed('phone-number')),
  attributes: { ...texts('phone-number'), ...result },
  result: answerOf({ ...result, ...closedValues }),
  ownSource: 'numbering plans',
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
