/** database_standard_address_comparison: the typed address is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseStandardAddressComparison = propertyComparison(
  { name: 'database_standard_address_comparison', kind: 'database-standard', source: 'the database' },
  { what: 'the address', properties: ['address-street-1', 'address-postal-code'] },
);
