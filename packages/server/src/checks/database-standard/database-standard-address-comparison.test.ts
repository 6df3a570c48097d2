import { testCheck } from '../../../test/support/check-cases.ts';
import { addressCases } from '../../../test/support/record-cases.ts';
import { databaseStandardAddressComparison } from './database-standard-address-comparison.ts';

testCheck(databaseStandardAddressComparison, addressCases);
