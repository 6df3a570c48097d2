import { testCheck } from '../../../test/support/check-cases.ts';
import { addressResidentialCases } from '../../../test/support/record-cases.ts';
import { databaseStandardAddressResidentialDetection } from './database-standard-address-residential-detection.ts';

testCheck(databaseStandardAddressResidentialDetection, addressResidentialCases);
