/** aamva_expiration_date_comparison: the typed date of expiry is the one on record. */

import { showLicenceMatch } from '../shared/licence-match.ts';
import { propertyComparison } from '../shared/record-comparisons.ts';

export const aamvaExpirationDateComparison = propertyComparison(
  { name: 'aamva_expiration_date_comparison', kind: 'aamva', source: 'the licence authority' },
  { what: 'the date of expiry', properties: ['expiration-date'], show: showLicenceMatch },
);
