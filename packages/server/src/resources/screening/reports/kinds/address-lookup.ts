/**
 * Kind of postal address reports. Only a provider knows if mail is delivered to an address; its spelling does not show
 * that.
 */
import type { AskedKind } from '../kind.ts';
import { answerOf, echoed, told } from './asked-kind.ts';
import { countryProblems } from './named-query.ts';
import { flags, integers, listOf, needed, numbers, optional, orNull, query, textList, texts } from './shapes.ts';

const asked = ['addressee', 'street-1', 'street-2', 'city', 'subdivision', 'postal-code'].map((name) =>
  name === 'addressee' ? name : `address-${name}`,
);

const lists = ['analysis-dpv-footnotes', 'analysis-dpv-footnotes-decoded'] as const;
const furtherLists = ['analysis-footnotes', 'analysis-footnotes-decoded'] as const;

const result = {
  ...texts(...asked.map((name) => `resolved-${name}`)),
  ...texts('metadata-record-type', 'metadata-zip-type', 'metadata-county-fips', 'metadata-county-name'),
  ...texts('metadata-carrier-route', 'metadata-carrier-route-type', 'metadata-congressional-district'),
  ...texts('metadata-building-default-indicator', 'metadata-residential-delivery-indicator'),
  ...numbers('metadata-latitude', 'metadata-longitude'),
  ...texts('metadata-precision', 'metadata-time-zone'),
  ...integers('metadata-utc-offset'),
  ...flags('metadata-obeys-daylight-savings'),
  ...texts('analysis-dpv-match-code', 'analysis-dpv-match-code-decoded'),
  ...Object.fromEntries([...lists, ...furtherLists].map((name) => [name, orNull(listOf(textList().items))])),
  ...texts('analysis-dpv-cmra', 'analysis-dpv-vacant', 'analysis-active'),
  ...texts('analysis-lacs-link-code', 'analysis-lacs-link-code-decoded', 'analysis-lacs-link-indicator'),
  ...texts('analysis-lacs-link-indicator-decoded', 'analysis-suite-link-match', 'metadata-ews-match', 'error-message'),
};

export const addressLookupKind: AskedKind = {
  kind: 'address-lookup',
  title: 'Address lookup',
  answeredBy: 'provider',
  query: query({
    ...optional('addressee', 'address-street-2'),
    ...needed('address-street-1', 'address-city', 'address-subdivision', 'address-postal-code', 'address-country-code'),
  }),
  queryProblems: countryProblems,
  attributes: { ...texts(...asked), ...result },
  result: answerOf(result),
  present: ({ query: given, result: found }) => ({ ...echoed(asked, given), ...told(Object.keys(result), found) }),
  recurs: false,
  occurrences: ['ready', 'errored', 'submitted'],
};
