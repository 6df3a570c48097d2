/** database_address_comparison: the address on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseAddressComparison = propertyComparison(
  { name: 'database_address_comparison', kind: 'database', source: 'the database' },
  { what: 'the address', properties: ['address-street-1', 'address-postal-code'] },
);
