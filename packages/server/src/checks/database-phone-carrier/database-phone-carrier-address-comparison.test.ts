import { testCheck } from '../../../test/support/check-cases.ts';
import { addressCases } from '../../../test/support/record-cases.ts';
import { databasePhoneCarrierAddressComparison } from './database-phone-carrier-address-comparison.ts';

testCheck(databasePhoneCarrierAddressComparison, addressCases);
