/** aamva_identification_number_comparison: the typed number is the one on record. */

import { showLicenceMatch } from '../shared/licence-match.ts';
import { propertyComparison } from '../shared/record-comparisons.ts';

export const aamvaIdentificationNumberComparison = propertyComparison(
  { name: 'aamva_identification_number_comparison', kind: 'aamva', source: 'the licence authority' },
  { what: 'the number', properties: ['identification-number'], show: showLicenceMatch },
);
