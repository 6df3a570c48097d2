/** aamva_name_comparison: the typed name is the one on record. */

import { showLicenceMatch } from '../shared/licence-match.ts';
import { propertyComparison } from '../shared/record-comparisons.ts';

export const aamvaNameComparison = propertyComparison(
  { name: 'aamva_name_comparison', kind: 'aamva', source: 'the licence authority' },
  { what: 'the name', properties: ['name-first', 'name-last'], show: showLicenceMatch },
);
