import { testCheck } from '../../../test/support/check-cases.ts';
import { addressDeliverableCases } from '../../../test/support/record-cases.ts';
import { databaseStandardAddressDeliverableDetection } from './database-standard-address-deliverable-detection.ts';

testCheck(databaseStandardAddressDeliverableDetection, addressDeliverableCases);
