/** database_address_comparison: the typed address is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseAddressComparison = propertyComparison(
  { name: 'database_address_comparison', kind: 'database', source: 'the database' },
  { what: 'the address', properties: ['address-street-1', 'address-postal-code'] },
);
