/** aamva_issue_date_comparison: the typed date of issue is the one on record. */

import { showLicenceMatch } from '../shared/licence-match.ts';
import { propertyComparison } from '../shared/record-comparisons.ts';

export const aamvaIssueDateComparison = propertyComparison(
  { name: 'aamva_issue_date_comparison', kind: 'aamva', source: 'the licence authority' },
  { what: 'the date of issue', properties: ['issue-date'], show: showLicenceMatch },
);
