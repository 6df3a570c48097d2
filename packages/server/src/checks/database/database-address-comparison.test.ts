import { testCheck } from '../../../test/support/check-cases.ts';
import { addressCases } from '../../../test/support/record-cases.ts';
import { databaseAddressComparison } from './database-address-comparison.ts';

testCheck(databaseAddressComparison, addressCases);
