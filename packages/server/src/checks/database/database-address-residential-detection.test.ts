import { testCheck } from '../../../test/support/check-cases.ts';
import { addressResidentialCases } from '../../../test/support/record-cases.ts';
import { databaseAddressResidentialDetection } from './database-address-residential-detection.ts';

testCheck(databaseAddressResidentialDetection, addressResidentialCases);
