import { testCheck } from '../../../test/support/check-cases.ts';
import { birthdateCases } from '../../../test/support/record-cases.ts';
import { databasePhoneCarrierBirthdateComparison } from './database-phone-carrier-birthdate-comparison.ts';

testCheck(databasePhoneCarrierBirthdateComparison, birthdateCases);
