/** aamva_address_comparison: the typed address is the one on record. */

import { showLicenceMatch } from '../shared/licence-match.ts';
import { propertyComparison } from '../shared/record-comparisons.ts';

export const aamvaAddressComparison = propertyComparison(
  { name: 'aamva_address_comparison', kind: 'aamva', source: 'the licence authority' },
  { what: 'the address', properties: ['address-postal-code'], requirement: 'not_required', show: showLicenceMatch },
);
