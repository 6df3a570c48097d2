/** aamva_birthdate_comparison: the typed birthdate is the one on record. */

import { showLicenceMatch } from '../shared/licence-match.ts';
import { propertyComparison } from '../shared/record-comparisons.ts';

export const aamvaBirthdateComparison = propertyComparison(
  { name: 'aamva_birthdate_comparison', kind: 'aamva', source: 'the licence authority' },
  { what: 'the birthdate', properties: ['birthdate'], show: showLicenceMatch },
);
