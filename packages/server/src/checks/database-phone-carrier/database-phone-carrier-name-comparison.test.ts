import { testCheck } from '../../../test/support/check-cases.ts';
import { nameCases } from '../../../test/support/record-cases.ts';
import { databasePhoneCarrierNameComparison } from './database-phone-carrier-name-comparison.ts';

testCheck(databasePhoneCarrierNameComparison, nameCases);
