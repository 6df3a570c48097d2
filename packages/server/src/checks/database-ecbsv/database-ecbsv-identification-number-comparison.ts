/** database_ecbsv_identification_number_comparison: the typed number is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseEcbsvIdentificationNumberComparison = propertyComparison(
  {
    name: 'database_ecbsv_identification_number_comparison',
    kind: 'database-ecbsv',
    source: 'the social security administration',
  },
  { what: 'the number', properties: ['identification-number'] },
);
