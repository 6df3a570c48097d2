import { testCheck } from '../../../test/support/check-cases.ts';
import { addressDeliverableCases } from '../../../test/support/record-cases.ts';
import { databaseAddressDeliverableDetection } from './database-address-deliverable-detection.ts';

testCheck(databaseAddressDeliverableDetection, addressDeliverableCases);
