/** aamva_name_comparison: the name on record is the one that was typed. */

import { showLicenceMatch } from '../shared/licence-match.ts';
import { propertyComparison } from '../shared/record-comparisons.ts';

export const aamvaNameComparison = propertyComparison(
  { name: 'aamva_name_comparison', kind: 'aamva', source: 'the licence authority' },
  { what: 'the name', properties: ['name-first', 'name-last'], show: showLicenceMatch },
);
