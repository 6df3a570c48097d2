/**
 * Words of reports and their matches that pages and prints share, in English. The other languages have the same names; a name
 * that the server has and English lacks is found by a test of the server.
 */
import type { Written } from '../index.ts';

export const screening = {
  /** Kinds of reports. */
  kinds: {
    'address-lookup': 'Address lookup',
    'adverse-media': 'Adverse media',
    'business-adverse-media': 'Business adverse media',
    'business-associated-persons': 'Business associated persons',
    'business-lookup': 'Business lookup',
    'business-registrations-lookup': 'Business registrations',
    'business-watchlist': 'Business watchlist',
    'crypto-address-watchlist': 'Crypto address',
    'email-address': 'Email address',
    'phone-number': 'Phone number',
    'politically-exposed-person': 'Politically exposed person',
    profile: 'Profile',
    'profile-non-authoritative': 'Profile, non-authoritative',
    'integration/sentilink-scores': 'Synthetic fraud scores',
    'social-media': 'Social media',
    synthetic: 'Synthetic fraud',
    watchlist: 'Watchlist',
  },
  /** Members of a request. */
  members: {
    'name-first': 'Given name',
    'name-middle': 'Middle name',
    'name-last': 'Family name',
    term: 'Full name',
    birthdate: 'Birthdate',
    'country-code': 'Country',
    'address-country-code': 'Country',
    'address-street-1': 'Street',
    'address-street-2': 'Street, second line',
    'address-city': 'City',
    'address-subdivision': 'State or region',
    'address-postal-code': 'Postal code',
    addressee: 'Addressee',
    'associated-people': 'Associated people',
    'business-name': 'Business name',
    'email-address': 'Email address',
    'phone-number': 'Phone number',
    'crypto-address': 'Wallet address',
    website: 'Website',
    ein: 'Employer number',
    'social-security-number': 'Social security number',
    'identification-number': 'Identification number',
    'identification-class': 'Type of identification',
    'issuing-country-code': 'Issuing country',
  },
  /** Score of a match by wallet. */
  exact: 'exact',
  /** Source of a match or list that only the provider knows. */
  told: 'reported by the provider',
  /** Columns of the terms of a score. */
  terms: { feature: 'Reason', value: 'Value', weight: 'Weight', share: 'Contribution' },
  /** Terms of a score. */
  features: {
    bias: 'Starting value',
    coverage: 'Matched part of the name',
    edits: 'Different letters',
    worst: 'Least similar name part',
    whole: 'Similarity of the full names',
    evidence: 'Rarity of the name parts',
    extra: 'Unmatched name parts',
    'extra-common': 'Unmatched parts next to common parts',
    'extra-rough': 'Unmatched parts next to roughly similar parts',
    'rough-common': 'Common parts that are only roughly similar',
    'other-name': 'Two parts that are different known names',
    initial: 'Initial instead of a name part',
    same: 'Identical name',
    'legal-differs': 'Different legal form',
    'legal-abroad': 'Legal forms of different countries',
    'number-differs': 'Different number',
    'order-differs': 'Names of father and son swapped',
    company: 'Company names vary more',
    'birthdate-equal': 'Same birthdate',
    'birthdate-swapped': 'Day and month swapped',
    'birthdate-near': 'Close birthdate',
    'birthdate-differs': 'Different birthdate',
    'country-equal': 'Shared country',
    'country-differs': 'Different countries',
    'gender-differs': 'Different gender',
    'weak-name': 'Name that the list marks as weak',
    'one-part': 'Only one name part matches',
    'weak-part': 'Only a part of a weak name matches',
    identifier: 'Same document number',
  },
  /** Rules of a template. */
  gate: { name: 'Name', birthdate: 'Birthdate', country: 'Country', office: 'Public office' },
  /** Settings of a rule; `classes` are those of public offices. */
  gateSettings: {
    custom: 'by the score',
    exact: 'letter by letter',
    strict: 'strict',
    tolerant: 'tolerant',
    'exact-year': 'same year',
    'year-plus-minus-1': 'at most one year apart',
    'one-in-common': 'one in common',
    off: 'off',
    classes: 'classes {classes}',
  },
  /** Outcomes of a rule. */
  gateOutcomes: {
    passed: 'passed',
    absent: 'nothing to compare on one side',
    identified: 'overridden by a shared document number',
    off: 'off',
  },
  /** Ages of a watchlist. */
  ages: { current: 'current', old: 'old', 'too-old': 'too old' },
  /** Error codes of a report. */
  errors: {
    'source-not-connected': 'No provider for this kind of report is connected.',
    'list-missing': 'A required watchlist is not loaded yet.',
    'list-too-old': 'A watchlist was older than its maximum age.',
    'provider-failed': 'The provider returned no usable response.',
    'query-unusable': 'The request contains nothing that can be searched for.',
  },
} as const;

export type WrittenScreening = Written<typeof screening>;
